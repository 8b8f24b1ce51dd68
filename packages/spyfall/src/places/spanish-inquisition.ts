import type { Place } from './place.ts';

export const spanishInquisition: Place<'spanish-inquisition'> = {
  id: 'spanish-inquisition',
  name: { ru: 'Испанская инквизиция', en: 'Spanish Inquisition' },
  when: { ru: '1490 год', en: '1490' },
  mood: {
    ru: 'В сводчатом зале холодно, скрипит перо, и каждый судорожно вспоминает, что говорил за ужином в прошлый четверг. Задавать вопросы здесь любят, а вот отвечать на них — удовольствие сомнительное.',
    en: 'The vault is chilly, the quill scratches, and everyone is trying to recall what they said at supper last Thursday. Asking questions is a passion here; answering them is more of an acquired taste.',
  },
  roles: [
    { ru: 'Писарь, который не успевает записывать', en: 'Clerk who cannot write that fast' },
    { ru: 'Сосед, доносящий на всех из любви к порядку', en: 'Neighbour who reports everyone, purely for tidiness' },
    { ru: 'Алхимик, который просто варил суп', en: 'Alchemist who was only making soup' },
    { ru: 'Травница с подозрительной кошкой', en: 'Herbalist with a suspicious cat' },
    { ru: 'Брат-доминиканец, засыпающий на допросах', en: 'Friar who naps through the hearings' },
    { ru: 'Тюремщик, потерявший ключи', en: 'Jailer who has lost the keys' },
    { ru: 'Звездочёт, не предвидевший ареста', en: 'Astrologer who failed to foresee his arrest' },
  ],
};
