import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { Chance, type Ctx, type Game, type Json, type Seat, type Standings } from '@tasovka/kernel';
import { lol } from '@tasovka/lol';
import * as lolBot from '@tasovka/lol/bot';
import { swintus } from '@tasovka/swintus';
import * as swintusBot from '@tasovka/swintus/bot';
import { fitNet, type Moment } from './fit.ts';

/** One net to teach: which rounds, and where its numbers go. */
interface Lesson {
  readonly id: string;
  readonly file: string;
  readonly inputs: number;
  moments(rounds: number): Moment[];
}

interface School<S> {
  playOn(state: S, moves: number, ctx: Ctx): void;
  imaginedCtx(chance: Chance): Ctx;
  aspectsOf(state: S, seat: Seat): Float64Array;
}

const seats = 4;

/** Rounds of solid bots on the bare engine, looked at every few moves. */
function watch<S extends { readonly phase: { readonly kind: string } }, C>(
  game: Game<S, never, unknown, C, unknown>,
  school: School<S>,
  raw: Json,
  carry: (round: number) => C,
  inputs: number,
  rounds: number,
): Moment[] {
  const options = game.options(raw, seats);
  if (!options.ok) throw new Error(options.error);
  const moments: Moment[] = [];
  for (let round = 0; round < rounds; round++) {
    const ctx = school.imaginedCtx(Chance.seeded(`lesson ${round}`));
    const state = game.deal(standings(round, carry(round)), options.value, ctx);
    const seen: Float32Array[] = [];
    for (let move = 0; !game.over(state) && move < 3000; move++) {
      school.playOn(state, 1, ctx);
      if (move % 5 === round % 5 && !game.over(state)) seen.push(handsOf(school, state, inputs));
    }
    if (!game.over(state)) continue;
    const { winner } = state.phase as unknown as { winner: Seat };
    for (const hands of seen) moments.push({ hands, winner });
  }
  return moments;
}

const standings = <C>(round: number, carry: C): Standings<C> => ({
  round: 0,
  dealer: round % seats,
  scores: Array<number>(seats).fill(0),
  out: 0,
  over: false,
  roundScores: null,
  roundWinner: null,
  carry,
});

function handsOf<S>({ aspectsOf }: School<S>, state: S, inputs: number): Float32Array {
  const hands = new Float32Array(seats * inputs);
  for (let seat = 0; seat < seats; seat++) hands.set(aspectsOf(state, seat), seat * inputs);
  return hands;
}

const bills = (round: number): number[] => Array.from({ length: seats }, (_, seat) => ((round >> seat) & 3 ? 0 : 1));

const swintusLesson = (id: string, sets: string[]): Lesson => ({
  id,
  file: `packages/swintus/src/bot/learned/${id}.ts`,
  inputs: swintusBot.aspects.length,
  moments: (rounds) =>
    watch(
      swintus as never,
      swintusBot as School<never>,
      { sets, turnMs: 0, mistakes: 'prevented' },
      (round) => ({ bills: sets.includes('moles') ? bills(round) : [0, 0, 0, 0] }),
      swintusBot.aspects.length,
      rounds,
    ),
});

const lessons: readonly Lesson[] = [
  swintusLesson('plain', []),
  swintusLesson('sets', ['etiquette', 'zombie', 'moles']),
  {
    id: 'lol',
    file: 'packages/lol/src/bot/learned.ts',
    inputs: lolBot.aspects.length,
    moments: (rounds) =>
      watch(
        lol as never,
        lolBot as School<never>,
        { mode: 'together', turnMs: 0 },
        () => ({ mode: 'together', fell: [0, 0, 0, 0] }),
        lolBot.aspects.length,
        rounds,
      ),
  },
];

/** Teaches the nets anew and writes their numbers where the bots read them. */
export function fitCommand(args: readonly string[], root: string, print: (line: string) => void): number {
  const [only, rounds = '8000', hidden = '12'] = args;
  for (const { id, file, inputs, moments } of lessons) {
    if (only !== undefined && only !== 'every' && only !== id) continue;
    const seen = moments(Number(rounds));
    print(`${id}: ${seen.length} moments`);
    const { numbers } = fitNet(seen, inputs, Number(hidden), print);
    writeFileSync(
      join(root, file),
      `/** Learned: npm run lab -- fit ${id}. */\nexport const numbers: readonly number[] = [${numbers.join(', ')}];\n`,
    );
  }
  return 0;
}
