import type { Place } from './place.ts';

export const ninjaSchool: Place<'ninja-school'> = {
  id: 'ninja-school',
  name: { ru: 'Школа ниндзя', en: 'Ninja School' },
  when: { ru: '1580 год', en: '1580' },
  mood: {
    ru: 'На занятии никого не видно — значит, все на месте. Хвалят здесь молча, а домашнее задание подкрадывается сзади.',
    en: 'The classroom looks empty, which means full attendance. Praise is silent, and the homework creeps up from behind.',
  },
  roles: [
    { ru: 'Наставник, которого никто никогда не видел', en: 'Master nobody has ever seen' },
    { ru: 'Отличница, исчезающая перед каждой проверкой', en: 'Star pupil who vanishes before every test' },
    { ru: 'Новичок, у которого хрустят колени', en: 'Beginner with creaky knees' },
    { ru: 'Повар, бросающий ножи без промаха', en: 'Cook whose knives never miss' },
    { ru: 'Кузнец, у которого всё выходит звёздочкой', en: 'Smith who turns everything into little stars' },
    { ru: 'Садовник, слишком бесшумно стригущий кусты', en: 'Gardener who trims hedges far too quietly' },
    { ru: 'Самурай, ошибшийся дверью', en: 'Samurai who came through the wrong door' },
  ],
};
