import { factTable } from './factTable.ts';

export const rebelCamp = factTable(
  ['clothes', 3, 'Борода, берет и сапоги, в которых спим.', 'A beret, a beard and the boots I sleep in.'],
  [
    'sounds',
    2,
    'Ночью всё стрекочет, и каждый шорох подозрителен.',
    'Insects all night, and every rustle is suspicious.',
  ],
  [
    'smells',
    1,
    'Костром пахнет всё: одежда, волосы и каша.',
    'Everything smells of wood smoke: clothes, hair, porridge.',
  ],
  ['fears', 1, 'Боимся, что среди своих затесался чужой.', "We're afraid that one of us isn't one of us."],
  ['fears', 3, 'Загудит в небе самолёт — ныряем под пальмы.', 'At the sound of a plane, we dive under the palms.'],
  [
    'money',
    2,
    'За наши головы дают столько, что даже лестно.',
    "There's a price on our heads, and frankly it's flattering.",
  ],
  ['food', 2, 'Рис с фасолью, а по праздникам — фасоль с рисом.', 'Rice and beans, and on holidays, beans and rice.'],
  ['work', 2, 'Днём чистим оружие, вечером сочиняем воззвания.', 'We clean rifles by day and write leaflets by night.'],
  ['weather', 2, 'Дождь льёт стеной, а потом стена испаряется.', 'The rain comes down in walls and goes up as steam.'],
  [
    'people',
    1,
    'Люди упрямые, каждый готов спорить до утра.',
    'Stubborn people, every one ready to argue until morning.',
  ],
  [
    'tools',
    3,
    'Передатчик один, на батарейках, зато слушает вся страна.',
    'Our one transmitter runs on batteries, and the whole country listens.',
  ],
  ['rest', 1, 'Спим вполглаза, и то по очереди.', 'We sleep with one eye open, in shifts.'],
  ['travel', 2, 'Ходим тропами, которых нет на картах.', "We take paths that aren't on any map."],
  ['light', 1, 'Вечером света мало, зато разговоров много.', 'Little light in the evening, but plenty of talk.'],
  [
    'rules',
    3,
    'Все друг другу товарищи, а имени главного не знает никто.',
    "We're all comrades, and nobody knows the leader's real name.",
  ],
);
