import {
  allColours,
  type Card,
  type CardRefusal,
  clockStart,
  distinct,
  grey,
  look,
  removeCard,
  without,
} from '@tasovka/cards';
import { refuse, type Seat } from '@tasovka/kernel';
import { colourOf, highestNumber, isNumber, nameOf, namesOf, numberCard, rankOf } from '../box.ts';
import type { CardRule } from '../cardRule.ts';
import type { Context } from '../event.ts';
import { type DarkCard, handOf, makePhase, type PhaseOf, type State } from '../state.ts';
import { endsRound, giveTurn, handGrew, handShrank, lay, nextAfter, ordinaryTurn, passTurn } from '../tableActions.ts';

/** SW-35: with it goes one more card, face down, called a number of the Темнодел's colour. */
export const temnodel: CardRule = {
  rule: 'SW-35',
  outlastsHand: true,
  fit: 'either',
  validate(state, seat, { card, dark, claim }) {
    if (dark === undefined || claim === undefined) return refuse('needs-card', 'SW-35');
    if (!without(handOf(state, seat), card).includes(dark)) return refuse('not-in-hand', 'SW-35');
    return isNumber(claim) && colourOf[claim] === colourOf[card] ? null : refuse('does-not-fit', 'SW-35');
  },
  choices(state, seat, card) {
    const dark = without(handOf(state, seat), card);
    return dark.length > 0 ? { card: [card], dark, claim: claimsOn(colourOf[card] ?? grey) } : null;
  },
  place(state, seat, { card, dark, claim }, ctx) {
    lay(state, seat, card);
    state.interceptable = false;
    ctx.emit?.({ type: 'laid', seat, card: nameOf(card), window: state.playCount });
    state.phase = makePhase('temnodel', { dark: [] });
    if (dark !== undefined && claim !== undefined) layDark(state, state.phase, seat, dark, claim, ctx);
  },
  resolve(state, seat, _play, ctx) {
    if (state.phase.type === 'temnodel') afterDark(state, state.phase, seat, ctx);
  },
};

/** SW-36: the named card is a number that fits the one named before. */
export function checkDark(
  state: State,
  phase: PhaseOf<'temnodel'>,
  seat: Seat,
  card: Card,
  claim: Card,
): CardRefusal | null {
  if (!handOf(state, seat).includes(card)) return refuse('not-in-hand', 'SW-36');
  return claimsAfter(lastDark(phase).claim).includes(claim) ? null : refuse('does-not-fit', 'SW-36');
}

const numbersOf = (colour: number): Card[] =>
  Array.from({ length: highestNumber + 1 }, (_, value) => numberCard(colour, value));

const byColour = allColours.map(numbersOf);
const byClaim = byColour.flat().map((claim) => {
  const sameValue = allColours.map((colour) => numberCard(colour, rankOf[claim] ?? 0));
  return distinct([...numbersOf(colourOf[claim] ?? grey), ...sameValue]);
});

/** The numbers that fit a Темнодел of this colour, and those that fit a card that was named. */
export const claimsOn = (colour: number): readonly Card[] => byColour[colour] ?? [];
export const claimsAfter = (claim: Card): readonly Card[] => byClaim[claim] ?? [];

export function lastDark({ dark }: PhaseOf<'temnodel' | 'temnodel-last'>): DarkCard {
  const last = dark[dark.length - 1];
  if (last === undefined) throw new Error('no card lies dark');
  return last;
}

export function layDark(
  state: State,
  phase: PhaseOf<'temnodel'>,
  seat: Seat,
  card: Card,
  claim: Card,
  ctx: Context,
): void {
  removeCard(handOf(state, seat), card);
  phase.dark.push({ seat, card, claim });
  if (state.silence === seat) state.silence = null;
  ctx.emit?.({ type: 'laid-dark', seat, claim: nameOf(claim) }, { [seat]: { card: nameOf(card) } });
}

/** The circle goes on, or waits for who doubts the last card of somebody's hand (SW-38). */
export function afterDark(state: State, phase: PhaseOf<'temnodel'>, seat: Seat, ctx: Context): void {
  handShrank(state, seat);
  if (handOf(state, seat).length === 0) {
    state.phase = makePhase('temnodel-last', { dark: phase.dark });
    ctx.emit?.({ type: 'seems-won', seat });
  }
  state.turn = nextAfter(state, seat);
  state.thinking = clockStart(state, ctx.now);
}

/** SW-37, SW-38: the card just laid is turned over. */
export function turnOver(state: State, phase: PhaseOf<'temnodel' | 'temnodel-last'>, ctx: Context): void {
  const checker = state.turn;
  const { seat: owner, card, claim } = lastDark(phase);
  const honest = card === claim;
  ctx.emit?.({ type: 'turned-over', seat: checker, owner, card: nameOf(card), claim: nameOf(claim), honest });
  look(state, ctx);
  if (!honest) {
    pickUp(state, phase, owner, ctx);
    giveTurn(state, checker, ctx);
  } else if (phase.type === 'temnodel') {
    pickUp(state, phase, checker, ctx);
    passTurn(state, checker, ctx);
  } else if (!held(state, phase, phase.dark.length, ctx)) passTurn(state, checker, ctx);
}

/** SW-38: the next one may still doubt; when all have let it be, the owner has won. */
export function letBe(state: State, phase: PhaseOf<'temnodel-last'>, ctx: Context): void {
  const owner = lastDark(phase).seat;
  ctx.emit?.({ type: 'trusted', seat: state.turn, owner });
  const next = nextAfter(state, state.turn);
  if (next === owner) {
    if (!held(state, phase, 0, ctx)) passTurn(state, owner, ctx);
  } else {
    state.turn = next;
    state.thinking = clockStart(state, ctx.now);
  }
}

/** The last dark card stood. With bills the round goes on (SW-82), and the dark cards are as good as played. */
function held(state: State, phase: PhaseOf<'temnodel-last'>, extra: number, ctx: Context): boolean {
  state.pile.unshift(...phase.dark.map((one) => one.card));
  state.phase = ordinaryTurn;
  return endsRound(state, lastDark(phase).seat, ctx, extra);
}

function pickUp(state: State, { dark }: PhaseOf<'temnodel' | 'temnodel-last'>, seat: Seat, ctx: Context): void {
  const cards = dark.map((one) => one.card);
  handOf(state, seat).push(...cards);
  handGrew(state, seat);
  ctx.emit?.({ type: 'took', seat, count: cards.length, cause: 'temnodel' }, { [seat]: { cards: namesOf(cards) } });
}

/** SW-39: the player who mistakes or dawdles is passed over; the next player faces the same dark card. */
export function passOver(state: State, ctx: Context): void {
  state.turn = nextAfter(state, state.turn);
  state.thinking = clockStart(state, ctx.now);
}
