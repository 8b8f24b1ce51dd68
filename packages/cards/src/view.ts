import { type Millis, type Seat, seatsIn, type Viewer } from '@tasovka/kernel';
import type { ColourName } from './box.ts';
import type { Card, Hand } from './hand.ts';
import type { Race } from './race.ts';

/** Hands by seat, those that the viewer may see. */
export type HandsView<Name extends string> = { readonly [seat: string]: readonly Name[] };

/** What both card games show of a round, named as scenarios name it. What the phase shows is each game's own `table`. */
export type CardGameView<Name extends string = string> = {
  /** The viewer's own seat; null for a spectator. */
  readonly seat: Seat | null;
  readonly hand: HandsView<Name>;
  readonly turn: Seat | null;
  /** How many cards every seat holds. */
  readonly hands: readonly number[];
  readonly top: Name;
  /** The colour to follow; null: any. */
  readonly colour: ColourName | null;
  readonly direction: 1 | -1;
  readonly owed: number;
  /** The seats a race or a vote still waits for. */
  readonly pending: readonly Seat[];
  /** Whose card keeps everybody silent. */
  readonly silence: Seat | null;
  readonly declared: readonly Seat[];
  readonly catchable: readonly Seat[];
  readonly deck: number;
  readonly pile: number;
  /** The number of the card laid that may be answered by its copy now. */
  readonly window: number | null;
  /** When the thinking time runs out. */
  readonly thinking: Millis | null;
  /** Until when everybody looks at what just happened; the thinking time begins then. */
  readonly lookUntil: Millis;
  /** How many points a match goes to; null where it ends otherwise. */
  readonly goal: number | null;
  /** HR-6: the number that is the card of the day; null where there is none. */
  readonly day: number | null;
};

/** AC-1: a race of hands. */
export type SlapView = {
  readonly by: Seat;
  readonly window: number;
  readonly due: Millis;
  readonly times: readonly (Millis | null)[];
  /** HR-3: the seats with one hand down that owe the other; null where one hand is enough. */
  readonly half: readonly Seat[] | null;
};

export const viewRace = ({ due, times, half }: Race, by: Seat, window: number): SlapView => ({
  by,
  window,
  due,
  times: [...times],
  half: half === undefined ? null : seatsIn(half),
});

/** Something said against a player, to be answered or voted on. */
export type ClaimView = { readonly by: Seat; readonly against: Seat; readonly due: Millis };

interface Seen<Name extends string> {
  /** Hands change hands. */
  readonly seat: Seat;
  readonly cards: readonly Card[];
  readonly view: HandsView<Name>;
}

const nothing = {};

/** Hands by seat, as a viewer sees them: one's own, none for a spectator, all for the judge. */
export function handsViewer<Name extends string>(namesOf: (cards: readonly Card[]) => Name[]) {
  const seen = new WeakMap<Hand, Seen<Name>>();

  /** The same object as long as the hand stays as it is, which it does in most moves: nobody need compare card by card. */
  function ownHand(hand: Hand, seat: Seat): HandsView<Name> {
    const before = seen.get(hand);
    if (before?.seat === seat && isSame(before.cards, hand)) return before.view;
    const view = { [seat]: namesOf(hand) };
    seen.set(hand, { seat, cards: hand.slice(), view });
    return view;
  }

  return (hands: readonly Hand[], viewer: Viewer): HandsView<Name> => {
    if (viewer === 'spectator') return nothing;
    if (viewer === 'judge') return Object.fromEntries(hands.map((hand, seat) => [seat, namesOf(hand)]));
    const own = hands[viewer];
    return own === undefined ? nothing : ownHand(own, viewer);
  };
}

function isSame(before: readonly Card[], now: readonly Card[]): boolean {
  if (before.length !== now.length) return false;
  for (let i = 0; i < now.length; i++) if (before[i] !== now[i]) return false;
  return true;
}
