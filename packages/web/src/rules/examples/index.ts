import type { Examples } from './example.ts';

const loaders: Readonly<Record<string, () => Promise<{ readonly examples: Examples }>>> = {
  swintus: () => import('./swintus.ts'),
  lol: () => import('./lol.ts'),
  spyfall: () => import('./spyfall.ts'),
};

export const examplesOf = async (game: string): Promise<Examples> => (await loaders[game]?.())?.examples ?? {};
