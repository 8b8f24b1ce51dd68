import type { Place } from './place.ts';

export const knightsTournament: Place = {
  id: 'knights-tournament',
  name: { ru: 'Рыцарский турнир', en: "Knights' Tournament" },
  when: { ru: '1390 год', en: '1390' },
  mood: {
    ru: 'Флаги хлопают, трубы фальшивят, и два уважаемых человека в железе несутся навстречу друг другу из-за платочка. Зрители в восторге, лошади — в сомнениях.',
    en: 'Banners snap, trumpets wobble, and two respectable men in ironware gallop at each other over a handkerchief. The crowd is delighted; the horses have doubts.',
  },
  roles: [
    { ru: 'Герольд, охрипший к полудню', en: 'Herald who lost his voice before noon' },
    { ru: 'Оруженосец, путающий лево и право', en: 'Squire who mixes up left and right' },
    { ru: 'Дама, подарившая платок сразу троим', en: 'Lady who gave her favour to three different men' },
    { ru: 'Незваный трубадур с длинной балладой', en: 'Uninvited minstrel with a lengthy ballad' },
    { ru: 'Кузнец, выправляющий вмятины', en: 'Blacksmith who takes out the dents' },
    { ru: 'Продавец пирогов под трибуной', en: 'Pie seller beneath the stands' },
    { ru: 'Барон, на котором сошлись не все доспехи', en: 'Baron whose armour shrank over the winter' },
  ],
  facts: [
    {
      topic: 'sounds',
      tell: 1,
      text: { ru: 'Шумно, и кричат все одновременно.', en: "It's noisy, and everyone's shouting at once." },
    },
    {
      topic: 'people',
      tell: 1,
      text: {
        ru: 'Тут и знатные, и простые, но места разные.',
        en: 'High and low are here, though not in the same seats.',
      },
    },
    {
      topic: 'clothes',
      tell: 1,
      text: {
        ru: 'Наряд неудобный, зато так положено.',
        en: "My outfit's uncomfortable, but it's what one wears here.",
      },
    },
    {
      topic: 'fears',
      tell: 1,
      text: { ru: 'Опозориться при всех — вот что страшно.', en: 'Making a fool of myself in front of everyone.' },
    },
    {
      topic: 'smells',
      tell: 1,
      text: { ru: 'Пахнет потом, дымом и будущим ужином.', en: 'Sweat, smoke, and the distant promise of supper.' },
    },
    {
      topic: 'weather',
      tell: 2,
      text: { ru: 'В дождь мы тут немного ржавеем.', en: 'When it rains, some of us rust.' },
    },
    {
      topic: 'food',
      tell: 2,
      text: { ru: 'Вечером пир, если челюсть уцелеет.', en: "There's a feast tonight for anyone who can still chew." },
    },
    {
      topic: 'money',
      tell: 2,
      text: {
        ru: 'Проигравший отдаёт коня, так что ставки серьёзные.',
        en: 'Lose and you hand over your horse, so it adds up.',
      },
    },
    {
      topic: 'rules',
      tell: 2,
      text: {
        ru: 'Правила благородные, синяки обыкновенные.',
        en: 'The rules are noble, the bruises are quite ordinary.',
      },
    },
    {
      topic: 'light',
      tell: 2,
      text: { ru: 'Солнце в глаза — хуже любого соперника.', en: 'The sun in your eyes is worse than any opponent.' },
    },
    {
      topic: 'rest',
      tell: 2,
      text: { ru: 'Отдыхаем в шатре, пока чинят снаряжение.', en: 'I rest in the tent while they fix my gear.' },
    },
    {
      topic: 'clothes',
      tell: 3,
      text: { ru: 'С опущенным забралом лучше не чихать.', en: "Once the visor's down, it's too late to sneeze." },
    },
    {
      topic: 'tools',
      tell: 3,
      text: {
        ru: 'Копьё нарочно тупое, и некоторые участники тоже.',
        en: 'The lance is blunt on purpose, and so are some of us.',
      },
    },
    {
      topic: 'people',
      tell: 3,
      text: {
        ru: 'Победитель получает платок прекрасной дамы и вывих.',
        en: "The winner gets a lady's handkerchief and a dislocated shoulder.",
      },
    },
    {
      topic: 'work',
      tell: 3,
      text: {
        ru: 'Разогнаться, удержаться в седле, поклониться королю.',
        en: 'Gallop, stay on, bow to the royal box, repeat.',
      },
    },
  ],
};
