import type { GameDescriptor } from '@tasovka/kernel';

export const descriptor: GameDescriptor = {
  id: 'swintus',
  seats: { min: 2, max: 10 },
  label: {
    ru: { name: 'Свинтус', line: 'Сбрось все карты. Не забудь крикнуть. Не верь никому с копытами.' },
    en: { name: 'Swintus', line: 'Get rid of your cards. Shout in time. Trust nobody with hooves.' },
  },
  loadRules: async () => {
    const { swintus: game, names } = await import('./index.ts');
    return { game, names };
  },
  loadOptions: async () => (await import('./options.ts')).readOptions,
  loadOwnWays: async () => (await import('./ownWays.ts')).ownWays,
  loadWords: { ru: () => import('./words/ru.ts'), en: () => import('./words/en.ts') },
  loadHelp: { ru: () => import('./words/ru/help.ts'), en: () => import('./words/en/help.ts') },
  loadBot: async (time) => {
    const [{ botsWith }, { withinTime }] = await Promise.all([import('./bot/index.ts'), import('@tasovka/cards/bot')]);
    return botsWith(withinTime(time));
  },
  // Nobody is hurried in a scenario.
  scenarioDefaults: { turnMs: 0, lookMs: 0 },
  fixable: ['wink', 'swing', 'day'],
};
