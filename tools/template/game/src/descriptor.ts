import type { GameDescriptor } from '@tasovka/kernel';

/** All that names the game outside this package. Large parts are loaded when they are needed. */
export const descriptor: GameDescriptor = {
  id: 'newgame',
  seats: { min: 2, max: 6 },
  label: {
    ru: { name: 'Newgame', line: 'Старшая карта берёт взятку.' },
    en: { name: 'Newgame', line: 'The highest card takes the trick.' },
  },
  loadRules: async () => {
    const { newgame: game, names } = await import('./index.ts');
    return { game, names };
  },
  loadOptions: async () => (await import('./options.ts')).readOptions,
  loadWords: { ru: () => import('./words/ru.ts'), en: () => import('./words/en.ts') },
  loadBot: async () => (await import('./bot.ts')).makeBot,
  // Nobody is hurried in a scenario.
  scenarioDefaults: { turnMs: 0 },
};
