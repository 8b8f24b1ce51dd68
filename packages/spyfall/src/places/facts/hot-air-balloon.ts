import { factTable } from './factTable.ts';

export const hotAirBalloon = factTable(
  ['fears', 1, 'Главное — не думать, чем всё это кончится.', 'The trick is not to think about how this ends.'],
  ['clothes', 1, 'Одеться надо было потеплее, да кто ж знал.', 'I should have dressed warmer, but who knew?'],
  ['rest', 1, 'Присесть бы, да некуда: тесно.', "I'd sit down if there were anywhere to sit."],
  [
    'people',
    1,
    'Компания подобралась пёстрая, деваться друг от друга некуда.',
    "We're an odd bunch, and there's no getting away from each other.",
  ],
  ['rules', 1, 'Лишних движений лучше не делать.', 'Best not to make any sudden moves.'],
  ['smells', 2, 'Пахнет горелой соломой и чужой смелостью.', "Burnt straw, with a hint of somebody else's courage."],
  ['travel', 2, 'Куда прибудем, никто толком не знает.', "We'll find out where we're going when we arrive."],
  ['weather', 2, 'От ветра зависит буквально всё.', 'Everything here depends on the wind, and it knows it.'],
  ['sounds', 2, 'Внизу кричат, но слов уже не разобрать.', "They're shouting down there, but I can't catch a word."],
  [
    'work',
    2,
    'Подбрасываем топливо и смотрим, чтобы не загорелось лишнее.',
    "We feed the fire and try to burn only what's meant to burn.",
  ],
  [
    'food',
    2,
    'Пикник с собой, но крошки улетают далеко.',
    'We packed a picnic, though dropped crumbs travel rather far.',
  ],
  [
    'tools',
    3,
    'Мокрая губка на палке: тушить дырки от искр.',
    'A wet sponge on a stick, for the holes the sparks make.',
  ],
  ['people', 3, 'До нас уже летали баран, утка и петух.', 'Before us it was a sheep, a duck and a rooster.'],
  [
    'light',
    3,
    'Облака внизу, солнце рядом, под ногами корзина.',
    'Clouds below, sun beside us, and only wicker underfoot.',
  ],
  ['fears', 3, 'Дырка в оболочке — и мы снова пешеходы.', "One hole in the cloth and we're pedestrians again."],
);
