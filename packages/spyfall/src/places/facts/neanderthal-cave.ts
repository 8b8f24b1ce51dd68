import { factTable } from './factTable.ts';

export const neanderthalCave = factTable(
  ['clothes', 2, 'Летом одна шкура, зимой две.', 'One hide in summer, two in winter.'],
  [
    'sounds',
    2,
    'Снаружи рычат, внутри храпят, лишь бы не наоборот.',
    "Growling outside, snoring inside; let's keep it that way.",
  ],
  ['smells', 1, 'Пахнет так, что чужие не заходят.', 'It smells strongly enough to keep strangers out.'],
  ['fears', 3, 'Боимся медведя: он жил здесь до нас.', 'We fear the bear; he lived here first.'],
  [
    'money',
    3,
    'Денег ещё не придумали, зато есть красивый камешек.',
    'Nobody has invented money yet, but I own a nice pebble.',
  ],
  ['food', 1, 'Едим то, что не успело убежать.', "We eat whatever didn't run fast enough."],
  ['work', 2, 'Бьём камнем о камень, получается третий камень.', 'We bang stone on stone and get a third stone.'],
  ['weather', 3, 'Холодает уже которую тысячу лет.', "It's been getting colder for several thousand years."],
  ['people', 1, 'Родня вся тут, и деться от неё некуда.', "The whole family's here, and there's no escaping it."],
  [
    'people',
    3,
    'Новые соседи длинные, худые, и лоб у них странно ровный.',
    'The new neighbours are tall, with strangely flat foreheads.',
  ],
  ['tools', 2, 'Дубина простая, но очень убедительная.', 'A simple club, but a most persuasive one.'],
  ['rest', 1, 'Сидим у огня и привираем.', 'We sit by the fire and exaggerate.'],
  ['travel', 2, 'Далеко не ходим: там едят таких, как мы.', "We don't go far; things out there eat people."],
  ['light', 2, 'Огонь один на всех, и гаснуть ему нельзя.', "There's one fire for everyone, and it mustn't go out."],
  ['light', 3, 'Бизоны на стене при огне почти бегут.', 'By firelight, the bison on the wall almost run.'],
  ['rules', 1, 'Кто сильнее, тот прав, а кто хитрее, тот сыт.', 'The strong are right, and the clever are fed.'],
);
