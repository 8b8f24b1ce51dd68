import type { SearchReport } from '@tasovka/cards/bot';
import type { Seat } from '@tasovka/kernel';
import * as lolBot from '@tasovka/lol/bot';
import * as swintusBot from '@tasovka/swintus/bot';
import { type Arena, arenaCalled } from './arena.ts';
import { type Choice, fitPolicy } from './fit-policy.ts';
import { playRound } from './table.ts';
import { seats } from './tally.ts';
import { writeSource } from './write-source.ts';

/** Deals that no contest comes to. */
const trainingDeals = 500_000;
const playouts = 120;

interface PolicyTraining {
  readonly arena: string;
  readonly file: string;
  readonly moveFeatures: readonly string[];
  moveFeaturesOf(state: never, seat: Seat, move: never): Float64Array;
}

function pick({ moveFeatures, moveFeaturesOf }: Pick<PolicyTraining, 'moveFeatures' | 'moveFeaturesOf'>) {
  return { moveFeatures, moveFeaturesOf };
}

const trainings: readonly PolicyTraining[] = [
  { arena: 'base', file: 'packages/swintus/src/bot/learned/policy.ts', ...pick(swintusBot) },
  { arena: 'lol', file: 'packages/lol/src/bot/learned/policy.ts', ...pick(lolBot) },
];

/** What a strong bot finds in its searches among three solid ones. */
function collectChoices(arena: Arena, { moveFeaturesOf }: PolicyTraining, rounds: number): Choice[] {
  const choices: Choice[] = [];
  const overhear = ({ state, seat, options, values }: SearchReport): void => {
    // Whether to answer a card with its copy is a question of its own.
    if (options.includes(null)) return;
    // The bot that searched is of the same game as the features.
    const moves = options.map((move) => Float32Array.from(moveFeaturesOf(state as never, seat, move as never)));
    choices.push({ moves, values });
  };
  const strong = arena.level('strong', { ...arena.effort, playouts, report: overhear });
  const solid = arena.level('solid', arena.effort);
  for (let round = 0; round < rounds; round++) {
    const players = Array.from({ length: seats }, (_, seat) => (seat === round % seats ? strong : solid));
    playRound(arena.game, arena.header(trainingDeals + round), players);
  }
  return choices;
}

/** Trains the policies by what searches found, and writes their weights where the bots read them. */
export function policyCommand(args: readonly string[], root: string, print: (line: string) => void): number {
  const [only, rounds = '5000'] = args;
  for (const training of trainings) {
    if (only !== undefined && only !== 'every' && only !== training.arena) continue;
    const arena = arenaCalled(training.arena);
    const choices = collectChoices(arena, training, Number(rounds));
    print(`${arena.id}: ${choices.length} thoughts`);
    const { weights, agreement } = fitPolicy(choices, training.moveFeatures.length);
    print(`${arena.id}: chooses as thinking does in ${(100 * agreement).toFixed(1)} % of turns it was not taught with`);
    writeSource(root, training.file, tableOf(training, weights));
  }
  return 0;
}

/** A zero has no sign. */
const rounded = (weight: number): number => Math.round(100 * weight) / 100 || 0;

const tableOf = ({ arena, moveFeatures }: PolicyTraining, weights: readonly number[]): string =>
  `/**
 * What a move is judged by without a search, from what its player sees, and how much that counts.
 * Learned from what thinking chose: npm run lab -- policy ${arena}. A new feature begins with 0.
 */
export const weights = {
${moveFeatures.map((leaning, i) => `'${leaning}': ${rounded(weights[i] ?? 0)},`).join('\n')}
};
`;
