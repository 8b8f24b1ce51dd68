import type { Place } from './place.ts';

export const speakeasy: Place<'speakeasy'> = {
  id: 'speakeasy',
  name: { ru: 'Подпольный бар', en: 'Speakeasy' },
  when: { ru: '1926 год', en: '1926' },
  mood: {
    ru: 'За дверью прачечной играет джаз, а в чайных чашках плещется что угодно, только не чай. Стучать три раза, улыбаться два и никого не называть по имени.',
    en: 'Behind the laundry there is jazz, and the teacups hold anything but tea. Knock three times, smile twice, and never use a real name.',
  },
  roles: [
    { ru: 'Саксофонист, он же сигнал тревоги', en: 'Saxophonist who doubles as the alarm' },
    { ru: 'Вышибала, забывший пароль', en: 'Doorman who has forgotten the password' },
    { ru: 'Певица с тайной в сумочке', en: 'Singer with a secret in her purse' },
    { ru: 'Переодетый агент в казённых ботинках', en: 'Undercover agent in government-issue shoes' },
    { ru: 'Сенатор, голосовавший за запрет', en: 'Senator who voted for the ban' },
    { ru: 'Гангстер на строгой диете', en: 'Gangster on a strict diet' },
    { ru: 'Канадец, поставляющий «чай»', en: 'Canadian gentleman who imports “tea”' },
  ],
};
