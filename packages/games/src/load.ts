import type { GameEntry } from './index.ts';

/** One game with its rules, for practising where no server is: the rest of the house stays at home. */
const loaders: Readonly<Record<string, () => Promise<GameEntry>>> = {
  swintus: async () => {
    const { swintus, names } = await import('@tasovka/swintus');
    return { game: swintus, names };
  },
  lol: async () => {
    const { lol, names } = await import('@tasovka/lol');
    return { game: lol, names };
  },
  spyfall: async () => {
    const { spyfall, names } = await import('@tasovka/spyfall');
    return { game: spyfall, names };
  },
};

export async function loadGame(id: string): Promise<GameEntry> {
  const loader = loaders[id];
  if (!loader) throw new Error(`no game ${id}`);
  return loader();
}
