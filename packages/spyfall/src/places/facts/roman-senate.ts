import { factTable } from './factTable.ts';

export const romanSenate = factTable(
  [
    'clothes',
    3,
    'Белая простыня с пурпурной каймой, и всё дело в складках.',
    'A white sheet with a purple stripe; the folds are everything.',
  ],
  [
    'sounds',
    2,
    'Один говорит, остальные многозначительно покашливают.',
    'One person speaks, and the rest cough meaningfully.',
  ],
  ['smells', 1, 'Пахнет пылью и чужими секретами.', "It smells of dust and other people's secrets."],
  [
    'fears',
    2,
    'Опасаемся тех, кто с улыбкой подходит слишком близко.',
    'I worry about friends who smile and step closer.',
  ],
  ['fears', 3, 'В середине марта лучше бы посидеть дома.', 'In mid-March, staying at home would be wiser.'],
  ['money', 2, 'Взяток здесь не берут — берут благодарности.', 'Nobody takes bribes here; we accept gratitude.'],
  ['food', 1, 'До обеда ещё надо дожить.', 'First one has to survive until dinner.'],
  ['food', 2, 'Приличные люди ужинают лёжа.', 'Respectable people dine lying down.'],
  ['work', 2, 'Работаем языком, иногда до самой ночи.', 'The work is all talk, sometimes until nightfall.'],
  ['weather', 1, 'Погода? У нас и под крышей бывают бури.', 'What weather? We get our storms indoors.'],
  [
    'people',
    2,
    'Люди почтенные и друг друга терпеть не могут.',
    'Distinguished people, all of whom loathe one another.',
  ],
  [
    'tools',
    3,
    'Восковая дощечка — для речи, кинжал — для возражений.',
    'A wax tablet for the speech, a dagger for the reply.',
  ],
  ['rest', 1, 'Вздремнуть можно, если сделать умное лицо.', 'A nap is fine as long as it looks thoughtful.'],
  ['travel', 2, 'Важных особ сюда приносят на носилках.', 'Important people get carried here on a litter.'],
  ['light', 1, 'Света хватает, а вот ясности — не очень.', "There's plenty of light and very little clarity."],
  ['rules', 3, 'Перед важным решением смотрим, как клюют куры.', 'Before any big decision, we consult the chickens.'],
  ['rules', 2, 'Перебивать можно тому, у кого предки знатнее.', 'Whoever has the grander ancestors may interrupt.'],
);
