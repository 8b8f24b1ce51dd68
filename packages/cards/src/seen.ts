import type { Json, JsonObject, Seat, Viewer } from '@tasovka/kernel';
import type { Card, Hand } from './hand.ts';

interface Seen {
  /** Hands change hands. */
  readonly seat: Seat;
  readonly cards: readonly Card[];
  readonly view: JsonObject;
}

const nothing: JsonObject = {};
const seen = new WeakMap<Hand, Seen>();

/** Hands by seat, as a viewer sees them: one's own, none for who watches, all for the judge. */
export function handsSeen(hands: readonly Hand[], viewer: Viewer, names: readonly string[]): JsonObject {
  if (viewer === 'spectator') return nothing;
  if (viewer !== 'judge') return ownHand(hands[viewer] as Hand, viewer, names);
  return Object.fromEntries(hands.map((hand, seat) => [seat, named(hand, names)]));
}

/** The same object as long as the hand stays as it is, which it does in most moves: nobody need compare card by card. */
function ownHand(hand: Hand, seat: Seat, names: readonly string[]): JsonObject {
  const before = seen.get(hand);
  if (before?.seat === seat && isSame(before.cards, hand)) return before.view;
  const view = { [seat]: named(hand, names) };
  seen.set(hand, { seat, cards: hand.slice(), view });
  return view;
}

const named = (hand: Hand, names: readonly string[]): Json => hand.map((card) => names[card] as string);

function isSame(before: readonly Card[], now: readonly Card[]): boolean {
  if (before.length !== now.length) return false;
  for (let i = 0; i < now.length; i++) if (before[i] !== now[i]) return false;
  return true;
}
