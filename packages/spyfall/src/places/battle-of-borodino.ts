import type { Place } from './place.ts';

export const battleOfBorodino: Place<'battle-of-borodino'> = {
  id: 'battle-of-borodino',
  name: { ru: 'Бородинская битва', en: 'Battle of Borodino' },
  when: { ru: '1812 год', en: '1812' },
  mood: {
    ru: 'Ядра скачут по полю, как невоспитанные мячи, а в дыму не разобрать ни своих, ни чужих. Все чувствуют, что этот день войдёт в учебники, и очень надеются дожить до контрольной.',
    en: 'Cannonballs bounce across the field like badly raised puppies, and the smoke hides friend and foe alike. Everyone senses that today will be in the exam, and most would gladly live long enough to fail it.',
  },
  roles: [
    { ru: 'Гусар, проигравший вчера коня в карты', en: 'Hussar who lost his horse at cards last night' },
    { ru: 'Полковой лекарь, умеющий спать стоя', en: 'Regimental surgeon who sleeps standing up' },
    { ru: 'Юный барабанщик, не попадающий в ритм', en: 'Drummer boy who cannot keep time' },
    { ru: 'Маркитантка с бочонком на ремне', en: 'Canteen woman with a keg on her hip' },
    { ru: 'Барин в белой шляпе, заехавший посмотреть', en: 'Gentleman in a white hat who only came to watch' },
    { ru: 'Адъютант, потерявший важный пакет', en: 'Aide-de-camp who has mislaid the vital dispatch' },
    { ru: 'Канонир, оглохший ещё до завтрака', en: 'Gunner, deaf since before breakfast' },
  ],
};
