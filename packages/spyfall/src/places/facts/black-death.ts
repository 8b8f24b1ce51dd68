import { factTable } from './factTable.ts';

export const blackDeath = factTable(
  ['clothes', 2, 'Лицо прячем в платок, руки — в рукава.', 'A cloth over the face, sleeves over the hands.'],
  ['sounds', 2, 'Колокола звонят что-то слишком часто.', 'The bells ring far too often.'],
  ['smells', 3, 'Пахнет уксусом и травами: говорят, помогает.', 'Vinegar and herbs everywhere; they say it helps.'],
  ['fears', 1, 'Боимся завтрашнего дня, но виду не подаём.', "We fear tomorrow but don't let it show."],
  ['fears', 3, 'Пугает любой чих за спиной.', 'One sneeze will empty a whole street.'],
  ['money', 2, 'Цены растут, а торговаться уже не с кем.', "Prices rise, and there's nobody left to haggle with."],
  ['food', 1, 'Едим что осталось и не жалуемся.', "We eat what's left and don't complain."],
  ['work', 1, 'Рук не хватает, каждый трудится за троих.', "We're short of hands, so each of us works for three."],
  ['weather', 2, 'В последнее время во всём винят воздух.', 'The air gets blamed for everything lately.'],
  [
    'people',
    2,
    'Соседи здороваются через улицу и сразу расходятся.',
    'Neighbours greet each other from across the street.',
  ],
  ['people', 3, 'Лекари винят звёзды, а крысы помалкивают.', 'The doctors blame the stars, and the rats keep quiet.'],
  [
    'tools',
    2,
    'Пучок трав, чётки и палка, чтобы близко не подходили.',
    'Herbs, a rosary and a stick for keeping distance.',
  ],
  ['rest', 1, 'Спится плохо, думается много.', 'I sleep badly and think too much.'],
  ['travel', 2, 'В город не пускают, из города тоже.', 'Nobody gets into town, and nobody gets out.'],
  ['light', 1, 'С темнотой без нужды никто не выходит.', 'After dark, nobody goes out without good reason.'],
  ['rules', 3, 'Дверь заколочена — значит, в гости не ходим.', 'A boarded-up door means no visitors.'],
);
