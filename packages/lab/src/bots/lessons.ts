import { playoutContext } from '@tasovka/cards/bot';
import { Chance, type Game, type GameContext, type Json, type Seat, type Standings } from '@tasovka/kernel';
import { lol } from '@tasovka/lol';
import * as lolBot from '@tasovka/lol/bot';
import { swintus } from '@tasovka/swintus';
import * as swintusBot from '@tasovka/swintus/bot';
import { fitNet, type Moment } from './fit.ts';
import { writeSource } from './write-source.ts';

/** What a game's bots lend for teaching. */
interface School<S> {
  readonly handFeatures: readonly string[];
  playOn(state: S, moves: number, ctx: GameContext): void;
  handFeaturesOf(state: S, seat: Seat): Float64Array;
}

interface Round {
  readonly phase: { readonly kind: string };
}

/** One net to teach: from which rounds, and where its numbers go. */
interface Lesson<S extends Round = never, C = never> {
  readonly id: string;
  readonly file: string;
  readonly game: Game<S, never, unknown, C, unknown>;
  readonly school: School<S>;
  readonly options: Json;
  matchState(round: number): C;
  /** Moves between two moments of a round: those of one round all tell of one winner. */
  readonly apart: number;
  readonly rounds: number;
}

const seats = 4;

/** Rounds of solid bots on the bare engine, looked at every few moves, between one turn and the next. */
function watch<S extends Round, C>(
  { game, school, options: raw, matchState, apart }: Lesson<S, C>,
  rounds: number,
): Moment[] {
  const options = game.options(raw, seats);
  if (!options.ok) throw new Error(options.error);
  const moments: Moment[] = [];
  for (let round = 0; round < rounds; round++) {
    const ctx = playoutContext(Chance.seeded(`lesson ${round}`));
    const state = game.deal(standings(round, matchState(round)), options.value, ctx);
    const seen: Float32Array[] = [];
    let last = -apart;
    for (let move = 0; !game.over(state) && move < 3000; move++) {
      school.playOn(state, 1, ctx);
      // That is when a lookahead stops and asks the net.
      if (state.phase.kind !== 'turn' || move - last < apart + (round % seats)) continue;
      last = move;
      seen.push(handsOf(school, state));
    }
    if (!game.over(state)) continue;
    const { winner } = state.phase as unknown as { winner: Seat };
    for (const hands of seen) moments.push({ hands, winner });
  }
  return moments;
}

const standings = <C>(round: number, matchState: C): Standings<C> => ({
  round: 0,
  dealer: round % seats,
  scores: Array<number>(seats).fill(0),
  out: 0,
  over: false,
  roundScores: null,
  roundWinner: null,
  matchState,
});

function handsOf<S>({ handFeatures, handFeaturesOf }: School<S>, state: S): Float32Array {
  const hands = new Float32Array(seats * handFeatures.length);
  for (let seat = 0; seat < seats; seat++) hands.set(handFeaturesOf(state, seat), seat * handFeatures.length);
  return hands;
}

const bills = (round: number): number[] => Array.from({ length: seats }, (_, seat) => ((round >> seat) & 3 ? 0 : 1));

const swintusLesson = {
  game: swintus as never,
  school: swintusBot as School<never>,
} as const;

const lessons: readonly Lesson[] = [
  {
    ...swintusLesson,
    id: 'plain',
    file: 'packages/swintus/src/bot/learned/plain.ts',
    options: { sets: [], turnMs: 0, mistakes: 'prevented' },
    matchState: () => ({ bills: [0, 0, 0, 0] }) as never,
    apart: 6,
    rounds: 20_000,
  },
  {
    ...swintusLesson,
    id: 'sets',
    file: 'packages/swintus/src/bot/learned/sets.ts',
    options: { sets: ['etiquette', 'zombie', 'moles'], turnMs: 0, mistakes: 'prevented' },
    matchState: (round) => ({ bills: bills(round) }) as never,
    apart: 14,
    rounds: 20_000,
  },
  {
    id: 'lol',
    file: 'packages/lol/src/bot/learned/hand.ts',
    game: lol as never,
    school: lolBot as School<never>,
    options: { mode: 'together', turnMs: 0 },
    matchState: () => ({ mode: 'together', fell: [0, 0, 0, 0] }) as never,
    apart: 6,
    rounds: 30_000,
  },
];

/** Teaches the nets anew and writes their numbers where the bots read them. */
export function fitCommand(args: readonly string[], root: string, print: (line: string) => void): number {
  const [only, asked, hidden = '16'] = args;
  for (const lesson of lessons) {
    const { id, file, school, rounds } = lesson;
    if (only !== undefined && only !== 'every' && only !== id) continue;
    const moments = watch(lesson, Number(asked ?? rounds));
    print(`${id}: ${moments.length} moments`);
    const { numbers } = fitNet(moments, school.handFeatures.length, Number(hidden), print);
    writeSource(
      root,
      file,
      `/** Learned: npm run lab -- fit ${id}. */\nexport const numbers: readonly number[] = [${numbers.join(', ')}];\n`,
    );
  }
  return 0;
}
