import { factTable } from './factTable.ts';

export const trojanWar = factTable(
  ['rest', 1, 'Домой хочется всем, но никто не признаётся.', 'Everyone wants to go home, no one will admit it.'],
  ['food', 1, 'Едим одно и то же, уже и вкус забылся.', "It's the same meal again, I've stopped tasting it."],
  [
    'people',
    1,
    'Начальников много, и все между собой в ссоре.',
    "We've too many chiefs, and they aren't talking to each other.",
  ],
  ['rules', 1, 'Спорить с главным можно, но недолго.', 'You can argue with the chief, just not for long.'],
  ['smells', 1, 'Костры, пот и немного геройства.', 'Campfires, sweat, and a dash of heroism.'],
  ['clothes', 2, 'Шлем с гребнем, зато ноги голые.', 'Splendid crest on the helmet, nothing much on the knees.'],
  ['sounds', 2, 'Мечи о щиты, а вечером — лира.', 'Swords on shields all day, and a lyre after supper.'],
  ['travel', 2, 'Приплыли морем, и назад, надеюсь, тоже поплывём.', 'We came by ship and hope to leave the same way.'],
  ['fears', 2, 'Боимся прогневать богов: они тут обидчивые.', "We try not to upset the gods, they're awfully touchy."],
  ['money', 2, 'Платят добычей, но делят её нечестно.', "We're paid in plunder, and the sharing is never fair."],
  [
    'weather',
    2,
    'Ветер с моря, и зависит он от жертвоприношений.',
    "The wind's off the sea, and only sacrifices can change it.",
  ],
  ['people', 3, 'Всё началось с яблока и одной красавицы.', 'It all began with an apple and one very pretty lady.'],
  [
    'tools',
    3,
    'Стены не взять, поэтому строим кое-что деревянное.',
    "The walls won't fall, so we're building something wooden.",
  ],
  ['fears', 3, 'Страшно чихнуть внутри чего-то деревянного.', 'My nightmare is to sneeze inside something wooden.'],
  [
    'work',
    3,
    'Десятый год осаждаем, а тут ещё Ахилл обиделся.',
    'Year ten of the siege, and Achilles is sulking again.',
  ],
);
