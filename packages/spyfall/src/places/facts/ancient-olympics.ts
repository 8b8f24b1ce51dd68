import type { Fact } from '../place.ts';

export const ancientOlympics: readonly Fact[] = [
  {
    topic: 'clothes',
    tell: 3,
    text: {
      ru: 'Из одежды на участниках — оливковое масло и загар.',
      en: 'Competitors wear olive oil, a suntan and a proud expression.',
    },
  },
  {
    topic: 'sounds',
    tell: 1,
    text: {
      ru: 'Шумно, и каждый старается перекричать соседа.',
      en: "It's loud, and everyone is trying to be louder.",
    },
  },
  {
    topic: 'smells',
    tell: 2,
    text: { ru: 'Пахнет потом, пылью и жареной говядиной.', en: 'Sweat, dust and roast beef, in that order.' },
  },
  {
    topic: 'fears',
    tell: 1,
    text: {
      ru: 'Страшнее всего опозориться перед своими.',
      en: 'The worst thing would be disgrace in front of my own people.',
    },
  },
  {
    topic: 'money',
    tell: 2,
    text: { ru: 'Денег не дают, зато обещают славу.', en: "There's no cash in it, only glory." },
  },
  {
    topic: 'money',
    tell: 3,
    text: {
      ru: 'Награда — венок, зато дома обеды бесплатно до старости.',
      en: 'The prize is a wreath, plus free dinners at home for life.',
    },
  },
  {
    topic: 'food',
    tell: 2,
    text: { ru: 'Едим сыр, инжир и то, чего не доели боги.', en: "Cheese, figs and whatever the gods didn't finish." },
  },
  {
    topic: 'work',
    tell: 2,
    text: {
      ru: 'Готовимся полжизни ради нескольких минут.',
      en: "Half a lifetime of practice for a few minutes' work.",
    },
  },
  {
    topic: 'weather',
    tell: 2,
    text: { ru: 'Жара такая, что даже мухи ищут тень.', en: "It's so hot that even the flies want shade." },
  },
  {
    topic: 'people',
    tell: 3,
    text: {
      ru: 'Вчера их города воевали, а сегодня они стоят на одной черте.',
      en: 'Cities that fought last month are now toeing the same line.',
    },
  },
  {
    topic: 'people',
    tell: 1,
    text: {
      ru: 'Каждый второй хвастается, а каждый первый привирает.',
      en: 'Half of them boast, and the other half exaggerate.',
    },
  },
  {
    topic: 'tools',
    tell: 3,
    text: {
      ru: 'Диск, копьё и скребок, чтобы потом отчиститься.',
      en: 'A discus, a javelin and a scraper for afterwards.',
    },
  },
  {
    topic: 'rest',
    tell: 1,
    text: { ru: 'Спим под открытым небом, кто где упал.', en: 'We sleep under the sky, wherever we happen to drop.' },
  },
  {
    topic: 'travel',
    tell: 2,
    text: {
      ru: 'Сюда добираются отовсюду, кто морем, кто пешком.',
      en: 'People come from everywhere, by sea and on blistered feet.',
    },
  },
  {
    topic: 'light',
    tell: 1,
    text: {
      ru: 'Встаём с рассветом, пока ещё есть чем дышать.',
      en: "We start at dawn, while there's still air to breathe.",
    },
  },
  {
    topic: 'rules',
    tell: 3,
    text: {
      ru: 'Кто рванёт с места раньше времени, того угостят розгой.',
      en: 'Set off too early and a judge will use his stick.',
    },
  },
];
