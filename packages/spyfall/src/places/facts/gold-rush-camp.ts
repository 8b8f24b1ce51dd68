import { factTable } from './factTable.ts';

export const goldRushCamp = factTable(
  [
    'clothes',
    2,
    'Сапоги не просыхают, а рубаха уже стоит сама.',
    'My boots never dry and my shirt stands up by itself.',
  ],
  [
    'sounds',
    2,
    'Ночью храп, днём ругань, по праздникам гармошка.',
    'Snoring by night, swearing by day, a harmonica on Sundays.',
  ],
  ['smells', 1, 'Пахнет дымом, мокрой шерстью и надеждой.', 'Smoke, wet wool and a little hope.'],
  ['fears', 2, 'Боимся, что соседу повезёт раньше.', 'My great fear is that the neighbour gets lucky first.'],
  [
    'money',
    3,
    'За ужин платят щепоткой песка, и пальцы у повара толстые.',
    'Supper costs a pinch of dust, and the cook has fat fingers.',
  ],
  [
    'food',
    2,
    'Бобы утром, бобы вечером, в воскресенье — бобы с музыкой.',
    'Beans for breakfast, beans for supper, and beans for a treat.',
  ],
  ['work', 3, 'Целый день трясём лоток в ледяной воде.', 'All day we swirl a pan in freezing water.'],
  [
    'weather',
    2,
    'Зимой мороз, летом комары, и неизвестно, что хуже.',
    "Frost in winter, mosquitoes in summer, and I can't choose.",
  ],
  [
    'people',
    1,
    'Народ пёстрый, о прошлом лучше не расспрашивать.',
    "A mixed crowd; best not to ask about anyone's past.",
  ],
  ['tools', 2, 'Кирка, лопата и ослиное упрямство.', 'A pickaxe, a shovel and the stubbornness of a mule.'],
  ['rest', 1, 'Отдыхаем мало, зато мечтаем много.', 'We rest little but dream plenty.'],
  [
    'travel',
    3,
    'Сюда тащат на себе тонну припасов через снежный перевал.',
    'Everyone hauls a ton of supplies over the snowy pass.',
  ],
  ['light', 1, 'Темнеет рано, а свечи бережём.', 'It gets dark early, and we save our candles.'],
  ['rules', 3, 'Вбиты четыре колышка — значит, участок занят.', 'Four stakes in the ground mean the claim is taken.'],
  ['rules', 1, 'Закон далеко, поэтому договариваемся сами.', 'The law is far away, so we make do with manners.'],
);
