import { factTable } from './factTable.ts';

export const shaolinMonastery = factTable(
  ['rest', 1, 'Встаём затемно, и никого это не смущает.', "We're up before dawn, and nobody thinks that's odd."],
  ['rules', 1, 'Дисциплина строгая, опаздывать не советую.', "Discipline is strict, I wouldn't turn up late."],
  ['people', 1, 'Начальник говорит мало, но всем понятно.', 'Our superior says little, and everyone gets the point.'],
  ['money', 1, 'За деньгами сюда никто не приходит.', "Nobody's here for the money."],
  ['fears', 1, 'Стыдно подвести своих, это страшнее синяков.', 'Letting the others down is worse than any bruise.'],
  [
    'clothes',
    2,
    'Одеты все одинаково, по утрам выбирать не приходится.',
    'We all dress alike, which makes mornings easy.',
  ],
  ['food', 2, 'Мяса не дают, зато тишины за столом вдоволь.', 'No meat at dinner, but plenty of silence.'],
  [
    'work',
    2,
    'Упражняемся каждый день, пока не получится.',
    'We practise every day until it works, then we practise more.',
  ],
  ['sounds', 2, 'Тихо, только кто-нибудь вскрикнет и ударит.', "It's quiet, apart from the odd shout and thud."],
  ['travel', 2, 'Дорога сюда в гору, зато думается хорошо.', "It's uphill all the way, so there's time to reflect."],
  ['smells', 2, 'Благовония, рис и сотня усердных учеников.', 'Incense, rice, and a hundred very diligent students.'],
  ['tools', 3, 'Посох, чётки и кирпич, который сам виноват.', 'A staff, prayer beads, and a brick that had it coming.'],
  ['clothes', 3, 'Оранжевое к лицу всем, кто брит наголо.', 'Orange suits anyone with a properly shaved head.'],
  [
    'work',
    3,
    'С утра медитация, потом стиль журавля, потом тигра.',
    'Meditation first, then crane style, then tiger, then soup.',
  ],
  [
    'rules',
    3,
    'Кунг-фу учим годами, чтобы ни разу не пригодилось.',
    'We study kung fu for years and hope never to need it.',
  ],
);
