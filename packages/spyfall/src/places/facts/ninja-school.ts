import { factTable } from './factTable.ts';

export const ninjaSchool = factTable(
  ['clothes', 3, 'Одежда тёмная, видны одни глаза.', 'Dark clothes, with only the eyes showing.'],
  ['sounds', 3, 'Если слышны шаги, значит, урок не выучен.', "If footsteps can be heard, the lesson wasn't learnt."],
  ['smells', 2, 'Пахнет сосной, рисом и немножко порохом.', 'Pine, rice and a hint of gunpowder.'],
  ['fears', 1, 'Страшнее всего показать, что страшно.', 'The scariest thing is to look scared.'],
  [
    'fears',
    2,
    'Боимся не крика учителя, а его строгого молчания.',
    "I'm most afraid of the master's disappointed silence.",
  ],
  ['money', 2, 'О плате договариваются шёпотом и заранее.', 'Fees are agreed in advance and in a whisper.'],
  ['food', 2, 'Плошка риса, и ту надо заслужить.', 'A bowl of rice, and it has to be earned.'],
  ['food', 1, 'Кормят скромно, зато вовремя.', 'Meals are modest but punctual.'],
  ['work', 2, 'Повторяем одно и то же движение тысячу раз.', 'We repeat one movement a thousand times.'],
  ['weather', 2, 'Туман для нас — отличная погода.', 'Fog is what we call fine weather.'],
  ['people', 1, 'Никто здесь не тот, кем кажется.', 'Nobody here is quite what they seem.'],
  ['tools', 3, 'Крюк, верёвка и горсть железных звёздочек.', 'A hook, a rope and a handful of iron stars.'],
  ['rest', 1, 'Отдыхаем мало и всегда начеку.', "We don't rest much, and never completely."],
  ['travel', 3, 'Дверь — для гостей, а мы ходим по крышам.', 'Doors are for guests; we use the roof.'],
  ['light', 2, 'Чем темнее, тем нам спокойнее.', 'The darker it gets, the happier we are.'],
  ['rules', 1, 'О том, что здесь происходит, болтать не принято.', 'What goes on here is not for chatting about.'],
);
