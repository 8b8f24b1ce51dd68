import { factTable } from './factTable.ts';

export const greatWarAirship = factTable(
  [
    'clothes',
    2,
    'Шуба поверх шинели, а под шинелью — вчерашние газеты.',
    "Fur over wool over yesterday's newspaper, and still I shiver.",
  ],
  [
    'sounds',
    2,
    'Моторы ревут так, что приходится объясняться жестами.',
    'The engines are so loud that we chat with our hands.',
  ],
  ['smells', 1, 'Пахнет людьми, которым давно пора в баню.', 'It smells of people who are overdue for a bath.'],
  ['fears', 3, 'Одна искра — и нас увидят из соседней страны.', "One spark and they'll see us from the next country."],
  [
    'money',
    1,
    'Платить обещают, но тратить всё равно негде.',
    "They promise to pay us, but there's nowhere to spend it.",
  ],
  ['food', 1, 'Кормят холодным, зато без добавки.', "The food is cold, but at least there isn't much."],
  [
    'food',
    3,
    'Ради нашей обшивки дома перестали делать сосиски.',
    'Back home they gave up sausages to make our lining.',
  ],
  [
    'work',
    2,
    'Вахта длинная, и глаз от приборов не отвести.',
    "It's a weary watch, and my eyes never leave the dials.",
  ],
  ['weather', 2, 'Ветер здесь главнее любого начальства.', 'The wind outranks everybody here.'],
  [
    'people',
    1,
    'Все свои, всем тесно, и характер у каждого не сахар.',
    'Close quarters, close friends, and nobody at their best.',
  ],
  [
    'tools',
    3,
    'Одного из наших спускаем на тросе под облака, с телефоном.',
    'We lower a colleague below the clouds, with a telephone.',
  ],
  [
    'rest',
    2,
    'Спим по очереди в гамаках, и гамаки покачивает.',
    'We take turns in the hammocks, and the hammocks sway.',
  ],
  [
    'travel',
    2,
    'Двигаемся ночью и надеемся, что никто не посмотрит вверх.',
    'We travel by night and hope nobody looks up.',
  ],
  [
    'light',
    3,
    'Снизу шарят прожекторы, и знакомиться с ними не хочется.',
    "Searchlights are groping about below, and we'd rather not meet.",
  ],
  ['rules', 3, 'Спички сдают у трапа, и никто не спорит.', 'Matches are handed in at the ladder, and nobody argues.'],
  ['rules', 1, 'Приказы не обсуждают, но ворчать разрешается.', 'Orders are not discussed, but grumbling is free.'],
);
