import type { GameDescriptor } from '@tasovka/kernel';

export const descriptor: GameDescriptor = {
  id: 'spyfall',
  seats: { min: 2, max: 10 },
  label: {
    ru: { name: 'Шпион', line: 'Все знают, где мы. Кроме одного. Задавай вопросы с умом.' },
    en: { name: 'Spyfall', line: 'Everybody knows where we are. Except one. Ask carefully.' },
  },
  loadRules: async () => {
    const { spyfall: game, names } = await import('./index.ts');
    return { game, names };
  },
  loadOptions: async () => (await import('./options.ts')).readOptions,
  loadOwnWays: async () => (await import('./ownWays.ts')).ownWays,
  loadWords: { ru: () => import('./words/ru.ts'), en: () => import('./words/en.ts') },
  loadHelp: { ru: () => import('./words/ru/help.ts'), en: () => import('./words/en/help.ts') },
  loadBot: async () => (await import('./bot/index.ts')).makeBot,
  // Nobody is hurried in a scenario, and nothing is waited for.
  fixable: ['second', 'ruledOut'],
  scenarioDefaults: { answerMs: 0, lookMs: 0 },
};
