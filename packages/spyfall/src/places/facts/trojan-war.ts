import type { Fact } from '../place.ts';

export const trojanWar: readonly Fact[] = [
  {
    topic: 'rest',
    tell: 1,
    text: { ru: 'Домой хочется всем, но никто не признаётся.', en: 'Everyone wants to go home, no one will admit it.' },
  },
  {
    topic: 'food',
    tell: 1,
    text: { ru: 'Едим одно и то же, уже и вкус забылся.', en: "It's the same meal again, I've stopped tasting it." },
  },
  {
    topic: 'people',
    tell: 1,
    text: {
      ru: 'Начальников много, и все между собой в ссоре.',
      en: "We've too many chiefs, and they aren't talking to each other.",
    },
  },
  {
    topic: 'rules',
    tell: 1,
    text: { ru: 'Спорить с главным можно, но недолго.', en: 'You can argue with the chief, just not for long.' },
  },
  {
    topic: 'smells',
    tell: 1,
    text: { ru: 'Костры, пот и немного геройства.', en: 'Campfires, sweat, and a dash of heroism.' },
  },
  {
    topic: 'clothes',
    tell: 2,
    text: { ru: 'Шлем с гребнем, зато ноги голые.', en: 'Splendid crest on the helmet, nothing much on the knees.' },
  },
  {
    topic: 'sounds',
    tell: 2,
    text: { ru: 'Мечи о щиты, а вечером — лира.', en: 'Swords on shields all day, and a lyre after supper.' },
  },
  {
    topic: 'travel',
    tell: 2,
    text: {
      ru: 'Приплыли морем, и назад, надеюсь, тоже поплывём.',
      en: 'We came by ship and hope to leave the same way.',
    },
  },
  {
    topic: 'fears',
    tell: 2,
    text: {
      ru: 'Боимся прогневать богов: они тут обидчивые.',
      en: "We try not to upset the gods, they're awfully touchy.",
    },
  },
  {
    topic: 'money',
    tell: 2,
    text: { ru: 'Платят добычей, но делят её нечестно.', en: "We're paid in plunder, and the sharing is never fair." },
  },
  {
    topic: 'weather',
    tell: 2,
    text: {
      ru: 'Ветер с моря, и зависит он от жертвоприношений.',
      en: "The wind's off the sea, and only sacrifices can change it.",
    },
  },
  {
    topic: 'people',
    tell: 3,
    text: {
      ru: 'Всё началось с яблока и одной красавицы.',
      en: 'It all began with an apple and one very pretty lady.',
    },
  },
  {
    topic: 'tools',
    tell: 3,
    text: {
      ru: 'Стены не взять, поэтому строим кое-что деревянное.',
      en: "The walls won't fall, so we're building something wooden.",
    },
  },
  {
    topic: 'fears',
    tell: 3,
    text: {
      ru: 'Подарков от греков у нас теперь побаиваются.',
      en: "I've grown wary of Greeks, especially the ones bringing gifts.",
    },
  },
  {
    topic: 'work',
    tell: 3,
    text: {
      ru: 'Десятый год осаждаем, а тут ещё Ахилл обиделся.',
      en: 'Year ten of the siege, and Achilles is sulking again.',
    },
  },
];
