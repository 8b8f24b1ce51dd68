import { factTable } from './factTable.ts';

export const robinHoodsBand = factTable(
  ['clothes', 3, 'Всё зелёное, от чулок до шапки с пером.', 'Green from the stockings to the feather in the cap.'],
  ['sounds', 2, 'Птицы свистят, и не все они птицы.', 'Birds are whistling, and some of them really are birds.'],
  ['smells', 1, 'Пахнет листвой, дымом и чьим-то ужином.', "Leaves, smoke and somebody else's supper."],
  ['fears', 2, 'Местные власти нас ищут, и не для награждения.', 'The authorities want a word, and not a kind one.'],
  [
    'fears',
    3,
    'Лишь бы шериф не узнал нас на состязании лучников.',
    "I hope the sheriff won't spot us at the archery contest.",
  ],
  [
    'money',
    3,
    'Берём там, где много, и относим туда, где мало.',
    "We collect where there's plenty and deliver where there's none.",
  ],
  ['food', 2, 'Оленина, а чей был олень, никто не уточняет.', 'Venison, and nobody asks whose deer it was.'],
  ['work', 2, 'Сидим в кустах и ждём, кто поедет мимо.', 'We sit in the bushes and wait for traffic.'],
  [
    'weather',
    1,
    'В дождь стоим под деревом и философствуем.',
    'When it rains, we stand under a tree and philosophise.',
  ],
  ['people', 1, 'Народ весёлый, у каждого своё прозвище.', 'Cheerful folk, and everyone has a nickname.'],
  ['tools', 2, 'Хороший лук, сухая тетива и твёрдая рука.', 'A good bow, a dry string and a steady hand.'],
  ['rest', 1, 'После ужина поём, пока не сядет голос.', 'After supper we sing until our voices give out.'],
  ['travel', 2, 'Ходим пешком и по возможности без следов.', 'We go on foot and try not to leave prints.'],
  ['light', 2, 'Солнце доходит сюда только сквозь листья.', 'The sun only gets in here through the leaves.'],
  [
    'rules',
    3,
    'Богатого гостя сначала накормим, потом он платит за всех.',
    'We feed a rich guest first, then he pays for everyone.',
  ],
  ['rules', 1, 'Своих не выдаём ни за какие деньги.', "We don't give up our own, at any price."],
);
