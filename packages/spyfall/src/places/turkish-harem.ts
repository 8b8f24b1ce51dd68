import type { Place } from './place.ts';

export const turkishHarem: Place<'turkish-harem'> = {
  id: 'turkish-harem',
  name: { ru: 'Турецкий гарем', en: 'Turkish Harem' },
  when: { ru: '1580 год', en: '1580' },
  mood: {
    ru: 'Журчат фонтаны, шуршат шелка, и к полудню каждая новость успевает трижды обойти дворец и вернуться неузнанной. Власть здесь не кричит — она пьёт шербет и всё помнит.',
    en: 'Fountains murmur, silks rustle, and by noon every piece of news has been round the palace three times and come back in disguise. Power does not shout here: it sips sherbet and remembers everything.',
  },
  roles: [
    { ru: 'Мать султана, решающая всё и за всех', en: 'The Sultan’s mother, who decides everything' },
    { ru: 'Хранитель ключей и сплетен', en: 'Keeper of the keys and of the gossip' },
    { ru: 'Учительница музыки с тонким слухом', en: 'Music teacher with painfully good ears' },
    { ru: 'Кондитер, пробующий слишком часто', en: 'Confectioner who tastes a little too often' },
    { ru: 'Юный принц, прячущийся от учителя', en: 'Young prince hiding from his tutor' },
    { ru: 'Новенькая, заблудившаяся в коридорах', en: 'Newcomer lost in the corridors' },
    { ru: 'Поэтесса, сочиняющая письма за всех', en: 'Poetess who writes everyone’s letters for them' },
  ],
};
