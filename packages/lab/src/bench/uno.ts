/**
 * The baseline: the bare core of a shedding game, written by hand for nothing but speed. One table that is used
 * again and again, typed arrays, no copies, no checks, no words. Nothing that keeps the promises of a game will be
 * as fast; how near it comes is the figure.
 *
 * 108 cards: in four colours one 0 and two each of 1–9, skip, reverse and +2; four wild cards, four wild +4. Seven
 * cards each. One lays the same colour or the same value, or a wild card naming a colour; a player who can lay nothing draws
 * one and is done. An empty hand wins. Every legal move is equally likely.
 */
const wild = 64;
const wildFour = 65;
const skip = 10;
const reverse = 11;
const plusTwo = 12;
const cards = 108;
const handSize = 7;
const longestGame = 2000;

/** A card is its colour and its value in one number; wild cards are above all of them. */
const box = new Uint8Array(cards);
let put = 0;
for (let colour = 0; colour < 4; colour++) {
  for (let value = 0; value <= plusTwo; value++) {
    box[put++] = colour * 16 + value;
    if (value > 0) box[put++] = colour * 16 + value;
  }
  box[put++] = wild;
  box[put++] = wildFour;
}

const seats = 4;
const deck = new Uint8Array(cards);
const pile = new Uint8Array(cards);
const hands = new Uint8Array(seats * cards);
const counts = new Uint8Array(seats);
/** Legal moves: the place in the hand, and the colour named. */
const legal = new Uint16Array(4 * cards);
let inDeck = 0;
let onPile = 0;
let turn = 0;
let direction = 1;
let colour = 0;
let value = 0;
let random = 0x2545f491;

function below(n: number): number {
  random ^= random << 13;
  random ^= random >>> 17;
  random ^= random << 5;
  return (((random >>> 0) * n) / 4294967296) | 0;
}

function shuffleDeck(): void {
  for (let i = inDeck - 1; i > 0; i--) {
    const j = below(i + 1);
    const card = deck[i] ?? 0;
    deck[i] = deck[j] ?? 0;
    deck[j] = card;
  }
}

function draw(seat: number, wanted: number): void {
  for (let i = 0; i < wanted; i++) {
    if (inDeck === 0) {
      if (onPile < 2) return;
      const top = pile[--onPile] ?? 0;
      for (let k = 0; k < onPile; k++) deck[k] = pile[k] ?? 0;
      inDeck = onPile;
      pile[0] = top;
      onPile = 1;
      shuffleDeck();
    }
    hands[seat * cards + (counts[seat] ?? 0)] = deck[--inDeck] ?? 0;
    counts[seat] = (counts[seat] ?? 0) + 1;
  }
}

export function deal(): void {
  deck.set(box);
  inDeck = cards;
  shuffleDeck();
  onPile = 0;
  turn = 0;
  direction = 1;
  counts.fill(0);
  for (let seat = 0; seat < seats; seat++) draw(seat, handSize);
  while ((deck[inDeck - 1] ?? 0) >= wild) {
    const card = deck[inDeck - 1] ?? 0;
    deck.copyWithin(1, 0, inDeck - 1);
    deck[0] = card;
  }
  const open = deck[--inDeck] ?? 0;
  pile[onPile++] = open;
  colour = open >> 4;
  value = open & 15;
}

function legalMoves(): number {
  const start = turn * cards;
  const end = counts[turn] ?? 0;
  let found = 0;
  for (let at = 0; at < end; at++) {
    const card = hands[start + at] ?? 0;
    if (card >= wild) {
      for (let named = 0; named < 4; named++) legal[found++] = (at << 2) | named;
    } else if (card >> 4 === colour || (card & 15) === value) legal[found++] = at << 2;
  }
  return found;
}

function pass(): void {
  turn += direction;
  if (turn === seats) turn = 0;
  else if (turn < 0) turn = seats - 1;
}

/** Lays a card; true when it was the last. */
function lay(move: number): boolean {
  const start = turn * cards;
  const at = move >> 2;
  const card = hands[start + at] ?? 0;
  const left = (counts[turn] ?? 0) - 1;
  counts[turn] = left;
  for (let i = at; i < left; i++) hands[start + i] = hands[start + i + 1] ?? 0;
  pile[onPile++] = card;
  if (left === 0) return true;
  if (card >= wild) {
    colour = move & 3;
    value = card - 48;
    pass();
    if (card === wildFour) {
      draw(turn, 4);
      pass();
    }
    return false;
  }
  colour = card >> 4;
  value = card & 15;
  if (value === reverse) direction = -direction;
  pass();
  if (value === skip) pass();
  else if (value === plusTwo) {
    draw(turn, 2);
    pass();
  }
  return false;
}

/** One random move; true when it ended the game. */
export function step(): boolean {
  const found = legalMoves();
  if (found > 0) return lay(legal[below(found)] ?? 0);
  draw(turn, 1);
  pass();
  return false;
}

/** One game at random; how many moves it took. */
export function playUno(): number {
  deal();
  for (let moves = 1; moves <= longestGame; moves++) if (step()) return moves;
  return longestGame;
}

/** What one seat may know, as plainly as it can be put together. */
export function viewUno(seat: number): object {
  const start = seat * cards;
  const hand = new Array<number>(counts[seat] ?? 0);
  for (let i = 0; i < hand.length; i++) hand[i] = hands[start + i] ?? 0;
  const numbers = new Array<number>(seats);
  for (let i = 0; i < seats; i++) numbers[i] = counts[i] ?? 0;
  return { seat, turn, direction, top: pile[onPile - 1], colour, deck: inDeck, hands: numbers, hand };
}

/** A copy of the table. */
export const cloneUno = (): object => ({
  deck: deck.slice(0, inDeck),
  pile: pile.slice(0, onPile),
  hands: hands.slice(),
  counts: counts.slice(),
  ...{ turn, direction, colour, value },
});
