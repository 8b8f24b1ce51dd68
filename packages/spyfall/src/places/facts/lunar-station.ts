import { factTable } from './factTable.ts';

export const lunarStation = factTable(
  [
    'people',
    1,
    'Коллектив небольшой, все уже немного надоели.',
    "It's a small crew, and we've heard each other's jokes.",
  ],
  ['rest', 1, 'Скучаю по дому, особенно перед сном.', 'I miss home, especially around bedtime.'],
  ['rules', 1, 'Без разрешения старшего никто никуда не выходит.', "Nobody goes out without the chief's permission."],
  ['money', 1, 'Платят или нет, а тратить тут нечего и негде.', "Paid or not, there's nothing around here to buy."],
  [
    'fears',
    1,
    'Если что случится, помощь придёт не скоро.',
    'If something goes wrong, help will be a long time coming.',
  ],
  [
    'clothes',
    2,
    'Наряжаться на выход долго, зато потом не дует.',
    "Dressing to go out takes ages, but it's windproof.",
  ],
  ['food', 2, 'Еда по норме, добавки не бывает.', 'The food is rationed, and seconds are a myth.'],
  ['sounds', 2, 'Что-то всё время гудит, и хорошо, что гудит.', 'Something is always humming; we panic when it stops.'],
  ['smells', 2, 'Проветрить нельзя, так что пахнем дружно.', "We can't open a window, so we all smell alike."],
  [
    'work',
    2,
    'Проверяем приборы, потом проверяем того, кто проверял.',
    'We check the instruments, then check whoever checked them.',
  ],
  ['weather', 3, 'Погоды нет вовсе, говорить за чаем не о чем.', "There's no weather at all, it ruins small talk."],
  [
    'travel',
    3,
    'Прыгаем, как кузнечики: весим-то вшестеро меньше.',
    "We hop everywhere, I'm a sixth of my usual weight.",
  ],
  ['light', 3, 'День длится две недели, потом столько же — ночь.', 'Two weeks of day, then two weeks of night.'],
  [
    'sounds',
    3,
    'Снаружи полная тишина: звуку не в чем лететь.',
    "Outside it's perfectly silent, there's no air to carry gossip.",
  ],
  ['people', 3, 'Всё человечество у нас видно в одно окошко.', 'I can see all of humanity from one small window.'],
);
