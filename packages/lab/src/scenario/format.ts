import { games } from '@tasovka/games';
import { commonReasons, isObject, type Json, type JsonObject, type Seat, type Signal } from '@tasovka/kernel';
import { brief, inside, meant, Problem, unknownKey } from './problem.ts';

const reasons: readonly string[] = [
  ...new Set([...commonReasons, ...Object.values(games).flatMap(({ game }) => game.reasons)]),
];

/** A scenario as its file says it, checked as far as that needs no game. */
export interface Scenario {
  readonly title: string;
  readonly rule: readonly string[];
  readonly game: string;
  readonly players: number;
  readonly options: JsonObject;
  readonly seed: string;
  readonly dealer?: Seat;
  readonly names?: readonly string[];
  readonly fix?: Readonly<Record<string, number>>;
  /** What of `hands`, `open`, `deck` and `deal` is given; the game reads it. */
  readonly fixedDeal: JsonObject;
  readonly match: JsonObject;
  /** Checked one by one as they are reached. */
  readonly steps: readonly JsonObject[];
}

export type Step =
  | { readonly kind: 'move'; readonly by: Seat; readonly do: Json; readonly refused: string | true | null }
  | { readonly kind: 'signal'; readonly seat: Seat; readonly signal: Signal }
  | { readonly kind: 'after'; readonly ms: number }
  | { readonly kind: 'expect'; readonly expect: JsonObject };

const dealKeys = ['hands', 'open', 'deck', 'deal'] as const;
const keys = [
  ...['rule', 'title', 'game', 'players', 'options', 'seed', 'dealer', 'names', 'fix'],
  ...[...dealKeys, 'match', 'steps'],
];
/** What chance decides in the games of the house and a scenario may fix. */
const fixable = ['wink', 'swing'];

export function readScenario(raw: unknown): Scenario {
  const given = record(raw, '', 'a scenario');
  only(given, '', keys);
  const players = whole(given.players, 'players', 1, 32);
  const rule = typeof given.rule === 'string' ? [given.rule] : (given.rule ?? []);
  return {
    title: text(given.title ?? 'untitled', 'title'),
    rule: listOf(rule, 'rule', text),
    game: text(given.game, 'game'),
    players,
    options: record(given.options ?? {}, 'options', 'the options'),
    seed: seed(given.seed),
    ...(given.dealer !== undefined && { dealer: seat(given.dealer, 'dealer', players) }),
    ...(given.names !== undefined && { names: namesOf(given.names, players) }),
    ...(given.fix !== undefined && { fix: fixes(given.fix) }),
    fixedDeal: Object.fromEntries(
      dealKeys.filter((key) => given[key] !== undefined).map((key) => [key, given[key] as Json]),
    ),
    match: record(given.match ?? {}, 'match', 'the match so far'),
    steps: listOf(given.steps, 'steps', (step, at) => record(step, at, 'a step')),
  };
}

const stepForms = '{by, do}, {by, do, refused}, {signal}, {after} or {expect}';

export function readStep(raw: JsonObject, players: number): Step {
  if ('do' in raw || 'by' in raw) return readMove(raw, players);
  if ('signal' in raw) {
    only(raw, '', ['signal']);
    return readSignal(record(raw.signal, 'signal', 'a signal'), players);
  }
  if ('after' in raw) {
    only(raw, '', ['after']);
    return { kind: 'after', ms: whole(raw.after, 'after', 0, 1e9) };
  }
  if ('expect' in raw) {
    only(raw, '', ['expect']);
    return { kind: 'expect', expect: record(raw.expect, 'expect', 'what is expected') };
  }
  throw new Problem('', `a step is one of ${stepForms}; this has ${Object.keys(raw).join(', ') || 'no keys'}`);
}

function readMove(raw: JsonObject, players: number): Step {
  only(raw, '', ['by', 'do', 'refused']);
  const action = record(raw.do, 'do', 'a move');
  return { kind: 'move', by: seat(raw.by, 'by', players), do: action, refused: refusedAs(raw.refused) };
}

function refusedAs(raw: Json | undefined): string | true | null {
  if (raw === undefined) return null;
  if (raw === true || (typeof raw === 'string' && reasons.includes(raw))) return raw;
  const hints = [...(typeof raw === 'string' ? meant(raw, reasons) : []), `known: true, ${reasons.join(', ')}`];
  throw new Problem('refused', `unknown reason ${brief(raw)}`, hints);
}

function readSignal({ type, ...rest }: JsonObject, players: number): Step {
  const by = seat(rest.seat, 'signal.seat', players);
  if (type === 'said') {
    only(rest, 'signal', ['seat', 'text', 'replyTo']);
    const replyTo = rest.replyTo;
    const words = text(rest.text, 'signal.text');
    const reply = replyTo === undefined ? {} : { replyTo: seat(replyTo, 'signal.replyTo', players) };
    return { kind: 'signal', seat: by, signal: { type, text: words, ...reply } };
  }
  if (type === 'spoke' || type === 'left' || type === 'hand') {
    only(rest, 'signal', ['seat']);
    return { kind: 'signal', seat: by, signal: { type } };
  }
  throw new Problem('signal.type', `unknown signal ${brief(type)}`, ['known: spoke, left, hand, said']);
}

function only(given: JsonObject, at: string, known: readonly string[]): void {
  for (const key of Object.keys(given)) if (!known.includes(key)) throw unknownKey(at, key, known);
}

const wrong = (at: string, wanted: string, raw: unknown): Problem =>
  new Problem(at, raw === undefined ? `is missing: expected ${wanted}` : `expected ${wanted}, got ${brief(raw)}`);

export function record(raw: unknown, at: string, what: string): JsonObject {
  if (!isObject(raw)) throw wrong(at, `${what} as an object`, raw);
  return raw as JsonObject;
}

function text(raw: unknown, at: string): string {
  if (typeof raw !== 'string') throw wrong(at, 'a text', raw);
  return raw;
}

export function whole(raw: unknown, at: string, least: number, most: number): number {
  if (typeof raw !== 'number' || !Number.isInteger(raw) || raw < least || raw > most) {
    throw wrong(at, `a whole number from ${least} to ${most}`, raw);
  }
  return raw;
}

export const seat = (raw: unknown, at: string, players: number): Seat => {
  if (typeof raw !== 'number' || !Number.isInteger(raw) || raw < 0 || raw >= players) {
    throw wrong(at, `a seat from 0 to ${players - 1}`, raw);
  }
  return raw;
};

export function listOf<T>(raw: unknown, at: string, item: (raw: unknown, at: string) => T): T[] {
  if (!Array.isArray(raw)) throw wrong(at, 'a list', raw);
  return raw.map((one: unknown, i) => item(one, inside(at, i)));
}

function seed(raw: unknown): string {
  if (raw === undefined) return '1';
  if (typeof raw !== 'number' && typeof raw !== 'string') throw wrong('seed', 'a number or a text', raw);
  return String(raw);
}

function namesOf(raw: unknown, players: number): string[] {
  const names = listOf(raw, 'names', text);
  if (names.length !== players) throw new Problem('names', `${names.length} names for ${players} players`);
  return names;
}

function fixes(raw: unknown): Record<string, number> {
  const given = record(raw, 'fix', 'what chance would decide');
  only(given, 'fix', fixable);
  for (const [key, value] of Object.entries(given)) {
    if (typeof value !== 'number') throw wrong(`fix.${key}`, 'a number', value);
  }
  return given as Record<string, number>;
}
