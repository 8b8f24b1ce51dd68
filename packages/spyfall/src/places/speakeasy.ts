import type { Place } from './place.ts';

export const speakeasy: Place = {
  id: 'speakeasy',
  name: { ru: 'Подпольный бар', en: 'Speakeasy' },
  when: { ru: '1926 год', en: '1926' },
  mood: {
    ru: 'За дверью прачечной играет джаз, а в чайных чашках плещется что угодно, только не чай. Стучать три раза, улыбаться два и никого не называть по имени.',
    en: 'Behind the laundry there is jazz, and the teacups hold anything but tea. Knock three times, smile twice, and never use a real name.',
  },
  roles: [
    { ru: 'Саксофонист, он же сигнал тревоги', en: 'Saxophonist who doubles as the alarm' },
    { ru: 'Вышибала, забывший пароль', en: 'Doorman who has forgotten the password' },
    { ru: 'Певица с тайной в сумочке', en: 'Singer with a secret in her purse' },
    { ru: 'Переодетый агент в казённых ботинках', en: 'Undercover agent in government-issue shoes' },
    { ru: 'Сенатор, голосовавший за запрет', en: 'Senator who voted for the ban' },
    { ru: 'Гангстер на строгой диете', en: 'Gangster on a strict diet' },
    { ru: 'Канадец, поставляющий «чай»', en: 'Canadian gentleman who imports "tea"' },
  ],
  facts: [
    {
      topic: 'people',
      tell: 1,
      text: {
        ru: 'Люди разные, но лишних вопросов не задают.',
        en: 'All sorts of people, and none of them asks too much.',
      },
    },
    {
      topic: 'fears',
      tell: 1,
      text: {
        ru: 'Боимся, что нагрянут, когда совсем не ждём.',
        en: "Our worry is that they'll come when we least expect it.",
      },
    },
    { topic: 'rules', tell: 1, text: { ru: 'Чужих мы сразу примечаем.', en: 'We notice strangers straight away.' } },
    {
      topic: 'light',
      tell: 1,
      text: { ru: 'Полумрак, и многим он к лицу.', en: "It's gloomy, which flatters most of us." },
    },
    {
      topic: 'rest',
      tell: 1,
      text: { ru: 'Ночью тут бывает живее, чем днём.', en: 'Things can get livelier here after dark.' },
    },
    {
      topic: 'clothes',
      tell: 2,
      text: { ru: 'Шляпу можно не снимать, так даже лучше.', en: "Keep your hat on, it's better for everyone." },
    },
    {
      topic: 'sounds',
      tell: 2,
      text: {
        ru: 'Музыка громкая, чтобы разговоров не слышали.',
        en: "The music's loud so that the conversations aren't.",
      },
    },
    {
      topic: 'smells',
      tell: 2,
      text: { ru: 'Накурено так, что хоть топор вешай.', en: 'You could hang your hat on the smoke.' },
    },
    {
      topic: 'money',
      tell: 2,
      text: { ru: 'Платят наличными и сдачи не просят.', en: 'Cash only, and nobody waits for the change.' },
    },
    {
      topic: 'travel',
      tell: 2,
      text: { ru: 'Вход со двора, и не всякому покажут.', en: "The entrance is round the back, if they'll show you." },
    },
    {
      topic: 'food',
      tell: 2,
      text: {
        ru: 'Закусывать есть чем, но приходят не за этим.',
        en: 'There are snacks, but nobody comes for the snacks.',
      },
    },
    {
      topic: 'rules',
      tell: 3,
      text: {
        ru: 'Сначала пароль в окошко, потом всё остальное.',
        en: 'Password through the little slot first, manners afterwards.',
      },
    },
    {
      topic: 'food',
      tell: 3,
      text: {
        ru: 'Попросите чаю — и нальют то, что запрещено конституцией.',
        en: "Ask for tea and you'll get something the Constitution forbids.",
      },
    },
    {
      topic: 'sounds',
      tell: 3,
      text: {
        ru: 'Саксофон смолк — значит, бутылки под пол.',
        en: 'When the sax stops, the bottles go under the floorboards.',
      },
    },
    {
      topic: 'clothes',
      tell: 3,
      text: {
        ru: 'На дамах бахрома, танцуют чарльстон, а вывеска — «Прачечная».',
        en: 'Fringe, feathers and the Charleston, and the sign says "Laundry".',
      },
    },
  ],
};
