import type { Chance } from './chance.ts';
import type { ObjectCodec, TaggedCodec } from './codec.ts';
import type { Json, JsonObject } from './json.ts';

/** A value a field can take, as the rules know it (a card is a number). */
export type Value = number | string | boolean | null | object;

/** Several values of a list (a sub-multiset, as cards are chosen from a hand), a text, or a number. */
export type Several = { readonly from: readonly Value[]; readonly least: number; readonly most: number };
export type Writing = { readonly longest: number; readonly optional?: true };
export type Range = { readonly lowest: number; readonly highest: number };

/** How one field of an action may be filled. A plain list means: exactly one of these. */
export type Choice = readonly Value[] | Several | Writing | Range;

/**
 * Something a seat may do now, in or out of turn. Every combination of its fields is a legal action,
 * so screens, bots, screen readers and the random player can all use it without knowing a rule.
 */
export interface Offer {
  readonly type: string;
  /** The rule that allows it, for the help a tap away. */
  readonly rule: string;
  readonly fields: { readonly [field: string]: Choice };
  /** Allowed, but nothing waits for it: calls, bluffs and gestures a player makes unasked. */
  readonly unprompted?: true;
}

/** The fields of an offer that leaves nothing to choose: one for all, so that it is known at a glance. */
export const nothing: Offer['fields'] = {};

export interface Action {
  readonly type: string;
}

const isList = (choice: Choice): choice is readonly Value[] => Array.isArray(choice);

/** How many things to do an offer stands for, by its first field: what the random player weighs it by. */
export function weight({ fields }: Offer): number {
  if (fields === nothing) return 1;
  for (const field in fields) {
    const choice = fields[field] as Choice;
    return isList(choice) ? choice.length : 1;
  }
  return 1;
}

/** One action of an offer, at random. Every combination of an offer's fields is an action of its game: the kit proves it. */
export function sample<A extends Action>(offer: Offer, chance: Chance): A {
  const { type, fields } = offer;
  const action: Record<string, unknown> = { type };
  if (fields === nothing) return action as unknown as A;
  for (const field in fields) {
    const choice = fields[field] as Choice;
    if (isList(choice)) action[field] = choice.length === 1 ? choice[0] : chance.pick(choice);
    else if ('from' in choice) action[field] = someOf(choice, chance);
    else if ('longest' in choice) action[field] = 'abcdefgh'.slice(chance.below(8)).slice(0, choice.longest);
    else action[field] = choice.lowest + chance.below(choice.highest - choice.lowest + 1);
  }
  return action as unknown as A;
}

function someOf({ from, least, most }: Several, chance: Chance): Value[] {
  const rest = [...from];
  const count = least + chance.below(most - least + 1);
  return Array.from({ length: count }, () => rest.splice(chance.below(rest.length), 1)[0] as Value);
}

/** Whether an action is one of those an offer stands for. */
export function allows(offer: Offer, action: Action): boolean {
  if (offer.type !== action.type) return false;
  const given = action as unknown as Record<string, unknown>;
  for (const field of Object.keys(given)) if (field !== 'type' && !(field in offer.fields)) return false;
  return Object.entries(offer.fields).every(([field, choice]) => fits(choice, given[field]));
}

function fits(choice: Choice, value: unknown): boolean {
  if (isList(choice)) return choice.some((one) => same(one, value));
  if ('from' in choice) return Array.isArray(value) && isSubset(value, choice);
  if ('longest' in choice) {
    return value === undefined ? choice.optional === true : typeof value === 'string' && value.length <= choice.longest;
  }
  return typeof value === 'number' && value >= choice.lowest && value <= choice.highest;
}

function isSubset(values: readonly unknown[], { from, least, most }: Several): boolean {
  const rest: unknown[] = [...from];
  for (const value of values) {
    const at = rest.indexOf(value);
    if (at < 0) return false;
    rest.splice(at, 1);
  }
  return values.length >= least && values.length <= most;
}

const same = (a: unknown, b: unknown): boolean =>
  a === b || (typeof a === 'object' && typeof b === 'object' && JSON.stringify(a) === JSON.stringify(b));

/** An offer as people outside the rules read it: names instead of numbers. Its fields are those of the action. */
export function writeOffer<A extends Action>(offer: Offer, actions: TaggedCodec<A>): JsonObject {
  const codec = actions.variants[offer.type] as ObjectCodec<unknown>;
  const fields: Record<string, Json> = {};
  for (const [field, choice] of Object.entries(offer.fields)) {
    const write = (codec.fields[field] as { write(value: unknown): Json }).write;
    if (isList(choice)) fields[field] = choice.map(write);
    else if ('from' in choice) fields[field] = { ...choice, from: write(choice.from) };
    else fields[field] = choice;
  }
  return { type: offer.type, rule: offer.rule, fields, ...(offer.unprompted && { unprompted: true }) };
}
