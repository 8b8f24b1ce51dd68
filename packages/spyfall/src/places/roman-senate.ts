import type { Place } from './place.ts';

export const romanSenate: Place<'roman-senate'> = {
  id: 'roman-senate',
  name: { ru: 'Древнеримский сенат', en: 'Roman Senate' },
  when: { ru: '44 год до н. э.', en: '44 BC' },
  mood: {
    ru: 'Почтенные мужи в белом часами говорят о благе государства и косятся, что у соседа в складках тоги. На дворе середина марта, и все сегодня подозрительно вежливы.',
    en: 'Distinguished gentlemen in bedsheets discuss the good of the state until somebody faints. It is the middle of March, and everyone is being suspiciously polite.',
  },
  roles: [
    { ru: 'Оратор, который никак не закончит', en: 'Orator who cannot find his last sentence' },
    { ru: 'Диктатор, не верящий в приметы', en: 'Dictator who laughs at omens' },
    { ru: 'Заговорщик в слишком просторной тоге', en: 'Conspirator in a suspiciously roomy toga' },
    { ru: 'Писарь, записывающий даже кашель', en: 'Scribe who takes down every cough' },
    { ru: 'Патриций, спящий с умным видом', en: 'Elderly patrician, asleep with great dignity' },
    { ru: 'Трибун, который всегда против', en: 'Tribune who vetoes on principle' },
    { ru: 'Гадатель, у которого птицы не в духе', en: 'Diviner whose birds are in a mood' },
  ],
};
