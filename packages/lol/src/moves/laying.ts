import { allColours, type Card, type CardRefusal, count } from '@tasovka/cards';
import { type Offer, refuse, type Seat } from '@tasovka/kernel';
import type { Laying } from '../actions.ts';
import { box, familyOf, isJoker, isNumber, nameOf } from '../box.ts';
import type { Decided } from '../cardRule.ts';
import { maySwapWith, partners } from '../cardRules/bro.ts';
import { ruleOf } from '../cardRules/index.ts';
import { fitRow, fitsAt } from '../fits.ts';
import { mayLay, whyNotLaid } from '../house/mayLay.ts';
import { handOf, type State } from '../state.ts';

/** LO-10, LO-14, LO-23, LO-26: what a card laid from the hand must be, and what must be said along with it. */
export function checkLaying(state: State, seat: Seat, laying: Laying): CardRefusal | null {
  const { card, copies = 1 } = laying;
  const hand = handOf(state, seat);
  if (copies === 1 ? !hand.includes(card) : count(hand, card) < copies) return refuse('not-in-hand', 'LO-10');
  if (copies > 1 && !(state.options.bulk && isNumber(card))) return refuse('not-allowed', 'LO-14');
  const refusal = whyNotLaid(state, seat, card, hand.length - copies);
  if (refusal) return refusal;
  if (isNumber(card) && laying.colour === undefined && laying.swap === undefined) return null;
  return checkDecided(state, seat, laying);
}

/** LO-15: whatever a closing card would do does not happen, so nothing needs to be said. */
function checkDecided(state: State, seat: Seat, { card, colour, swap }: Laying): CardRefusal | null {
  if (colour !== undefined && !isJoker(card)) return refuse('bad-move', 'LO-27');
  if (swap !== undefined && familyOf[card] !== 'bro') return refuse('bad-move', 'LO-23');
  if (closes(state, seat)) return null;
  if (isJoker(card) && colour === undefined) return refuse('needs-colour', jokerRule(card));
  const stranger = swap != null && !maySwapWith(state, seat, swap);
  return stranger ? refuse('bad-target', 'LO-23') : null;
}

const closes = (state: State, seat: Seat): boolean => handOf(state, seat).length === 1;

/** LO-23: Бро! played without `swap` is no swap. */
export const decidedBy = ({ colour, swap = null }: Laying): Decided => {
  if (colour !== undefined) return { colour };
  return swap === null ? noSwap : { swap };
};
const noSwap: Decided = { swap: null };

/** LO-26, LO-27: the two jokers have a rule each. */
const jokerRule = (card: Card): string => (nameOf(card) === 'lol' ? 'LO-26' : ruleOf(card).rule);

type Way = 'play' | 'cover';

/** Offers of jokers never change. */
const jokerOffers = (type: Way): (Offer | null)[] =>
  box.kinds.map((_, card) =>
    isJoker(card) ? { type, rule: jokerRule(card), fields: { card: [card], colour: allColours } } : null,
  );
const jokers: Readonly<Record<Way, readonly (Offer | null)[]>> = {
  play: jokerOffers('play'),
  cover: jokerOffers('cover'),
};

/** Scratch: the last call in which each kind was met. Copies are found without searching the hand again and again. */
const metOnce = new Float64Array(box.kinds.length);
const metTwice = new Float64Array(box.kinds.length);
let call = 0;

/** Every way to lay a card of this hand: plain ones together, and each that needs more to be said. */
export function offerLaying(state: State, seat: Seat, type: Way, offers: Offer[]): void {
  const hand = handOf(state, seat);
  const row = fitRow(state);
  const isHouse = state.options.house.length > 0;
  const plain: Card[] = [];
  call++;
  // An iterator would slow the most frequent question of all; within its length a hand has no holes.
  for (let i = 0; i < hand.length; i++) {
    const card = hand[i] as Card;
    if (!fitsAt(row, card) || (isHouse && !mayLay(state, seat, card))) continue;
    if (metOnce[card] === call) offerCopies(state, hand, card, type, offers);
    else if (isNumber(card) || hand.length === 1) plain.push(card);
    else {
      const joker = jokers[type][card];
      if (joker) offers.push(joker);
      else if (familyOf[card] === 'bro') {
        offers.push({ type, rule: 'LO-23', fields: { card: [card], swap: partners(state, seat) } });
      } else plain.push(card);
    }
    metOnce[card] = call;
  }
  if (plain.length > 0) offers.push({ type, rule: state.owed > 0 ? 'LO-28' : 'LO-10', fields: { card: plain } });
}

/** LO-14: two or more of the same number at once. */
function offerCopies(state: State, hand: readonly Card[], card: Card, type: Way, offers: Offer[]): void {
  if (!isNumber(card) || !state.options.bulk || metTwice[card] === call) return;
  metTwice[card] = call;
  const copies = Array.from({ length: count(hand, card) - 1 }, (_, i) => i + 2);
  offers.push({ type, rule: 'LO-14', fields: { card: [card], copies } });
}
