import type { Place } from './place.ts';

export const knightsTournament: Place<'knights-tournament'> = {
  id: 'knights-tournament',
  name: { ru: 'Рыцарский турнир', en: 'Knights’ Tournament' },
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
};
