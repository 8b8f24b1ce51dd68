import type { Place } from './place.ts';

export const rebelCamp: Place<'rebel-camp'> = {
  id: 'rebel-camp',
  name: { ru: 'Лагерь повстанцев', en: 'Rebel Camp' },
  when: { ru: '1958 год', en: '1958' },
  mood: {
    ru: 'В горах под пальмами бородатые люди спорят о свободе и о том, чья очередь варить кофе. До победы осталось три манифеста и один упрямый мул.',
    en: 'Up in the hills, under the palms, bearded people argue about liberty and whose turn it is to make the coffee. Victory is three manifestos and one stubborn mule away.',
  },
  roles: [
    { ru: 'Командир с речью на пять часов', en: 'Leader with a five-hour speech' },
    { ru: 'Студент с манифестом на двести страниц', en: 'Student with a two-hundred-page manifesto' },
    {
      ru: 'Ведущая тайного радио, ставящая танго между сводками',
      en: 'Secret radio host who slips tangos between the bulletins',
    },
    { ru: 'Проводник, который заблудился ещё вчера', en: 'Guide who has been lost since yesterday' },
    { ru: 'Иностранный журналист в слишком чистых ботинках', en: 'Foreign journalist in suspiciously clean shoes' },
    { ru: 'Врач с последним бинтом', en: 'Doctor down to the last bandage' },
    { ru: 'Погонщик мула по кличке Генерал', en: 'Handler of a mule named General' },
  ],
};
