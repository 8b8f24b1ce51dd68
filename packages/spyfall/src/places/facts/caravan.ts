import { factTable } from './factTable.ts';

export const caravan = factTable(
  ['clothes', 1, 'Одежда не для красоты, а чтобы выжить.', "We don't dress to impress, we dress to survive."],
  ['rest', 1, 'Ноги гудят, а до отдыха ещё далеко.', "My feet hurt, and it's a long way to bedtime."],
  ['fears', 1, 'Боимся нападения, особенно ночью.', 'We worry about being attacked, mostly at night.'],
  [
    'sounds',
    1,
    'Кто-нибудь вечно ворчит, и не всегда человек.',
    "Somebody's always grumbling, and it isn't always a person.",
  ],
  ['food', 1, 'Еда простая, зато аппетит отменный.', 'The food is plain, but hunger is a fine sauce.'],
  ['money', 2, 'Деньги любим, ради них всё и затеяно.', "Money's the whole reason any of us came."],
  ['smells', 2, 'Пахнет пряностями и теми, кто их везёт.', 'It smells of spices, and of those who carry them.'],
  ['travel', 2, 'Идём долго, и конца пока не видно.', "We've been going for ages and there's no end in sight."],
  [
    'tools',
    2,
    'Самая ценная вещь — бурдюк, который не течёт.',
    "My most precious possession is a flask that doesn't leak.",
  ],
  [
    'light',
    2,
    'Днём слепит так, что лучше двигаться ночью.',
    "Daylight's blinding here, so we'd rather move by night.",
  ],
  ['weather', 3, 'Дождь тут видели только в сказках.', 'Rain is something our storytellers made up.'],
  ['travel', 3, 'Наш корабль жуёт колючку и плюётся.', 'My ship chews thorns and spits at people.'],
  [
    'rest',
    3,
    'Следующая остановка — оазис, если он не мерещится.',
    "Next stop is the oasis, unless we're imagining it again.",
  ],
  ['work', 3, 'Шёлк туда, серебро обратно, а песок всюду.', 'Silk one way, silver the other, and sand in everything.'],
  ['people', 3, 'Идём гуськом, и у многих — два горба.', 'We walk in single file, and many of us have humps.'],
);
