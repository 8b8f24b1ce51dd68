import { judgeView, playTable } from './spyfall-table.ts';

/** One vote somebody cast: who, what, and in which kind of ballot. */
interface Vote {
  readonly seat: number;
  readonly guilty: boolean;
  readonly isFinal: boolean;
}

interface VotedRound {
  readonly spy: number;
  readonly votes: readonly Vote[];
}

export interface VoteReading {
  /** Rounds that were read, and how often the reader named the spy; chance is the mean of one in those who voted. */
  readonly read: number;
  readonly right: number;
  readonly chance: number;
  readonly spyRate: number;
  readonly agentRate: number;
}

/** Rounds of solid bots, with every vote that was cast in them. */
export function votedRounds(matches: number, seed: string): VotedRound[] {
  const rounds: VotedRound[] = [];
  for (let match = 0; match < matches; match++) {
    let cast = new Map<string, Vote>();
    let ballot = 0;
    let before: string | null = null;
    const setup = {
      seed: `${seed}/${match}`,
      seats: 5,
      levels: ['solid'] as const,
      language: 'ru' as const,
      options: {},
    };
    playTable(setup, {
      moved(table) {
        const { phase, accused, accuser, votes } = judgeView(table);
        const now = phase === 'vote' || phase === 'final-vote' ? `${phase}/${accused}` : null;
        if (now !== before) ballot++;
        before = now;
        if (now === null) return;
        for (const [seat, guilty] of Object.entries(votes)) {
          // Accusing is no vote that was asked for.
          if (Number(seat) === accuser) continue;
          cast.set(`${ballot}/${seat}`, { seat: Number(seat), guilty, isFinal: phase === 'final-vote' });
        }
      },
      roundOver(table) {
        const { spy } = judgeView(table);
        if (typeof spy === 'number') rounds.push({ spy, votes: [...cast.values()] });
        cast = new Map();
      },
    });
  }
  return rounds;
}

const keyOf = ({ guilty, isFinal }: Vote): string => `${guilty}/${isFinal}`;

/**
 * A reader who knows nothing but who voted how: learns from one half of the rounds how the spy votes and how the others
 * do, and names for each round of the other half the likeliest of those who voted.
 */
export function readVotes(rounds: readonly VotedRound[]): VoteReading {
  const learnt = rounds.filter((_, at) => at % 2 === 0);
  const counts = { spy: new Map<string, number>(), agent: new Map<string, number>() };
  for (const { spy, votes } of learnt) {
    for (const vote of votes) {
      const table = vote.seat === spy ? counts.spy : counts.agent;
      table.set(keyOf(vote), (table.get(keyOf(vote)) ?? 0) + 1);
    }
  }
  const rate = (table: Map<string, number>, vote: Vote): number => {
    const of = (guilty: boolean): number => (table.get(`${guilty}/${vote.isFinal}`) ?? 0) + 1;
    return of(vote.guilty) / (of(true) + of(false));
  };
  let [read, right, chance] = [0, 0, 0];
  for (const { spy, votes } of rounds.filter((_, at) => at % 2 === 1)) {
    const seats = [...new Set(votes.map(({ seat }) => seat))];
    if (!seats.includes(spy) || seats.length < 2) continue;
    const score = (seat: number): number =>
      votes
        .filter((vote) => vote.seat === seat)
        .reduce((sum, vote) => sum + Math.log(rate(counts.spy, vote) / rate(counts.agent, vote)), 0);
    const scores = seats.map((seat) => ({ seat, score: score(seat) }));
    const best = Math.max(...scores.map((one) => one.score));
    const named = scores.filter((one) => one.score > best - 1e-9);
    read++;
    // Between equals the reader tosses a coin.
    if (named.some(({ seat }) => seat === spy)) right += 1 / named.length;
    chance += 1 / seats.length;
  }
  const share = (table: Map<string, number>): number => {
    const all = [...table].reduce((sum, [, count]) => sum + count, 0);
    return [...table].filter(([key]) => key.startsWith('true')).reduce((sum, [, count]) => sum + count, 0) / all;
  };
  return {
    read,
    right,
    chance: chance / Math.max(1, read),
    spyRate: share(counts.spy),
    agentRate: share(counts.agent),
  };
}
