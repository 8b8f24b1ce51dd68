import { factTable } from './factTable.ts';

export const ancientOlympics = factTable(
  [
    'clothes',
    3,
    'Из одежды на участниках — оливковое масло и загар.',
    'Competitors wear olive oil, a suntan and a proud expression.',
  ],
  ['sounds', 1, 'Шумно, и каждый старается перекричать соседа.', "It's loud, and everyone is trying to be louder."],
  ['smells', 2, 'Пахнет потом, пылью и жареной говядиной.', 'Sweat, dust and roast beef, in that order.'],
  [
    'fears',
    1,
    'Страшнее всего опозориться перед своими.',
    'The worst thing would be disgrace in front of my own people.',
  ],
  ['money', 2, 'Денег не дают, зато обещают славу.', "There's no cash in it, only glory."],
  [
    'money',
    3,
    'Награда — венок, зато дома обеды бесплатно до старости.',
    'The prize is a wreath, plus free dinners at home for life.',
  ],
  ['food', 2, 'Едим сыр, инжир и то, чего не доели боги.', "Cheese, figs and whatever the gods didn't finish."],
  ['work', 2, 'Готовимся полжизни ради нескольких минут.', "Half a lifetime of practice for a few minutes' work."],
  ['weather', 2, 'Жара такая, что даже мухи ищут тень.', "It's so hot that even the flies want shade."],
  [
    'people',
    3,
    'Вчера их города воевали, а сегодня они стоят на одной черте.',
    'Cities that fought last month are now toeing the same line.',
  ],
  [
    'people',
    1,
    'Каждый второй хвастается, а каждый первый привирает.',
    'Half of them boast, and the other half exaggerate.',
  ],
  ['tools', 3, 'Диск, копьё и скребок, чтобы потом отчиститься.', 'A discus, a javelin and a scraper for afterwards.'],
  ['rest', 1, 'Спим под открытым небом, кто где упал.', 'We sleep under the sky, wherever we happen to drop.'],
  [
    'travel',
    2,
    'Сюда добираются отовсюду, кто морем, кто пешком.',
    'People come from everywhere, by sea and on blistered feet.',
  ],
  [
    'light',
    1,
    'Встаём с рассветом, пока ещё есть чем дышать.',
    "We start at dawn, while there's still air to breathe.",
  ],
  [
    'rules',
    3,
    'Кто рванёт с места раньше времени, того угостят розгой.',
    'Set off too early and a judge will use his stick.',
  ],
);
