import {
  type Action,
  type Chance,
  type Match,
  type Millis,
  never,
  type Offer,
  only,
  type Seat,
  type SeatSet,
  sample,
  seatsIn,
  weight,
} from '@tasovka/kernel';
import { chatter } from './signals.ts';

export type AnyMatch = Match;

/** Is told what the random player does; left out where speed is measured. */
export interface Watcher {
  moved(match: AnyMatch, seat: number, offer: Offer, action: Action): void;
  /** Time passed, or a round was dealt: whatever happened, nobody moved. */
  passed(match: AnyMatch): void;
}

export interface RandomRun {
  /** Moves the match took. */
  moves: number;
  /** Offered moves that were not taken: there should be none. */
  refused: number;
  /** So many steps, and the player gives up on the match. */
  readonly maxSteps: number;
  /** One step in so many is a random signal; 0: none is. */
  readonly signalEvery: number;
  /** Whoever can lay something does not draw, pass or take. */
  readonly lays: boolean;
}

/** How much time passes with every move: enough for windows to close and for some races to run out. */
const tick: Millis = 100;

/** One time in so many the player turns to any seat, awaited or not; as often to moves nobody asked for. */
const seldom = 12;

export const randomRun = (patience = 100_000, chatter = 0, lays = false): RandomRun => ({
  moves: 0,
  refused: 0,
  maxSteps: patience,
  signalEvery: chatter,
  lays,
});

/** Plays all seats at random until the match is over, or the patience is; says whether it is over. */
export function playOut(match: AnyMatch, chance: Chance, run: RandomRun, watcher?: Watcher): boolean {
  for (let step = 1; !match.over; step++) {
    if (step > run.maxSteps) return false;
    if (match.betweenRounds) {
      match.take({ kind: 'next', seat: 0 }, match.now);
      watcher?.passed(match);
    } else moveOrChat(match, chance, run, watcher);
  }
  return true;
}

/** The same for one round alone. */
export function playRound(match: AnyMatch, chance: Chance, run: RandomRun): boolean {
  for (let step = 1; !match.betweenRounds && !match.over; step++) {
    if (step > run.maxSteps) return false;
    moveOrChat(match, chance, run, undefined);
  }
  return true;
}

function moveOrChat(match: AnyMatch, chance: Chance, run: RandomRun, watcher: Watcher | undefined): void {
  if (run.signalEvery > 0 && chance.below(run.signalEvery) === 0) {
    chatter(match, chance);
    watcher?.passed(match);
  } else move(match, chance, run, watcher);
}

function move(match: AnyMatch, chance: Chance, run: RandomRun, watcher: Watcher | undefined): void {
  // A deadline on the way changes what is offered: it comes first.
  const at = match.now + tick;
  if (match.due <= at) {
    pass(match, at, watcher);
    return;
  }
  const { awaited } = match;
  const whim = chance.below(seldom * seldom);
  const strays = whim < seldom;
  const unprompted = whim % seldom === 0;
  const seat = strays || awaited === 0 ? chance.below(match.header.seats) : oneOf(awaited, chance);
  const offer = pickOffer(run.lays ? active(match.offers(seat)) : match.offers(seat), unprompted, chance);
  if (offer === null) {
    // Where nobody is waited for, only time can go on.
    if (awaited === 0 && match.due !== never) pass(match, match.due, watcher);
    return;
  }
  const action = sample<Action>(offer, chance);
  if (match.submit({ kind: 'act', seat, action }, at) !== null) run.refused++;
  else {
    run.moves++;
    watcher?.moved(match, seat, offer, action);
  }
}

function pass(match: AnyMatch, at: Millis, watcher: Watcher | undefined): void {
  match.advance(at);
  watcher?.passed(match);
}

function oneOf(awaited: SeatSet, chance: Chance): Seat {
  const highest = 31 - Math.clz32(awaited);
  return awaited === only(highest) ? highest : chance.pick(seatsIn(awaited));
}

/** Each offer as often as it has choices; null when there is nothing to do. */
function pickOffer(offers: readonly Offer[], unprompted: boolean, chance: Chance): Offer | null {
  let total = 0;
  let counted = 0;
  for (const offer of offers) {
    total += unprompted || !offer.unprompted ? weight(offer) : 0;
    upTo[counted++] = total;
  }
  if (total === 0) return null;
  const drawn = chance.below(total);
  let picked = 0;
  while (drawn >= (upTo[picked] ?? total)) picked++;
  return offers[picked] ?? null;
}

const idle: readonly string[] = ['draw', 'pass', 'take'];

/** What a player who wants to be rid of cards looks at. */
function active(offers: readonly Offer[]): readonly Offer[] {
  const lively = offers.filter(({ type }) => !idle.includes(type));
  return lively.some(({ type }) => type === 'play') ? lively : offers;
}

/** Scratch: the weights of the offers so far. */
const upTo: number[] = [];
