import { type Deck, deckCodec, type Wrong, whyNotPlayable } from '@tasovka/cards';
import { flag, list, object, oneOf, optional, type Parsed, parse, whole } from '@tasovka/kernel';
import { kinds } from './deck.ts';
import { type HouseRuleNumber, houseRules } from './house/numbers.ts';
import { handSize } from './state.ts';

export const modes = ['knockout', 'first-out', 'blitz', 'together'] as const;
export type Mode = (typeof modes)[number];

export interface Options {
  /** How rounds add up to a match (LO-31…LO-34). */
  readonly mode: Mode;
  /** Apart, with the server as judge, or around one table, with people as judges. */
  readonly place: 'remote' | 'table';
  /** Thinking time; 0 is off. */
  readonly turnMs: number;
  readonly slapMs: number;
  /** How long everybody may look at what happened before a clock runs. */
  readonly lookMs: number;
  /** LO-14. */
  readonly bulk: boolean;
  /** LO-35. */
  readonly coldCalculation: boolean;
  /** LO-36. */
  readonly reset101: boolean;
  /** How many cards there are of each kind, where that is not as in the box. */
  readonly deck: Deck;
  readonly house: readonly HouseRuleNumber[];
}

const day = 86_400_000;
const raw = object({
  mode: optional(oneOf(...modes)),
  place: optional(oneOf('remote', 'table')),
  turnMs: optional(whole(0, day)),
  slapMs: optional(whole(500, 60_000)),
  lookMs: optional(whole(0, 10_000)),
  bulk: optional(flag),
  coldCalculation: optional(flag),
  reset101: optional(flag),
  deck: optional(deckCodec(kinds)),
  house: optional(list(oneOf(...houseRules), houseRules.length)),
});

export function readOptions(given: unknown, seats: number): Parsed<Options> {
  const parsed = parse(raw, given ?? {});
  if (!parsed.ok) return parsed;
  const { house = [], ...rest } = parsed.value;
  const wrong = whyNotPlayable({ deck: {}, ...rest, house }, kinds, handSize, seats) ?? whyNotClosed(house, rest);
  if (wrong) return { ok: false, ...wrong };
  return {
    ok: true,
    value: {
      mode: 'knockout',
      place: 'remote',
      turnMs: 20_000,
      slapMs: 5000,
      lookMs: 2000,
      bulk: true,
      // Where nobody may close with a joker, nothing is to be had for it.
      coldCalculation: !house.includes('HR-4'),
      reset101: true,
      deck: {},
      ...rest,
      // In one order, whatever order they were chosen in: the same table replays the same.
      house: houseRules.filter((one) => house.includes(one)),
    },
  };
}

/** HR-4 forbids what LO-35 pays for. */
function whyNotClosed(house: readonly HouseRuleNumber[], { coldCalculation }: Partial<Options>): Wrong | null {
  if (!house.includes('HR-4') || coldCalculation !== true) return null;
  const fault = { kind: 'house-clash', one: 'HR-4', other: 'coldCalculation' } as const;
  return { at: 'house', error: 'no-action-last forbids what coldCalculation pays for', fault };
}
