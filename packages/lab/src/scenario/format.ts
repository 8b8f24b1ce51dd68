import { commonReasons, type Json, type JsonObject, type Seat, type Signal } from '@tasovka/kernel';
import { dealKeys, type Playable, type Playables, playableOf } from './playable.ts';
import { brief, didYouMean, Problem } from './problem.ts';
import { listOf, only, record, seat, text, whole, wrong } from './readers.ts';

/** A scenario as its file says it. What the game's own codecs read is not checked yet. */
export interface Scenario {
  readonly title: string;
  readonly rule: readonly string[];
  readonly playable: Playable;
  readonly players: number;
  readonly options: JsonObject;
  readonly seed: string;
  readonly dealer?: Seat;
  readonly names?: readonly string[];
  readonly fix?: Readonly<Record<string, number>>;
  /** What is given of the keys that fix the game's deal. */
  readonly fixedDeal: JsonObject;
  readonly match: JsonObject;
  /** A whole match as a server saved it, in place of a deal. */
  readonly saved?: JsonObject;
  /** Checked one by one as they are reached. */
  readonly steps: readonly JsonObject[];
}

export type Step =
  | { readonly kind: 'move'; readonly by: Seat; readonly do: JsonObject; readonly refused: string | true | null }
  | { readonly kind: 'signal'; readonly seat: Seat; readonly signal: Signal }
  | { readonly kind: 'after'; readonly ms: number }
  | { readonly kind: 'expect'; readonly expect: JsonObject };

const keys = [
  'rule',
  'title',
  'game',
  'players',
  'options',
  'seed',
  'dealer',
  'names',
  'fix',
  'match',
  'saved',
  'steps',
];
/** What begins with a whole match has nothing to deal. */
const keysWithSaved = ['rule', 'title', 'game', 'players', 'saved', 'steps'];

export function readScenario(raw: unknown, games: Playables): Scenario {
  const given = record(raw, '', 'a scenario');
  if (given.game === undefined) only(given, '', [...keys, ...Object.values(games).flatMap(dealKeys)]);
  const playable = playableOf(text(given.game, 'game'), games);
  only(given, '', given.saved === undefined ? [...keys, ...dealKeys(playable)] : keysWithSaved);
  const players = whole(given.players, 'players', 1, 32);
  const rule = typeof given.rule === 'string' ? [given.rule] : (given.rule ?? []);
  return {
    title: text(given.title ?? 'untitled', 'title'),
    rule: listOf(rule, 'rule', text),
    playable,
    players,
    options: record(given.options ?? {}, 'options', 'the options'),
    seed: seed(given.seed),
    ...(given.dealer !== undefined && { dealer: seat(given.dealer, 'dealer', players) }),
    ...(given.names !== undefined && { names: namesOf(given.names, players) }),
    ...(given.fix !== undefined && { fix: fixes(given.fix, playable) }),
    fixedDeal: Object.fromEntries(Object.entries(given).filter(([key]) => !keys.includes(key))),
    match: record(given.match ?? {}, 'match', 'the match so far'),
    ...(given.saved !== undefined && { saved: record(given.saved, 'saved', 'a saved match') }),
    steps: listOf(given.steps, 'steps', (step, at) => record(step, at, 'a step')),
  };
}

const stepForms = '{by, do}, {by, do, refused}, {signal}, {after} or {expect}';

export function readStep(raw: JsonObject, { players, playable }: Scenario): Step {
  if ('do' in raw || 'by' in raw) return readMove(raw, players, playable);
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

function readMove(raw: JsonObject, players: number, { game }: Playable): Step {
  only(raw, '', ['by', 'do', 'refused']);
  const action = record(raw.do, 'do', 'a move');
  const refused = refusedAs(raw.refused, [...commonReasons, ...game.reasons]);
  return { kind: 'move', by: seat(raw.by, 'by', players), do: action, refused };
}

function refusedAs(raw: Json | undefined, reasons: readonly string[]): string | true | null {
  if (raw === undefined) return null;
  if (raw === true || (typeof raw === 'string' && reasons.includes(raw))) return raw;
  const hints = [...(typeof raw === 'string' ? didYouMean(raw, reasons) : []), `known: true, ${reasons.join(', ')}`];
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
  if (type === 'spoke' || type === 'heard' || type === 'left' || type === 'hand') {
    only(rest, 'signal', ['seat']);
    return { kind: 'signal', seat: by, signal: { type } };
  }
  throw new Problem('signal.type', `unknown signal ${brief(type)}`, ['known: spoke, heard, left, hand, said']);
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

function fixes(raw: unknown, { fixable = [] }: Playable): Record<string, number> {
  const given = record(raw, 'fix', 'what chance would decide');
  only(given, 'fix', fixable);
  const fixed: Record<string, number> = {};
  for (const [key, value] of Object.entries(given)) {
    if (typeof value !== 'number') throw wrong(`fix.${key}`, 'a number', value);
    fixed[key] = value;
  }
  return fixed;
}
