import type { Fact } from '../place.ts';

export const wigwam: readonly Fact[] = [
  {
    topic: 'smells',
    tell: 1,
    text: { ru: 'Дымом пропахло всё, даже сны.', en: 'Everything smells of smoke, including my dreams.' },
  },
  {
    topic: 'light',
    tell: 1,
    text: { ru: 'Свет от огня, другого не завезли.', en: "We've got firelight, and that's the whole selection." },
  },
  {
    topic: 'money',
    tell: 1,
    text: { ru: 'Деньги тут ни к чему: тратить негде.', en: "Money's no use here, there's nowhere to spend it." },
  },
  {
    topic: 'people',
    tell: 1,
    text: {
      ru: 'Все друг друга знают, секреты долго не живут.',
      en: 'Everyone knows everyone, so good luck keeping a secret.',
    },
  },
  {
    topic: 'rules',
    tell: 1,
    text: {
      ru: 'Старших слушаем, даже когда они повторяются.',
      en: 'We listen to our elders, even the third time round.',
    },
  },
  {
    topic: 'clothes',
    tell: 2,
    text: { ru: 'Одежда из шкур, зато с красивой вышивкой.', en: "It's mostly hide, but the beadwork is gorgeous." },
  },
  {
    topic: 'food',
    tell: 2,
    text: { ru: 'На ужин то, что не успело убежать.', en: "Supper is whatever didn't run fast enough." },
  },
  {
    topic: 'rest',
    tell: 2,
    text: { ru: 'Спим на шкурах, ногами к очагу.', en: 'We sleep on furs with our feet to the fire.' },
  },
  {
    topic: 'sounds',
    tell: 2,
    text: { ru: 'Слышно бубен, ветер и дедушкин храп.', en: "There's a drum, the wind, and Grandfather snoring." },
  },
  {
    topic: 'work',
    tell: 2,
    text: { ru: 'Кто не на охоте, тот дубит кожу.', en: "If you're not out hunting, you're tanning hides." },
  },
  {
    topic: 'tools',
    tell: 3,
    text: {
      ru: 'Лук, каноэ и томагавк — всё нужное под рукой.',
      en: 'A bow, a canoe, a tomahawk: what else does one need?',
    },
  },
  {
    topic: 'weather',
    tell: 3,
    text: {
      ru: 'В метель наш берёзовый купол держится молодцом.',
      en: 'In a blizzard our birch-bark dome holds up beautifully.',
    },
  },
  {
    topic: 'light',
    tell: 3,
    text: {
      ru: 'Окон нет, только дырка для дыма наверху.',
      en: 'No windows, just the smoke hole, and bark all round.',
    },
  },
  {
    topic: 'rules',
    tell: 3,
    text: {
      ru: 'Сперва раскурим трубку мира, потом поговорим о делах.',
      en: 'First we pass the peace pipe, then we talk business.',
    },
  },
  {
    topic: 'travel',
    tell: 3,
    text: {
      ru: 'Переезжая, кору с шестов снимаем и берём с собой.',
      en: 'When we move, we roll up the walls and leave the poles.',
    },
  },
];
