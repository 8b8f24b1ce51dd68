import type { GameDescriptor } from '@tasovka/kernel';

export const descriptor: GameDescriptor = {
  id: 'lol',
  seats: { min: 2, max: 9 },
  label: {
    ru: { name: 'ЛОЛ!', line: 'Быстрая, громкая и немного вредная. Бах, бан, ха-ха.' },
    en: { name: 'LOL!', line: 'Fast, loud and slightly mean. Bam, ban, ha-ha.' },
  },
  loadRules: async () => {
    const { lol: game, names } = await import('./index.ts');
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
  fixable: ['day'],
  scenarioDefaults: { turnMs: 0, lookMs: 0 },
};
