/** What a card of good manners is handed over for, by the first part of its name. */
const deeds: Readonly<Record<string, string>> = {
  shtul: 'left',
  shshalun: 'broke',
  shshevelis: 'dawdled',
  shshtol: 'hand',
  shinkognito: 'named',
  shmotrun: 'winked',
  shshto: 'answered',
  shshuriken: 'intercepted',
};

export const deedOf = (card: string): string | undefined => deeds[card.split('-')[0] ?? ''];
