import type { Fact } from '../place.ts';

export const goldRushCamp: readonly Fact[] = [
  {
    topic: 'clothes',
    tell: 2,
    text: {
      ru: 'Сапоги не просыхают, а рубаха уже стоит сама.',
      en: 'My boots never dry and my shirt stands up by itself.',
    },
  },
  {
    topic: 'sounds',
    tell: 2,
    text: {
      ru: 'Ночью храп, днём ругань, по праздникам гармошка.',
      en: 'Snoring by night, swearing by day, a harmonica on Sundays.',
    },
  },
  {
    topic: 'smells',
    tell: 1,
    text: { ru: 'Пахнет дымом, мокрой шерстью и надеждой.', en: 'Smoke, wet wool and a little hope.' },
  },
  {
    topic: 'fears',
    tell: 2,
    text: { ru: 'Боимся, что соседу повезёт раньше.', en: 'My great fear is that the neighbour gets lucky first.' },
  },
  {
    topic: 'money',
    tell: 3,
    text: {
      ru: 'За ужин платят щепоткой песка, и пальцы у повара толстые.',
      en: 'Supper costs a pinch of dust, and the cook has fat fingers.',
    },
  },
  {
    topic: 'food',
    tell: 2,
    text: {
      ru: 'Бобы утром, бобы вечером, в воскресенье — бобы с музыкой.',
      en: 'Beans for breakfast, beans for supper, and beans for a treat.',
    },
  },
  {
    topic: 'work',
    tell: 3,
    text: { ru: 'Целый день трясём лоток в ледяной воде.', en: 'All day we swirl a pan in freezing water.' },
  },
  {
    topic: 'weather',
    tell: 2,
    text: {
      ru: 'Зимой мороз, летом комары, и неизвестно, что хуже.',
      en: "Frost in winter, mosquitoes in summer, and I can't choose.",
    },
  },
  {
    topic: 'people',
    tell: 1,
    text: {
      ru: 'Народ пёстрый, о прошлом лучше не расспрашивать.',
      en: "A mixed crowd; best not to ask about anyone's past.",
    },
  },
  {
    topic: 'tools',
    tell: 2,
    text: { ru: 'Кирка, лопата и ослиное упрямство.', en: 'A pickaxe, a shovel and the stubbornness of a mule.' },
  },
  {
    topic: 'rest',
    tell: 1,
    text: { ru: 'Отдыхаем мало, зато мечтаем много.', en: 'We rest little but dream plenty.' },
  },
  {
    topic: 'travel',
    tell: 3,
    text: {
      ru: 'Сюда тащат на себе тонну припасов через снежный перевал.',
      en: 'Everyone hauls a ton of supplies over the snowy pass.',
    },
  },
  {
    topic: 'light',
    tell: 1,
    text: { ru: 'Темнеет рано, а свечи бережём.', en: 'It gets dark early, and we save our candles.' },
  },
  {
    topic: 'rules',
    tell: 3,
    text: {
      ru: 'Вбиты четыре колышка — значит, участок занят.',
      en: 'Four stakes in the ground mean the claim is taken.',
    },
  },
  {
    topic: 'rules',
    tell: 1,
    text: { ru: 'Закон далеко, поэтому договариваемся сами.', en: 'The law is far away, so we make do with manners.' },
  },
];
