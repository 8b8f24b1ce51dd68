import type { Place } from './place.ts';

export const saloon: Place<'saloon'> = {
  id: 'saloon',
  name: { ru: 'Салун', en: 'Saloon' },
  when: { ru: '1876 год', en: '1876' },
  mood: {
    ru: 'Двери хлопают, пианино фальшивит, и у каждого за столом по четыре туза. Чужак заказывает молоко — и музыка замолкает.',
    en: 'The doors swing, the piano wheezes and everyone at the table is holding four aces. A stranger orders milk, and the music stops.',
  },
  roles: [
    { ru: 'Пианист, который играет пригнувшись', en: 'Piano player who ducks between verses' },
    { ru: 'Шериф за день до пенсии', en: 'Sheriff who retires tomorrow' },
    { ru: 'Шулер с пятым тузом', en: 'Gambler with a fifth ace' },
    { ru: 'Бармен, вечно протирающий один и тот же стакан', en: 'Barkeep forever wiping the same glass' },
    { ru: 'Танцовщица, которая стреляет лучше всех', en: 'Dancer who is the best shot in town' },
    { ru: 'Ковбой, скучающий по своей лошади', en: 'Cowboy who misses his horse' },
    { ru: 'Гробовщик, снимающий мерку на глазок', en: 'Undertaker who measures people at a glance' },
  ],
};
