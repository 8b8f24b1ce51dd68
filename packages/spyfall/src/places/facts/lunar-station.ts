import type { Fact } from '../place.ts';

export const lunarStation: readonly Fact[] = [
  {
    topic: 'people',
    tell: 1,
    text: {
      ru: 'Коллектив небольшой, все уже немного надоели.',
      en: "It's a small crew, and we've heard each other's jokes.",
    },
  },
  {
    topic: 'rest',
    tell: 1,
    text: { ru: 'Скучаю по дому, особенно перед сном.', en: 'I miss home, especially around bedtime.' },
  },
  {
    topic: 'rules',
    tell: 1,
    text: {
      ru: 'Без разрешения старшего никто никуда не выходит.',
      en: "Nobody goes out without the chief's permission.",
    },
  },
  {
    topic: 'money',
    tell: 1,
    text: {
      ru: 'Платят или нет, а тратить тут нечего и негде.',
      en: "Paid or not, there's nothing around here to buy.",
    },
  },
  {
    topic: 'fears',
    tell: 1,
    text: {
      ru: 'Если что случится, помощь придёт не скоро.',
      en: 'If something goes wrong, help will be a long time coming.',
    },
  },
  {
    topic: 'clothes',
    tell: 2,
    text: {
      ru: 'Наряжаться на выход долго, зато потом не дует.',
      en: "Dressing to go out takes ages, but it's windproof.",
    },
  },
  {
    topic: 'food',
    tell: 2,
    text: { ru: 'Еда по норме, добавки не бывает.', en: 'The food is rationed, and seconds are a myth.' },
  },
  {
    topic: 'sounds',
    tell: 2,
    text: {
      ru: 'Что-то всё время гудит, и хорошо, что гудит.',
      en: 'Something is always humming; we panic when it stops.',
    },
  },
  {
    topic: 'smells',
    tell: 2,
    text: { ru: 'Проветрить нельзя, так что пахнем дружно.', en: "We can't open a window, so we all smell alike." },
  },
  {
    topic: 'work',
    tell: 2,
    text: {
      ru: 'Проверяем приборы, потом проверяем того, кто проверял.',
      en: 'We check the instruments, then check whoever checked them.',
    },
  },
  {
    topic: 'weather',
    tell: 3,
    text: { ru: 'Погоды нет вовсе, говорить за чаем не о чем.', en: "There's no weather at all, it ruins small talk." },
  },
  {
    topic: 'travel',
    tell: 3,
    text: {
      ru: 'Прыгаем, как кузнечики: весим-то вшестеро меньше.',
      en: "We hop everywhere, I'm a sixth of my usual weight.",
    },
  },
  {
    topic: 'light',
    tell: 3,
    text: { ru: 'День длится две недели, потом столько же темнота.', en: 'Two weeks of day, then two weeks of night.' },
  },
  {
    topic: 'sounds',
    tell: 3,
    text: {
      ru: 'Снаружи полная тишина: звуку не в чем лететь.',
      en: "Outside it's perfectly silent, there's no air to carry gossip.",
    },
  },
  {
    topic: 'people',
    tell: 3,
    text: { ru: 'Всё человечество у нас видно в одно окошко.', en: 'I can see all of humanity from one small window.' },
  },
];
