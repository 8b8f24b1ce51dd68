import * as fc from 'fast-check';
import { type Game, type GameTypes, isObject, Match, type Parsed, parse } from '../src/index.ts';
import { headerOf, type Setup } from './config.ts';
import { frozen } from './frozen.ts';
import { Broken, difference, show } from './moment.ts';

/** Plain nonsense, and objects with the right keys and nonsense in them. */
function nonsense(keys: readonly string[]): fc.Arbitrary<unknown> {
  const value = fc.oneof(
    fc.jsonValue({ maxDepth: 3 }),
    fc.integer({ min: -2, max: 99 }),
    fc.constantFrom(...keys, 'x'),
  );
  const known = fc.dictionary(fc.constantFrom(...keys, '__proto__', 'constructor'), value, { maxKeys: 5 });
  return fc.oneof(value, known);
}

const keysOf = (codec: object): string[] =>
  'fields' in codec && isObject(codec.fields) ? Object.keys(codec.fields) : [];

/** What carelessness trips over first is always tried; chance brings the rest. */
const plain: readonly unknown[] = [null, true, 0, -1, '', 'x', [], [null], {}, { type: null }];

interface Effort {
  readonly runs: number;
  readonly seed: number;
}

/** Like fc.assert, but with our own words first. */
function hold(
  raws: fc.Arbitrary<unknown>,
  seats: fc.Arbitrary<number>,
  { runs, seed }: Effort,
  test: (raw: unknown, seat: number) => void,
): void {
  const examples = plain.map((raw): [unknown, number] => [raw, 2]);
  const found = fc.check(fc.property(raws, seats, test), { numRuns: runs, seed, examples });
  if (!found.failed) return;
  const { errorInstance: error, counterexample } = found;
  const what = error instanceof Error ? error.message : String(error);
  throw new Error(`[parsers] ${what}\nfor ${show(counterexample)}; again: SEED=${seed}`, { cause: error });
}

/** (7) No JSON whatever makes a parser throw or changes anything. */
export function parsersSurvive<T extends GameTypes>(game: Game<T>, setups: readonly Setup[], effort: Effort): void {
  const any = fc.constant(0);
  optionsSurvive(game, setups, effort);
  for (const [name, codec] of Object.entries({ fixedDeal: game.fixedDeal, matchState: game.matchState })) {
    hold(nonsense(keysOf(codec)), any, effort, (raw) => survives(raw, name, (own) => parse(codec, own)));
  }
  actionsSurvive(game, setups[0] as Setup, effort);
}

function optionsSurvive<T extends GameTypes>(game: Game<T>, setups: readonly Setup[], effort: Effort): void {
  const keys = setups.flatMap(({ options }) => (isObject(options) ? Object.keys(options) : []));
  const usual = (): string => JSON.stringify(setups.map(({ options, seats }) => game.options(options, seats)));
  const before = usual();
  hold(nonsense(keys), fc.integer(game.seats), effort, (raw, seats) => {
    survives(raw, 'options', (own) => game.options(own, seats));
  });
  if (usual() !== before) throw new Broken('[parsers] reading nonsense as options changed how options are read');
}

/** Nonsense is also done by seats, real ones and others, in a match. */
function actionsSurvive<T extends GameTypes>(game: Game<T>, setup: Setup, effort: Effort): void {
  const before = Match.start(game, headerOf(game, setup, `${effort.seed}`)).save();
  const variants = Object.entries(game.actions.variants);
  const fields = [...new Set(variants.flatMap(([, variant]) => keysOf(variant)))];
  const typed = fc
    .tuple(fc.constantFrom(...variants.map(([type]) => type)), nonsense(fields))
    .map(([type, rest]) => (isObject(rest) ? { ...rest, type } : rest));
  hold(fc.oneof(nonsense(fields), typed), fc.integer({ min: -1, max: setup.seats }), effort, (raw, seat) => {
    survives(raw, 'actions', (own) => parse(game.actions, own));
    const copy: Match<T> = Match.restore(game, before);
    const refusal = copy.act(seat, raw, 0);
    if (refusal === null || copy.save() === before) return;
    const change = difference(before, copy.save());
    throw new Broken(
      `seat ${seat} doing ${show(raw)} was refused as ${refusal.reason}, and changed the match${change}`,
    );
  });
}

function survives(given: unknown, what: string, read: (raw: unknown) => Parsed<unknown>): void {
  const raw = frozen(JSON.parse(JSON.stringify(given)));
  let parsed: Parsed<unknown>;
  try {
    parsed = read(raw);
  } catch (error) {
    throw new Broken(`the parser of ${what} threw ${String(error)} at ${show(raw)}`);
  }
  if (typeof parsed.ok !== 'boolean') throw new Broken(`the parser of ${what} gave ${show(parsed)} for ${show(raw)}`);
}
