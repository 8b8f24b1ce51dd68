import { factTable } from './factTable.ts';

export const wigwam = factTable(
  ['smells', 1, 'Дымом пропахло всё, даже сны.', 'Everything smells of smoke, including my dreams.'],
  ['light', 1, 'Свет от огня, другого не завезли.', "We've got firelight, and that's the whole selection."],
  ['money', 1, 'Деньги тут ни к чему: тратить негде.', "Money's no use here, there's nowhere to spend it."],
  [
    'people',
    1,
    'Все друг друга знают, секреты долго не живут.',
    'Everyone knows everyone, so good luck keeping a secret.',
  ],
  ['rules', 1, 'Старших слушаем, даже когда они повторяются.', 'We listen to our elders, even the third time round.'],
  ['clothes', 2, 'Одежда из шкур, зато с красивой вышивкой.', "It's mostly hide, but the beadwork is gorgeous."],
  [
    'food',
    2,
    'На ужин кукуруза, бобы и тыква, всё из одного котла.',
    'Supper is corn, beans and squash, all from one pot.',
  ],
  ['rest', 2, 'Спим на шкурах, ногами к очагу.', 'We sleep on furs with our feet to the fire.'],
  ['sounds', 2, 'Слышно бубен, ветер и дедушкин храп.', "There's a drum, the wind, and Grandfather snoring."],
  ['work', 2, 'Кто не на охоте, тот дубит кожу.', "If you're not out hunting, you're tanning hides."],
  ['tools', 3, 'Лук, каноэ и томагавк — всё нужное под рукой.', 'A bow, a canoe, a tomahawk: what else does one need?'],
  [
    'weather',
    3,
    'В метель наш берёзовый купол держится молодцом.',
    'In a blizzard our birch-bark dome holds up beautifully.',
  ],
  ['light', 3, 'Окон нет, только дырка для дыма наверху.', 'No windows, just the smoke hole, and bark all round.'],
  [
    'rules',
    3,
    'Сперва раскурим трубку мира, потом поговорим о делах.',
    'First we pass the peace pipe, then we talk business.',
  ],
  [
    'travel',
    3,
    'Переезжая, кору с шестов снимаем и берём с собой.',
    'When we move, we roll up the walls and leave the poles.',
  ],
);
