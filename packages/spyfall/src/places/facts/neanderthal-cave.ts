import type { Fact } from '../place.ts';

export const neanderthalCave: readonly Fact[] = [
  {
    topic: 'clothes',
    tell: 2,
    text: { ru: 'Летом одна шкура, зимой две.', en: 'One hide in summer, two in winter.' },
  },
  {
    topic: 'sounds',
    tell: 2,
    text: {
      ru: 'Снаружи рычат, внутри храпят, лишь бы не наоборот.',
      en: "Growling outside, snoring inside; let's keep it that way.",
    },
  },
  {
    topic: 'smells',
    tell: 1,
    text: { ru: 'Пахнет так, что чужие не заходят.', en: 'It smells strongly enough to keep strangers out.' },
  },
  {
    topic: 'fears',
    tell: 3,
    text: { ru: 'Боимся медведя: он жил здесь до нас.', en: 'We fear the bear; he lived here first.' },
  },
  {
    topic: 'money',
    tell: 3,
    text: {
      ru: 'Денег ещё не придумали, зато есть красивый камешек.',
      en: 'Nobody has invented money yet, but I own a nice pebble.',
    },
  },
  {
    topic: 'food',
    tell: 1,
    text: { ru: 'Едим то, что не успело убежать.', en: "We eat whatever didn't run fast enough." },
  },
  {
    topic: 'work',
    tell: 2,
    text: {
      ru: 'Бьём камнем о камень, получается третий камень.',
      en: 'We bang stone on stone and get a third stone.',
    },
  },
  {
    topic: 'weather',
    tell: 3,
    text: { ru: 'Холодает уже которую тысячу лет.', en: "It's been getting colder for several thousand years." },
  },
  {
    topic: 'people',
    tell: 1,
    text: { ru: 'Родня вся тут, и деться от неё некуда.', en: "The whole family's here, and there's no escaping it." },
  },
  {
    topic: 'people',
    tell: 3,
    text: {
      ru: 'Новые соседи длинные, худые, и лоб у них странно ровный.',
      en: 'The new neighbours are tall, with strangely flat foreheads.',
    },
  },
  {
    topic: 'tools',
    tell: 2,
    text: { ru: 'Дубина простая, но очень убедительная.', en: 'A simple club, but a most persuasive one.' },
  },
  { topic: 'rest', tell: 1, text: { ru: 'Сидим у огня и привираем.', en: 'We sit by the fire and exaggerate.' } },
  {
    topic: 'travel',
    tell: 2,
    text: { ru: 'Далеко не ходим: там едят таких, как мы.', en: "We don't go far; things out there eat people." },
  },
  {
    topic: 'light',
    tell: 2,
    text: {
      ru: 'Огонь один на всех, и гаснуть ему нельзя.',
      en: "There's one fire for everyone, and it mustn't go out.",
    },
  },
  {
    topic: 'light',
    tell: 3,
    text: { ru: 'Бизоны на стене при огне почти бегут.', en: 'By firelight, the bison on the wall almost run.' },
  },
  {
    topic: 'rules',
    tell: 1,
    text: { ru: 'Кто сильнее, тот прав, а кто хитрее, тот сыт.', en: 'The strong are right, and the clever are fed.' },
  },
];
