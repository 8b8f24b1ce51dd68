import type { Fact } from '../place.ts';

export const caravan: readonly Fact[] = [
  {
    topic: 'clothes',
    tell: 1,
    text: { ru: 'Одежда не для красоты, а чтобы выжить.', en: "We don't dress to impress, we dress to survive." },
  },
  {
    topic: 'rest',
    tell: 1,
    text: { ru: 'Ноги гудят, а до отдыха ещё далеко.', en: "My feet hurt, and it's a long way to bedtime." },
  },
  {
    topic: 'fears',
    tell: 1,
    text: { ru: 'Боимся нападения, особенно ночью.', en: 'We worry about being attacked, mostly at night.' },
  },
  {
    topic: 'sounds',
    tell: 1,
    text: {
      ru: 'Кто-нибудь вечно ворчит, и не всегда человек.',
      en: "Somebody's always grumbling, and it isn't always a person.",
    },
  },
  {
    topic: 'food',
    tell: 1,
    text: { ru: 'Еда простая, зато аппетит отменный.', en: 'The food is plain, but hunger is a fine sauce.' },
  },
  {
    topic: 'money',
    tell: 2,
    text: { ru: 'Деньги любим, ради них всё и затеяно.', en: "Money's the whole reason any of us came." },
  },
  {
    topic: 'smells',
    tell: 2,
    text: { ru: 'Пахнет пряностями и теми, кто их везёт.', en: 'It smells of spices, and of those who carry them.' },
  },
  {
    topic: 'travel',
    tell: 2,
    text: { ru: 'Идём долго, и конца пока не видно.', en: "We've been going for ages and there's no end in sight." },
  },
  {
    topic: 'tools',
    tell: 2,
    text: {
      ru: 'Самая ценная вещь — бурдюк, не протекающий.',
      en: "My most precious possession is a flask that doesn't leak.",
    },
  },
  {
    topic: 'light',
    tell: 2,
    text: {
      ru: 'Днём слепит так, что лучше двигаться ночью.',
      en: "Daylight's blinding here, so we'd rather move by night.",
    },
  },
  {
    topic: 'weather',
    tell: 3,
    text: { ru: 'Дождь тут видели только в сказках.', en: 'Rain is something our storytellers made up.' },
  },
  {
    topic: 'travel',
    tell: 3,
    text: { ru: 'Наш корабль жуёт колючку и плюётся.', en: 'My ship chews thorns and spits at people.' },
  },
  {
    topic: 'rest',
    tell: 3,
    text: {
      ru: 'Следующая остановка — оазис, если он не мерещится.',
      en: "Next stop is the oasis, unless we're imagining it again.",
    },
  },
  {
    topic: 'work',
    tell: 3,
    text: {
      ru: 'Шёлк туда, фарфор сюда, а песок всюду.',
      en: 'Silk one way, silver the other, and sand in everything.',
    },
  },
  {
    topic: 'people',
    tell: 3,
    text: { ru: 'Идём гуськом, и у многих — два горба.', en: 'We walk in single file, and many of us have humps.' },
  },
];
