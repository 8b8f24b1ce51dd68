import { type Json, list, type Millis, millis, object, type Seat, whole } from '@tasovka/kernel';
import { type Card, card, handSize } from './cards.ts';
import type { Options } from './options.ts';

/** A round: plain data that `apply` alone changes. */
export interface State {
  readonly options: Options;
  readonly hands: Card[][];
  /** Who leads the trick; the others follow clockwise. */
  leader: Seat;
  /** The cards of the trick on the table, from the leader's on. */
  trick: Card[];
  /** Tricks taken, by seat. */
  readonly taken: number[];
  turnBegan: Millis;
}

export const turnOf = ({ leader, trick, hands }: State): Seat => (leader + trick.length) % hands.length;
export const isOver = ({ hands, trick }: State): boolean =>
  trick.length === 0 && hands.every((hand) => hand.length === 0);

export const clone = (state: State): State => ({
  ...state,
  hands: state.hands.map((hand) => [...hand]),
  trick: [...state.trick],
  taken: [...state.taken],
});

const saved = object({
  hands: list(list(card, handSize), 6),
  leader: whole(0, 5),
  trick: list(card, 6),
  taken: list(whole(0, handSize), 6),
  turnBegan: millis,
});

export const saveState = ({ options: _, ...state }: State): Json => saved.write(state);
export const loadState = (raw: Json, options: Options): State => ({ options, ...saved.read(raw, '') });
