import { factTable } from './factTable.ts';

export const knightsTournament = factTable(
  ['sounds', 1, 'Шумно, и кричат все одновременно.', "It's noisy, and everyone's shouting at once."],
  ['people', 1, 'Тут и знатные, и простые, но места разные.', 'High and low are here, though not in the same seats.'],
  ['clothes', 1, 'Наряд неудобный, зато так положено.', "My outfit's uncomfortable, but it's what one wears here."],
  ['fears', 1, 'Опозориться при всех — вот что страшно.', 'Making a fool of myself in front of everyone.'],
  ['smells', 1, 'Пахнет потом, дымом и будущим ужином.', 'Sweat, smoke, and the distant promise of supper.'],
  ['weather', 2, 'В дождь мы тут немного ржавеем.', 'When it rains, some of us rust.'],
  ['food', 2, 'Вечером пир, если челюсть уцелеет.', "There's a feast tonight for anyone who can still chew."],
  [
    'money',
    2,
    'Проигравший отдаёт коня, так что ставки серьёзные.',
    'Lose and you hand over your horse, so it adds up.',
  ],
  ['rules', 2, 'Правила благородные, синяки обыкновенные.', 'The rules are noble, the bruises are quite ordinary.'],
  ['light', 2, 'Солнце в глаза — хуже любого соперника.', 'The sun in your eyes is worse than any opponent.'],
  ['rest', 2, 'Отдыхаем в шатре, пока чинят снаряжение.', 'I rest in the tent while they fix my gear.'],
  ['clothes', 3, 'С опущенным забралом лучше не чихать.', "Once the visor's down, it's too late to sneeze."],
  [
    'tools',
    3,
    'Копьё нарочно тупое, и некоторые участники тоже.',
    'The lance is blunt on purpose, and so are some of us.',
  ],
  [
    'people',
    3,
    'Победитель получает платок прекрасной дамы и вывих.',
    "The winner gets a lady's handkerchief and a dislocated shoulder.",
  ],
  ['work', 3, 'Разогнаться, удержаться в седле, поклониться королю.', 'Gallop, stay on, bow to the royal box, repeat.'],
);
