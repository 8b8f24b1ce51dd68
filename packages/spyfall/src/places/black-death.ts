import type { Place } from './place.ts';

export const blackDeath: Place<'black-death'> = {
  id: 'black-death',
  name: { ru: 'Эпидемия Чёрной смерти', en: 'Black Death' },
  when: { ru: '1348 год', en: '1348' },
  mood: {
    ru: 'Город закрыл ворота, ставни и на всякий случай рты. Лекарь прописывает уксус, звездочёт винит Сатурн, и только крысы чувствуют себя прекрасно.',
    en: 'The town has shut its gates, its windows and, to be safe, its mouths. The doctor prescribes vinegar, the astrologer blames Saturn, and only the rats feel perfectly well.',
  },
  roles: [
    { ru: 'Лекарь с одним рецептом на все случаи', en: 'Physician with one remedy for everything' },
    { ru: 'Звездочёт, который так и знал', en: 'Astrologer who saw it all coming, afterwards' },
    { ru: 'Торговец чудодейственным уксусом', en: 'Pedlar of miraculous vinegar' },
    { ru: 'Крысолов, который ни о чём не догадывается', en: 'Rat-catcher who suspects nothing' },
    { ru: 'Звонарь, мечтающий о выходном', en: 'Bell-ringer in need of a day off' },
    { ru: 'Паломник, кашляющий «просто от пыли»', en: 'Pilgrim who insists it’s only the dust' },
    { ru: 'Рассказчик, пережидающий всё на загородной вилле', en: 'Storyteller sitting it out at a country villa' },
  ],
};
