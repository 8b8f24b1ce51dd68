import type { Fact } from '../place.ts';

export const hippieFestival: readonly Fact[] = [
  {
    topic: 'people',
    tell: 1,
    text: { ru: 'Народу много, а знакомых почти не видно.', en: "Lots of people about, and I can't find mine." },
  },
  {
    topic: 'rest',
    tell: 1,
    text: { ru: 'Спим где придётся, и ничего, привыкли.', en: 'We sleep wherever we drop, one gets used to it.' },
  },
  {
    topic: 'smells',
    tell: 1,
    text: { ru: 'Пахнет дождём, дымом и непросохшей одеждой.', en: 'Rain, smoke, and clothes that never quite dried.' },
  },
  {
    topic: 'money',
    tell: 1,
    text: { ru: 'Денег почти ни у кого, и никто не плачет.', en: 'Hardly anyone has money, and hardly anyone minds.' },
  },
  {
    topic: 'food',
    tell: 1,
    text: { ru: 'Едим вместе, что у кого найдётся.', en: 'We eat together, whatever anyone happens to have.' },
  },
  {
    topic: 'weather',
    tell: 2,
    text: { ru: 'Дождь прошёл, теперь мы все в грязи.', en: 'It rained, and now we and the mud are one.' },
  },
  {
    topic: 'clothes',
    tell: 2,
    text: {
      ru: 'Босиком удобнее, да и обувь где-то потерялась.',
      en: "Barefoot is nicer, and I've lost my shoes anyway.",
    },
  },
  {
    topic: 'sounds',
    tell: 2,
    text: {
      ru: 'Музыка до утра, и никто не просит тише.',
      en: "There's music till dawn, and nobody bangs on the wall.",
    },
  },
  {
    topic: 'travel',
    tell: 2,
    text: {
      ru: 'Добирались автостопом, обратно — как получится.',
      en: 'I got here by luck and thumb, and may leave likewise.',
    },
  },
  {
    topic: 'rules',
    tell: 2,
    text: { ru: 'Правило одно: никому не портить настроение.', en: "There's one rule: don't spoil anyone's mood." },
  },
  {
    topic: 'work',
    tell: 2,
    text: { ru: 'Работать сюда никто не приезжал.', en: 'Nobody came here to work, and it shows.' },
  },
  {
    topic: 'light',
    tell: 2,
    text: {
      ru: 'Засыпаем под звёздами, встаём, когда припечёт.',
      en: "We nod off under the stars and rise when it's hot.",
    },
  },
  {
    topic: 'clothes',
    tell: 3,
    text: {
      ru: 'Цветы в волосах, брюки клёш, бусы до пояса.',
      en: 'Flowers in my hair, bell-bottoms, and beads to the waist.',
    },
  },
  {
    topic: 'people',
    tell: 3,
    text: {
      ru: 'Все братья и сёстры, и все против войны.',
      en: "Everyone's a brother or sister, and we're all against the war.",
    },
  },
  {
    topic: 'travel',
    tell: 3,
    text: {
      ru: 'Автобус разрисован ромашками и знаками мира.',
      en: 'Our van has daisies and peace signs on both sides.',
    },
  },
  {
    topic: 'tools',
    tell: 3,
    text: {
      ru: 'Гитара, палатка и плакат «Любовь вместо войны».',
      en: 'A guitar, a tent, and a sign saying "Make music, not war".',
    },
  },
];
