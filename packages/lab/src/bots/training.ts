import { playoutContext } from '@tasovka/cards/bot';
import {
  Chance,
  type Game,
  type GameContext,
  type GameTypes,
  type Json,
  type Seat,
  type Standings,
} from '@tasovka/kernel';
import { lol } from '@tasovka/lol';
import * as lolBot from '@tasovka/lol/bot';
import { swintus } from '@tasovka/swintus';
import * as swintusBot from '@tasovka/swintus/bot';
import { fitNet, type Position } from './net-trainer.ts';
import { writeSource } from './write-source.ts';

/** What training needs of a game's bots. */
interface TrainedBot<T extends TrainableTypes> {
  readonly handFeatures: readonly string[];
  playOn(state: T['State'], moves: number, ctx: GameContext<T['Event']>): void;
  handFeaturesOf(state: T['State'], seat: Seat): Float64Array;
}

interface TrainableTypes extends GameTypes {
  State: { readonly phase: { readonly type: string; readonly winner?: Seat } };
}

/** One net to train: from which rounds, and where its numbers go. */
interface NetTraining<T extends TrainableTypes> {
  readonly id: string;
  readonly file: string;
  readonly game: Game<T>;
  readonly bot: TrainedBot<T>;
  readonly options: Json;
  matchState(round: number): T['MatchState'];
  /** Moves between two positions of a round: those of one round all tell of one winner. */
  readonly spacing: number;
  readonly rounds: number;
}

/** A training whose game does not matter to the command that runs it. */
interface Training {
  readonly id: string;
  readonly file: string;
  readonly rounds: number;
  readonly inputs: number;
  collect(rounds: number): Position[];
}

const training = <T extends TrainableTypes>(one: NetTraining<T>): Training => ({
  id: one.id,
  file: one.file,
  rounds: one.rounds,
  inputs: one.bot.handFeatures.length,
  collect: (rounds) => collectPositions(one, rounds),
});

const seats = 4;

/** Rounds of solid bots on the bare engine, looked at every few moves, between one turn and the next. */
function collectPositions<T extends TrainableTypes>(
  { game, bot, options: raw, matchState, spacing }: NetTraining<T>,
  rounds: number,
): Position[] {
  const options = game.options(raw, seats);
  if (!options.ok) throw new Error(options.error);
  const positions: Position[] = [];
  for (let round = 0; round < rounds; round++) {
    const ctx = playoutContext(Chance.seeded(`lesson ${round}`));
    const state = game.deal(standings(round, matchState(round)), options.value, ctx);
    const seen: Float32Array[] = [];
    let last = -spacing;
    for (let move = 0; !game.over(state) && move < 3000; move++) {
      bot.playOn(state, 1, ctx);
      // That is when a lookahead stops and asks the net.
      if (state.phase.type !== 'turn' || move - last < spacing + (round % seats)) continue;
      last = move;
      seen.push(handsOf(bot, state));
    }
    const { winner } = state.phase;
    if (winner !== undefined) for (const hands of seen) positions.push({ hands, winner });
  }
  return positions;
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

function handsOf<T extends TrainableTypes>(
  { handFeatures, handFeaturesOf }: TrainedBot<T>,
  state: T['State'],
): Float32Array {
  const hands = new Float32Array(seats * handFeatures.length);
  for (let seat = 0; seat < seats; seat++) hands.set(handFeaturesOf(state, seat), seat * handFeatures.length);
  return hands;
}

const bills = (round: number): number[] => Array.from({ length: seats }, (_, seat) => ((round >> seat) & 3 ? 0 : 1));

const trainings: readonly Training[] = [
  training({
    id: 'plain',
    file: 'packages/swintus/src/bot/learned/handWeightsPlain.ts',
    game: swintus,
    bot: swintusBot,
    options: { sets: [], turnMs: 0, mistakes: 'prevented' },
    matchState: () => ({ bills: [0, 0, 0, 0] }),
    spacing: 6,
    rounds: 20_000,
  }),
  training({
    id: 'sets',
    file: 'packages/swintus/src/bot/learned/handWeightsSets.ts',
    game: swintus,
    bot: swintusBot,
    options: { sets: ['etiquette', 'zombie', 'moles'], turnMs: 0, mistakes: 'prevented' },
    matchState: (round) => ({ bills: bills(round) }),
    spacing: 14,
    rounds: 20_000,
  }),
  training({
    id: 'lol',
    file: 'packages/lol/src/bot/learned/handWeights.ts',
    game: lol,
    bot: lolBot,
    options: { mode: 'together', turnMs: 0 },
    matchState: () => ({ mode: 'together' as const, fell: [0, 0, 0, 0] }),
    spacing: 6,
    rounds: 30_000,
  }),
];

/** Trains the nets and writes their numbers where the bots read them. */
export function fitCommand(args: readonly string[], root: string, print: (line: string) => void): number {
  const [only, asked, hidden = '16'] = args;
  for (const { id, file, rounds, inputs, collect } of trainings) {
    if (only !== undefined && only !== 'every' && only !== id) continue;
    const positions = collect(Number(asked ?? rounds));
    print(`${id}: ${positions.length} positions`);
    const numbers = fitNet(positions, inputs, Number(hidden), print);
    writeSource(
      root,
      file,
      `/** Learned: npm run lab -- fit ${id}. */\nexport const numbers: readonly number[] = [${numbers.join(', ')}];\n`,
    );
  }
  return 0;
}
