import type { AnyGame } from '@tasovka/kernel';

export type ReadOptions = AnyGame['options'];

/** How each game reads what a table wants of it: a lobby tells what that comes to before there are any rules in the house. */
const loaders: Readonly<Record<string, () => Promise<ReadOptions>>> = {
  swintus: async () => (await import('@tasovka/swintus/options')).readOptions,
  lol: async () => (await import('@tasovka/lol/options')).readOptions,
  spyfall: async () => (await import('@tasovka/spyfall/options')).readOptions,
};

export async function loadOptions(game: string): Promise<ReadOptions> {
  const loader = loaders[game];
  if (!loader) throw new Error(`no game ${game}`);
  return loader();
}
