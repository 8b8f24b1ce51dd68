import * as fc from 'fast-check';
import { type Action, type Codec, isObject, Match, type Parsed, parse } from '../src/index.ts';
import { type GameOf, headerOf, type MatchOf, type Setup } from './config.ts';
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

/** Like fc.assert, but with our own words first. */
function hold<T>(property: fc.IProperty<T>, settings: fc.Parameters<T>): void {
  const { failed, errorInstance, counterexample, seed } = fc.check(property, settings);
  if (!failed) return;
  const what = errorInstance instanceof Error ? errorInstance.message : String(errorInstance);
  throw new Error(`[parsers] ${what}\nfor ${show(counterexample)}; again: SEED=${seed}`, { cause: errorInstance });
}

/** (7) No JSON whatever makes a parser throw or changes anything. */
export function parsersSurvive<S, A extends Action>(
  game: GameOf<S, A>,
  setups: readonly Setup[],
  runs: number,
  seed: number,
): void {
  const settings = { numRuns: runs, seed };
  const optionKeys = setups.flatMap(({ options }) => (isObject(options) ? Object.keys(options) : []));
  const usual = JSON.stringify(setups.map(({ options, seats }) => game.options(options, seats)));
  const { min, max } = game.seats;
  hold(
    fc.property(nonsense(optionKeys), fc.integer({ min, max }), (raw, seats) => {
      survives(raw, 'options', (own) => game.options(own, seats));
    }),
    settings,
  );
  if (usual !== JSON.stringify(setups.map(({ options, seats }) => game.options(options, seats)))) {
    throw new Broken('parsing nonsense as options changed how options are parsed');
  }
  for (const [name, codec] of [
    ['rig', game.rig],
    ['carry', game.carry],
  ] as const) {
    hold(
      fc.property(nonsense(keysOf(codec)), (raw) => survives(raw, name, (own) => parse(codec as Codec<unknown>, own))),
      settings,
    );
  }
  const setup = setups[0] as Setup;
  const match: MatchOf<S, A> = Match.start(game, headerOf(game, setup, `${seed}`));
  const before = match.save();
  const types = Object.keys(game.actions.variants);
  const fields = [...new Set(Object.values(game.actions.variants).flatMap(keysOf))];
  const typed = fc
    .tuple(fc.constantFrom(...types), nonsense(fields))
    .map(([type, rest]) => (isObject(rest) ? { ...rest, type } : rest));
  hold(
    fc.property(fc.oneof(nonsense(fields), typed), fc.integer({ min: -1, max: setup.seats }), (raw, seat) => {
      survives(raw, 'actions', (own) => parse(game.actions, own));
      const copy: MatchOf<S, A> = Match.restore(game, before);
      if (copy.act(seat, raw, 0) !== null && copy.save() !== before) {
        throw new Broken(
          `seat ${seat} doing ${show(raw)} was refused, and changed the match${difference(before, copy.save())}`,
        );
      }
    }),
    settings,
  );
}

function survives(given: unknown, what: string, read: (raw: unknown) => Parsed<unknown>): void {
  const before = JSON.stringify(given);
  const raw: unknown = JSON.parse(before);
  let parsed: Parsed<unknown>;
  try {
    parsed = read(raw);
  } catch (error) {
    throw new Broken(`the parser of ${what} threw ${String(error)} at ${show(raw)}`);
  }
  if (typeof parsed.ok !== 'boolean') throw new Broken(`the parser of ${what} gave ${show(parsed)} for ${show(raw)}`);
  if (before !== JSON.stringify(raw)) throw new Broken(`the parser of ${what} changed what it read: ${before}`);
}
