import { factTable } from './factTable.ts';

export const speakeasy = factTable(
  ['people', 1, 'Люди разные, но лишних вопросов не задают.', 'All sorts of people, and none of them asks too much.'],
  [
    'fears',
    1,
    'Боимся, что нагрянут, когда совсем не ждём.',
    "Our worry is that they'll come when we least expect it.",
  ],
  ['rules', 1, 'Чужих мы сразу примечаем.', 'We notice strangers straight away.'],
  ['light', 1, 'Полумрак, и многим он к лицу.', "It's gloomy, which flatters most of us."],
  ['rest', 1, 'Ночью тут бывает живее, чем днём.', 'Things can get livelier here after dark.'],
  ['clothes', 2, 'Шляпу можно не снимать, так даже лучше.', "Keep your hat on, it's better for everyone."],
  ['sounds', 2, 'Музыка громкая, чтобы разговоров не слышали.', "The music's loud so that the conversations aren't."],
  ['smells', 2, 'Накурено так, что хоть топор вешай.', 'You could hang your hat on the smoke.'],
  ['money', 2, 'Платят наличными и сдачи не просят.', 'Cash only, and nobody waits for the change.'],
  ['travel', 2, 'Вход со двора, и не всякому покажут.', "The entrance is round the back, if they'll show you."],
  ['food', 2, 'Закусывать есть чем, но приходят не за этим.', 'There are snacks, but nobody comes for the snacks.'],
  [
    'rules',
    3,
    'Сначала пароль в окошко, потом всё остальное.',
    'Password through the little slot first, manners afterwards.',
  ],
  [
    'food',
    3,
    'Попроси чаю — и нальют то, что запрещено конституцией.',
    "Ask for tea and you'll get something the Constitution forbids.",
  ],
  [
    'sounds',
    3,
    'Саксофон смолк — значит, бутылки под пол.',
    'When the sax stops, the bottles go under the floorboards.',
  ],
  [
    'clothes',
    3,
    'На дамах бахрома, танцуют чарльстон, а вывеска — «Прачечная».',
    'Fringe, feathers and the Charleston, and the sign says “Laundry”.',
  ],
);
