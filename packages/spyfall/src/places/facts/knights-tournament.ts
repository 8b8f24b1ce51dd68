import type { Fact } from '../place.ts';

export const knightsTournament: readonly Fact[] = [
  {
    topic: 'sounds',
    tell: 1,
    text: { ru: 'Шумно, и кричат все одновременно.', en: "It's noisy, and everyone's shouting at once." },
  },
  {
    topic: 'people',
    tell: 1,
    text: {
      ru: 'Тут и знатные, и простые, но места разные.',
      en: 'High and low are here, though not in the same seats.',
    },
  },
  {
    topic: 'clothes',
    tell: 1,
    text: { ru: 'Наряд неудобный, зато так положено.', en: "My outfit's uncomfortable, but it's what one wears here." },
  },
  {
    topic: 'fears',
    tell: 1,
    text: { ru: 'Опозориться при всех — вот что страшно.', en: 'Making a fool of myself in front of everyone.' },
  },
  {
    topic: 'smells',
    tell: 1,
    text: { ru: 'Пахнет потом, дымом и будущим ужином.', en: 'Sweat, smoke, and the distant promise of supper.' },
  },
  {
    topic: 'weather',
    tell: 2,
    text: { ru: 'В дождь мы тут немного ржавеем.', en: 'When it rains, some of us rust.' },
  },
  {
    topic: 'food',
    tell: 2,
    text: { ru: 'Вечером пир, если челюсть уцелеет.', en: "There's a feast tonight for anyone who can still chew." },
  },
  {
    topic: 'money',
    tell: 2,
    text: {
      ru: 'Проигравший отдаёт коня, так что ставки серьёзные.',
      en: 'Lose and you hand over your horse, so it adds up.',
    },
  },
  {
    topic: 'rules',
    tell: 2,
    text: {
      ru: 'Правила благородные, синяки обыкновенные.',
      en: 'The rules are noble, the bruises are quite ordinary.',
    },
  },
  {
    topic: 'light',
    tell: 2,
    text: { ru: 'Солнце в глаза — хуже любого соперника.', en: 'The sun in your eyes is worse than any opponent.' },
  },
  {
    topic: 'rest',
    tell: 2,
    text: { ru: 'Отдыхаем в шатре, пока чинят снаряжение.', en: 'I rest in the tent while they fix my gear.' },
  },
  {
    topic: 'clothes',
    tell: 3,
    text: { ru: 'С опущенным забралом лучше не чихать.', en: "Once the visor's down, it's too late to sneeze." },
  },
  {
    topic: 'tools',
    tell: 3,
    text: {
      ru: 'Копьё нарочно тупое, и некоторые участники тоже.',
      en: 'The lance is blunt on purpose, and so are some of us.',
    },
  },
  {
    topic: 'people',
    tell: 3,
    text: {
      ru: 'Победитель получает платок прекрасной дамы и вывих.',
      en: "The winner gets a lady's handkerchief and a dislocated shoulder.",
    },
  },
  {
    topic: 'work',
    tell: 3,
    text: {
      ru: 'Разогнаться, удержаться в седле, поклониться королю.',
      en: 'Gallop, stay on, bow to the royal box, repeat.',
    },
  },
];
