import type { Fact } from '../place.ts';

export const shaolinMonastery: readonly Fact[] = [
  {
    topic: 'rest',
    tell: 1,
    text: { ru: 'Встаём затемно, и никого это не смущает.', en: "We're up before dawn, and nobody thinks that's odd." },
  },
  {
    topic: 'rules',
    tell: 1,
    text: { ru: 'Дисциплина строгая, опаздывать не советую.', en: "Discipline is strict, I wouldn't turn up late." },
  },
  {
    topic: 'people',
    tell: 1,
    text: {
      ru: 'Начальник говорит мало, но всем понятно.',
      en: 'Our superior says little, and everyone gets the point.',
    },
  },
  {
    topic: 'money',
    tell: 1,
    text: { ru: 'За деньгами сюда никто не приходит.', en: "Nobody's here for the money." },
  },
  {
    topic: 'fears',
    tell: 1,
    text: {
      ru: 'Стыдно подвести своих, это страшнее синяков.',
      en: 'Letting the others down is worse than any bruise.',
    },
  },
  {
    topic: 'clothes',
    tell: 2,
    text: {
      ru: 'Одеты все одинаково, по утрам выбирать не приходится.',
      en: 'We all dress alike, which makes mornings easy.',
    },
  },
  {
    topic: 'food',
    tell: 2,
    text: { ru: 'Мяса не дают, зато тишины за столом вдоволь.', en: 'No meat at dinner, but plenty of silence.' },
  },
  {
    topic: 'work',
    tell: 2,
    text: {
      ru: 'Упражняемся каждый день, пока не получится.',
      en: 'We practise every day until it works, then we practise more.',
    },
  },
  {
    topic: 'sounds',
    tell: 2,
    text: { ru: 'Тихо, только кто-нибудь вскрикнет и ударит.', en: "It's quiet, apart from the odd shout and thud." },
  },
  {
    topic: 'travel',
    tell: 2,
    text: {
      ru: 'Дорога сюда в гору, зато думается хорошо.',
      en: "It's uphill all the way, so there's time to reflect.",
    },
  },
  {
    topic: 'smells',
    tell: 2,
    text: {
      ru: 'Благовония, рис и сотня усердных учеников.',
      en: 'Incense, rice, and a hundred very diligent students.',
    },
  },
  {
    topic: 'tools',
    tell: 3,
    text: {
      ru: 'Посох, чётки и кирпич, который сам виноват.',
      en: 'A staff, prayer beads, and a brick that had it coming.',
    },
  },
  {
    topic: 'clothes',
    tell: 3,
    text: { ru: 'Оранжевое к лицу всем, кто брит наголо.', en: 'Orange suits anyone with a properly shaved head.' },
  },
  {
    topic: 'work',
    tell: 3,
    text: {
      ru: 'С утра медитация, потом стиль журавля, потом тигра.',
      en: 'Meditation first, then crane style, then tiger, then soup.',
    },
  },
  {
    topic: 'rules',
    tell: 3,
    text: {
      ru: 'Кунг-фу учим годами, чтобы ни разу не пригодилось.',
      en: 'We study kung fu for years and hope never to need it.',
    },
  },
];
