import { factTable } from './factTable.ts';

export const saloon = factTable(
  ['clothes', 2, 'Шляпа широкая, сапоги пыльные, взгляд прищуренный.', 'Wide hat, dusty boots, narrow eyes.'],
  [
    'sounds',
    2,
    'Инструмент расстроен, зато умолкает всегда вовремя.',
    "The music's out of tune but always stops on time.",
  ],
  ['sounds', 3, 'Скрипнут створки у входа — и все оборачиваются.', 'The swing doors creak, and every hat turns round.'],
  [
    'smells',
    2,
    'Пахнет табаком и лошадьми, хотя лошади снаружи.',
    'Tobacco and horses, though the horses are outside.',
  ],
  ['fears', 1, 'Не люблю сидеть спиной к двери.', "I don't care to sit with my back to the door."],
  ['money', 2, 'Деньги держат на столе, а руки — на виду.', 'Money on the table, hands where we can see them.'],
  ['food', 1, 'Еда простая: горячая — и на том спасибо.', "The food is plain, but on good days it's hot."],
  ['work', 2, 'Кто-то же должен подметать после драки.', 'Somebody has to sweep up after the fights.'],
  ['weather', 2, 'Сушь, ветер и пыль на зубах.', 'Dry, windy and crunchy between the teeth.'],
  [
    'people',
    1,
    'Незнакомца сначала разглядывают, потом здороваются.',
    'Strangers get stared at first and greeted later.',
  ],
  ['tools', 3, 'Шестизарядный на поясе, запасной в сапоге.', 'A six-shooter on the belt, a spare in the boot.'],
  ['rest', 1, 'Отдыхаем, пока кто-нибудь не начнёт спор.', 'We relax until somebody starts an argument.'],
  [
    'travel',
    3,
    'Лошадь привязывают у крыльца, дилижанс — по вторникам.',
    'Tie the horse outside; the stagecoach comes on Tuesdays.',
  ],
  ['light', 1, 'Светло ровно настолько, чтобы узнать соседа.', "It's just bright enough to recognise a neighbour."],
  ['rules', 3, 'Отношения выясняют на улице, ровно в полдень.', 'Quarrels are settled outside, at noon sharp.'],
);
