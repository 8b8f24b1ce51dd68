import type { Arena } from './arena.ts';
import { type Player, playMatch, type Watching } from './table.ts';

/** How often somebody won, with the interval that holds the truth nineteen times in twenty (Wilson). */
export interface Share {
  readonly wins: number;
  readonly rounds: number;
  readonly share: number;
  readonly low: number;
  readonly high: number;
}

export function shareOf(wins: number, rounds: number): Share {
  const share = wins / rounds;
  const z = 1.96;
  const spread = 1 + (z * z) / rounds;
  const middle = (share + (z * z) / (2 * rounds)) / spread;
  const half = (z / spread) * Math.sqrt((share * (1 - share)) / rounds + (z * z) / (4 * rounds * rounds));
  return { wins, rounds, share, low: middle - half, high: middle + half };
}

export interface Contest {
  readonly share: Share;
  readonly refused: readonly string[];
  /** Simulated seconds, and seconds of work, that a round took. */
  readonly simulated: number;
  readonly worked: number;
}

const cpuSeconds = (): number => {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1e6;
};

/** One against three of another kind; the seat goes round. */
export function contend(arena: Arena, hero: Player, others: Player, rounds: number, watching?: Watching): Contest {
  let wins = 0;
  let played = 0;
  let simulated = 0;
  const refused: string[] = [];
  const began = cpuSeconds();
  for (let number = 0; played < rounds; number++) {
    const seat = number % 4;
    const header = arena.header(number);
    const players = header.names.map((_, other) => (other === seat ? hero : others));
    const match = playMatch(arena.game, header, players, watching && only(watching, seat));
    for (const winner of match.winners) {
      played++;
      if (winner === seat) wins++;
    }
    simulated += match.lasted / 1000;
    refused.push(...match.refused);
  }
  const worked = (cpuSeconds() - began) / played;
  return { share: shareOf(wins, played), refused, simulated: simulated / played, worked };
}

const only = (watching: Watching, hero: number): Watching => ({
  ...watching,
  decided: (seat, ms) => {
    if (seat === hero) watching.decided(seat, ms);
  },
});

/** Four kinds at one table, every kind in every seat as often: who wins how often from where. */
export function mixed(arena: Arena, kinds: readonly Player[], rounds: number): Share[][] {
  const wins = kinds.map(() => kinds.map(() => 0));
  const played = kinds.map(() => 0);
  for (let number = 0; (played[0] as number) * kinds.length < rounds; number++) {
    const header = arena.header(number);
    const turned = number % kinds.length;
    const players = kinds.map((_, seat) => kinds[(seat + turned) % kinds.length] as Player);
    for (const winner of playMatch(arena.game, header, players).winners) {
      const kind = (winner + turned) % kinds.length;
      const row = wins[kind] as number[];
      row[winner] = (row[winner] as number) + 1;
      played[turned] = (played[turned] as number) + 1;
    }
  }
  // A kind sits in a seat whenever the table is turned so far.
  return wins.map((row, kind) => row.map((won, seat) => shareOf(won, played[(((kind - seat) % 4) + 4) % 4] as number)));
}
