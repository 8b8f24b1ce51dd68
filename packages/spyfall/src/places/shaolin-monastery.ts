import type { Place } from './place.ts';

export const shaolinMonastery: Place<'shaolin-monastery'> = {
  id: 'shaolin-monastery',
  name: { ru: 'Монастырь Шаолинь', en: 'Shaolin Monastery' },
  when: { ru: '1550 год', en: '1550' },
  mood: {
    ru: 'На рассвете гудит колокол, и сотня человек разом бьёт кулаком по туману. Туман пока держится, но заметно побаивается.',
    en: 'At dawn the bell booms, and a hundred people punch the mist at once. The mist is holding out, but it has begun to look nervous.',
  },
  roles: [
    { ru: 'Настоятель, который всегда вдруг за спиной', en: 'Abbot who is always suddenly behind you' },
    { ru: 'Послушник, третий год метущий двор', en: 'Novice in his third year of sweeping the yard' },
    { ru: 'Повар, непобедимый с половником', en: 'Cook, undefeated with a ladle' },
    { ru: 'Старец, со вторника стоящий на одной ноге', en: 'Elder who has stood on one leg since Tuesday' },
    { ru: 'Сын вельможи, присланный на исправление', en: 'Nobleman’s son, sent here to be improved' },
    { ru: 'Бывший разбойник, полюбивший тишину', en: 'Retired bandit who has come to like the quiet' },
    { ru: 'Переписчик сутр, прячущий кляксу', en: 'Sutra copyist hiding an ink blot' },
  ],
};
