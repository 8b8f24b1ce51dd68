import { type Deck, deckCodec, whyNotPlayable } from '@tasovka/cards';
import { flag, list, object, oneOf, optional, type Parsed, parse, whole } from '@tasovka/kernel';
import { type SetName, sets } from './box.ts';
import { kinds } from './deck.ts';
import { type HouseRuleNumber, houseRules } from './house/numbers.ts';
import { handSize } from './state.ts';

export interface Options {
  readonly sets: readonly SetName[];
  /** Apart, with the server as judge, or around one table, with people as judges. */
  readonly place: 'remote' | 'table';
  readonly mistakes: 'prevented' | 'punished';
  readonly keepTwo: boolean;
  /** Thinking time; 0 is off. */
  readonly turnMs: number;
  readonly slapMs: number;
  readonly windowMs: number;
  /** How long everybody may look at what happened before a clock runs. */
  readonly lookMs: number;
  readonly target: number;
  readonly molehills: readonly number[];
  /** How many cards there are of each kind, where that is not as in the box. */
  readonly deck: Deck;
  readonly house: readonly HouseRuleNumber[];
}

const day = 86_400_000;
const raw = object({
  sets: optional(list(oneOf(...sets), sets.length)),
  place: optional(oneOf('remote', 'table')),
  mistakes: optional(oneOf('prevented', 'punished')),
  keepTwo: optional(flag),
  turnMs: optional(whole(0, day)),
  slapMs: optional(whole(500, 60_000)),
  windowMs: optional(whole(100, 60_000)),
  lookMs: optional(whole(0, 10_000)),
  target: optional(whole(1, 1000)),
  molehills: optional(list(whole(1, 1000), 60)),
  deck: optional(deckCodec(kinds)),
  house: optional(list(oneOf(...houseRules), houseRules.length)),
});

/** SW-19: how far a match goes, by the number of players. */
const targetFor = (seats: number): number => (seats === 2 ? 30 : seats <= 4 ? 40 : seats <= 7 ? 50 : 60);

/** SW-16 by the book; a count to five (SW-55) needs a table that thinks longer than five seconds. */
const turnMsFor = (chosen: readonly SetName[]): number => (chosen.includes('etiquette') ? 15_000 : 5_000);

export function readOptions(given: unknown, seats: number): Parsed<Options> {
  const parsed = parse(raw, given ?? {});
  if (!parsed.ok) return parsed;
  const { sets: chosen = [], house = [], ...rest } = parsed.value;
  const wrong = whyNotPlayable({ deck: {}, ...rest, house }, kinds, handSize, seats);
  if (wrong) return { ok: false, ...wrong };
  return {
    ok: true,
    value: {
      sets: sets.filter((one) => chosen.includes(one)),
      place: 'remote',
      mistakes: chosen.includes('etiquette') ? 'punished' : 'prevented',
      keepTwo: false,
      turnMs: turnMsFor(chosen),
      slapMs: 5000,
      windowMs: 3000,
      lookMs: 2000,
      target: targetFor(seats),
      molehills: [8, 16, 24, 32, 40, 48, 56],
      deck: {},
      // In one order, whatever order they were chosen in: the same table replays the same.
      house: houseRules.filter((one) => house.includes(one)),
      ...rest,
    },
  };
}
