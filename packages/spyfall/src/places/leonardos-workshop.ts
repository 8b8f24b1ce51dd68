import type { Place } from './place.ts';

export const leonardosWorkshop: Place<'leonardos-workshop'> = {
  id: 'leonardos-workshop',
  name: { ru: 'Мастерская Леонардо', en: 'Leonardo’s Workshop' },
  when: { ru: '1503 год', en: '1503' },
  mood: {
    ru: 'Под потолком сохнут крылья, на столе спорят о пропорциях, а портрет в углу улыбается так, будто всё про всех знает. Здесь начинают сто дел сразу, и два из них даже закончат.',
    en: 'Wings hang drying from the ceiling, an argument about proportions is on the table, and the portrait in the corner smiles as if it knows. A hundred projects are under way, and two may even be finished.',
  },
  roles: [
    { ru: 'Ученик, перепутавший охру с горчицей', en: 'Apprentice who mistook the ochre for mustard' },
    { ru: 'Натурщица, уставшая улыбаться', en: 'Model who is tired of smiling' },
    { ru: 'Заказчик, седьмой год ждущий портрет', en: 'Patron in his seventh year of waiting for a portrait' },
    { ru: 'Испытатель крыльев, пока целый', en: 'Wing tester, still in one piece so far' },
    { ru: 'Птицелов, чей товар вечно отпускают на волю', en: 'Bird seller whose stock keeps being set free' },
    {
      ru: 'Настоятель, ждущий алтарь с позапрошлой Пасхи',
      en: 'Prior who was promised an altarpiece two Easters ago',
    },
    { ru: 'Соперник-скульптор с пылью в волосах', en: 'Rival sculptor with marble dust in his hair' },
  ],
};
