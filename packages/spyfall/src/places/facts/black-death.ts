import type { Fact } from '../place.ts';

export const blackDeath: readonly Fact[] = [
  {
    topic: 'clothes',
    tell: 2,
    text: { ru: 'Лицо прячем в платок, руки — в рукава.', en: 'A cloth over the face, sleeves over the hands.' },
  },
  {
    topic: 'sounds',
    tell: 2,
    text: { ru: 'Колокола звонят что-то слишком часто.', en: 'The bells ring far too often.' },
  },
  {
    topic: 'smells',
    tell: 3,
    text: {
      ru: 'Пахнет уксусом и травами: говорят, помогает.',
      en: 'Vinegar and herbs everywhere; they say it helps.',
    },
  },
  {
    topic: 'fears',
    tell: 1,
    text: { ru: 'Боимся завтрашнего дня, но виду не подаём.', en: "We fear tomorrow but don't let it show." },
  },
  {
    topic: 'fears',
    tell: 3,
    text: { ru: 'Пугает любой чих за спиной.', en: 'One sneeze will empty a whole street.' },
  },
  {
    topic: 'money',
    tell: 2,
    text: {
      ru: 'Цены растут, а торговаться уже не с кем.',
      en: "Prices rise, and there's nobody left to haggle with.",
    },
  },
  {
    topic: 'food',
    tell: 1,
    text: { ru: 'Едим что осталось и не жалуемся.', en: "We eat what's left and don't complain." },
  },
  {
    topic: 'work',
    tell: 1,
    text: {
      ru: 'Рук не хватает, каждый трудится за троих.',
      en: "We're short of hands, so each of us works for three.",
    },
  },
  {
    topic: 'weather',
    tell: 2,
    text: { ru: 'В последнее время во всём винят воздух.', en: 'The air gets blamed for everything lately.' },
  },
  {
    topic: 'people',
    tell: 2,
    text: {
      ru: 'Соседи здороваются через улицу и сразу расходятся.',
      en: 'Neighbours greet each other from across the street.',
    },
  },
  {
    topic: 'people',
    tell: 3,
    text: {
      ru: 'Лекари винят звёзды, а крысы помалкивают.',
      en: 'The doctors blame the stars, and the rats keep quiet.',
    },
  },
  {
    topic: 'tools',
    tell: 2,
    text: {
      ru: 'Пучок трав, чётки и палка, чтобы близко не подходили.',
      en: 'Herbs, a rosary and a stick for keeping distance.',
    },
  },
  { topic: 'rest', tell: 1, text: { ru: 'Спится плохо, думается много.', en: 'I sleep badly and think too much.' } },
  {
    topic: 'travel',
    tell: 2,
    text: { ru: 'В город не пускают, из города тоже.', en: 'Nobody gets into town, and nobody gets out.' },
  },
  {
    topic: 'light',
    tell: 1,
    text: { ru: 'С темнотой без нужды никто не выходит.', en: 'After dark, nobody goes out without good reason.' },
  },
  {
    topic: 'rules',
    tell: 3,
    text: { ru: 'На двери крест — значит, в гости не ходим.', en: 'A cross on the door means no visitors.' },
  },
];
