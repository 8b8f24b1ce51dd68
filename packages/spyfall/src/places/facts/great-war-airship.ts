import type { Fact } from '../place.ts';

export const greatWarAirship: readonly Fact[] = [
  {
    topic: 'clothes',
    tell: 2,
    text: {
      ru: 'Шуба поверх шинели, а под шинелью — вчерашние газеты.',
      en: "Fur over wool over yesterday's newspaper, and still I shiver.",
    },
  },
  {
    topic: 'sounds',
    tell: 2,
    text: {
      ru: 'Моторы ревут так, что приходится объясняться жестами.',
      en: 'The engines are so loud that we chat with our hands.',
    },
  },
  {
    topic: 'smells',
    tell: 1,
    text: { ru: 'Пахнет людьми, которым давно пора в баню.', en: 'It smells of people who are overdue for a bath.' },
  },
  {
    topic: 'fears',
    tell: 3,
    text: {
      ru: 'Одна искра — и нас увидят из соседней страны.',
      en: "One spark and they'll see us from the next country.",
    },
  },
  {
    topic: 'money',
    tell: 1,
    text: {
      ru: 'Платить обещают, но тратить всё равно негде.',
      en: "They promise to pay us, but there's nowhere to spend it.",
    },
  },
  {
    topic: 'food',
    tell: 1,
    text: { ru: 'Кормят холодным, зато без добавки.', en: "The food is cold, but at least there isn't much." },
  },
  {
    topic: 'food',
    tell: 3,
    text: {
      ru: 'Ради нашей обшивки дома перестали делать сосиски.',
      en: 'Back home they gave up sausages to make our lining.',
    },
  },
  {
    topic: 'work',
    tell: 2,
    text: {
      ru: 'Вахта длинная, и глаз от приборов не отвести.',
      en: "It's a weary watch, and my eyes never leave the dials.",
    },
  },
  {
    topic: 'weather',
    tell: 2,
    text: { ru: 'Ветер здесь главнее любого начальства.', en: 'The wind outranks everybody here.' },
  },
  {
    topic: 'people',
    tell: 1,
    text: {
      ru: 'Все свои, всем тесно, и характер у каждого не сахар.',
      en: 'Close quarters, close friends, and nobody at their best.',
    },
  },
  {
    topic: 'tools',
    tell: 3,
    text: {
      ru: 'Одного из наших спускаем на тросе под облака, с телефоном.',
      en: 'We lower a colleague below the clouds, with a telephone.',
    },
  },
  {
    topic: 'rest',
    tell: 2,
    text: {
      ru: 'Спим по очереди в гамаках, и гамаки покачивает.',
      en: 'We take turns in the hammocks, and the hammocks sway.',
    },
  },
  {
    topic: 'travel',
    tell: 2,
    text: {
      ru: 'Двигаемся ночью и надеемся, что никто не посмотрит вверх.',
      en: 'We travel by night and hope nobody looks up.',
    },
  },
  {
    topic: 'light',
    tell: 3,
    text: {
      ru: 'Снизу шарят прожекторы, и знакомиться с ними не хочется.',
      en: "Searchlights are groping about below, and we'd rather not meet.",
    },
  },
  {
    topic: 'rules',
    tell: 3,
    text: {
      ru: 'Спички сдают у трапа, и никто не спорит.',
      en: 'Matches are handed in at the ladder, and nobody argues.',
    },
  },
  {
    topic: 'rules',
    tell: 1,
    text: {
      ru: 'Приказы не обсуждают, но ворчать разрешается.',
      en: 'Orders are not discussed, but grumbling is free.',
    },
  },
];
