import type { BotLevel } from '@tasovka/kernel';
import { judgeView, playTable } from './spyfall-table.ts';

/** What many rounds of bots came to. */
export interface Tally {
  rounds: number;
  spyWins: number;
  guesses: number;
  rightGuesses: number;
  innocents: number;
  questions: number;
  repeated: number;
  refused: number;
  stuck: number;
  /** What each decision took, in milliseconds. */
  times: number[];
  seconds: number;
  /** The spy's best guess at the end of each talk: how sure, and whether right. */
  sure: { readonly share: number; readonly right: boolean }[];
  /** Agents' doubts at the end of each talk: how strong, and whether justified. */
  doubts: { readonly share: number; readonly right: boolean }[];
}

const empty = (): Tally => ({
  rounds: 0,
  spyWins: 0,
  guesses: 0,
  rightGuesses: 0,
  innocents: 0,
  questions: 0,
  repeated: 0,
  refused: 0,
  stuck: 0,
  times: [],
  seconds: 0,
  sure: [],
  doubts: [],
});

interface TallySetup {
  readonly matches: number;
  readonly seats: number;
  readonly level: BotLevel;
  readonly seed: string;
}

/** Classic, matches of five rounds, every other match in English. */
export function tally({ matches, seats, level, seed }: TallySetup): Tally {
  const sum = empty();
  for (let match = 0; match < matches; match++) {
    const setup = {
      seed: `${seed}/${match}`,
      seats,
      levels: [level],
      language: match % 2 === 0 ? ('ru' as const) : ('en' as const),
      options: { variant: 'classic' },
    };
    let began = 0;
    const played = playTable(setup, {
      roundOver(table, bots) {
        const { end, spy, said, location } = judgeView(table);
        if (end === null || typeof spy !== 'number') return;
        sum.rounds++;
        if (end.winners.includes(spy)) sum.spyWins++;
        if (end.how === 'guessed' || end.how === 'missed') sum.guesses++;
        if (end.how === 'guessed') sum.rightGuesses++;
        if (end.how === 'innocent') sum.innocents++;
        const questions = said.map(({ question }) => question);
        sum.questions += questions.length;
        sum.repeated += questions.length - new Set(questions).size;
        sum.seconds += (table.now - began) / 1000;
        began = table.now;
        for (const [seat, bot] of bots.entries()) {
          const thought = bot.assessment;
          if (!thought) continue;
          if (seat === spy) {
            const { at, share } = highest(thought.chances);
            sum.sure.push({ share, right: thought.knowledge.ids[at] === location });
          } else {
            const { at, share } = highest(thought.guilt);
            sum.doubts.push({ share, right: at === spy });
          }
        }
      },
    });
    sum.refused += played.refused;
    for (const time of played.times) sum.times.push(time);
    if (played.stuck) sum.stuck++;
  }
  return sum;
}

const highest = (beliefs: ArrayLike<number>): { at: number; share: number } => {
  const shares = Array.from(beliefs);
  const share = Math.max(...shares);
  return { at: shares.indexOf(share), share };
};

/** Whether beliefs deserve their numbers: by tenths, how often those this sure were right. */
export function calibration(beliefs: Tally['sure']): { count: number; mean: number; right: number }[] {
  return Array.from({ length: 10 }, (_, tenth) => {
    const inside = beliefs.filter(({ share }) => Math.min(9, Math.floor(share * 10)) === tenth);
    const mean = inside.reduce((sum, { share }) => sum + share, 0) / Math.max(1, inside.length);
    return {
      count: inside.length,
      mean,
      right: inside.filter(({ right }) => right).length / Math.max(1, inside.length),
    };
  }).filter(({ count }) => count > 0);
}
