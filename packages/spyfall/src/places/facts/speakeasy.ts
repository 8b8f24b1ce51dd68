import type { Fact } from '../place.ts';

export const speakeasy: readonly Fact[] = [
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
];
