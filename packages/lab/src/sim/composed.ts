import {
  type AnyGame,
  type Chance,
  fresh,
  isObject,
  neighbour,
  nextRound,
  nobody,
  type Seat,
  type Standings,
  seatSet,
  seatsIn,
  settled,
} from '@tasovka/kernel';
import { after, bump } from './tally.ts';

/**
 * Matches put together from rounds that were played apart. A round knows nothing of those before it but who deals and who
 * is still in. So rounds with as many seats in, in any order and moved to any chairs, make matches as likely as those that
 * are played through; put together again and again, each round counts at every place of the table.
 */

/** A round that is over, and all seats in their order from its dealer; those who were out before it come last. */
export interface PlayedRound {
  readonly state: unknown;
  readonly order: readonly Seat[];
}

/** Rounds with as many seats in. They are taken without being put back: a match plays none twice while there are others. */
export class Bag {
  private readonly rounds: PlayedRound[];
  private taken = 0;

  constructor(rounds: readonly PlayedRound[]) {
    this.rounds = [...rounds];
  }

  refill(): void {
    this.taken = 0;
  }

  take(chance: Chance): PlayedRound {
    if (this.taken === this.rounds.length) this.refill();
    const at = this.taken + chance.below(this.rounds.length - this.taken);
    const round = this.rounds[at] as PlayedRound;
    this.rounds[at] = this.rounds[this.taken] as PlayedRound;
    this.rounds[this.taken++] = round;
    return round;
  }
}

/** All seats from the dealer on, those who are out last. */
export function orderOf({ dealer, out, scores }: Standings<unknown>): Seat[] {
  const order = [dealer];
  for (let seat = dealer; ; order.push(seat)) {
    seat = neighbour(seat, 1, scores.length, out);
    if (seat === dealer) return [...order, ...seatsIn(out)];
  }
}

/** How often each place after the first dealer wins, in so many matches. Bags go by how many seats are in. */
export function sharesOf(
  game: AnyGame,
  options: unknown,
  players: number,
  bags: readonly Bag[],
  matches: number,
  chance: Chance,
): number[] {
  const wins = Array<number>(players).fill(0);
  const firstDealer = 0;
  const begun = fresh(players, firstDealer, game.begin(options, players));
  for (let i = 0; i < matches; i++) {
    for (const bag of bags) bag.refill();
    const places = game.places(playOut(game, options, begun, bags, chance));
    const first = places.filter((place) => place === 1).length;
    for (const [seat, place] of places.entries()) {
      if (place === 1) bump(wins, after(firstDealer, seat, players), 1 / first);
    }
  }
  return wins.map((won) => won / matches);
}

function playOut(
  game: AnyGame,
  options: unknown,
  begun: Standings<unknown>,
  bags: readonly Bag[],
  chance: Chance,
): Standings<unknown> {
  for (let standings = begun; ; standings = nextRound(standings, game.dealer?.(options, standings))) {
    const order = orderOf(standings);
    const round = (bags[order.length - seatsIn(standings.out).length] as Bag).take(chance);
    const then = moved(standings, order, round.order);
    // Settling may note its outcome in the state, and other matches play this round as well.
    standings = moved(settled(then, game.settle(game.clone(round.state), then)), round.order, order);
    if (standings.over) return standings;
  }
}

/** The same standings with everybody moved to other chairs. */
function moved(standings: Standings<unknown>, from: readonly Seat[], to: readonly Seat[]): Standings<unknown> {
  const chair: Seat[] = [];
  for (let at = 0; at < from.length; at++) chair[from[at] as Seat] = to[at] as Seat;
  const { scores, roundScores, roundWinner } = standings;
  return {
    ...standings,
    dealer: chair[standings.dealer] as Seat,
    scores: bySeat(scores, chair),
    out: standings.out === nobody ? nobody : seatSet(seatsIn(standings.out).map((seat) => chair[seat] as Seat)),
    roundScores: roundScores && bySeat(roundScores, chair),
    roundWinner: roundWinner === null ? null : (chair[roundWinner] as Seat),
    matchState: movedWithin(standings.matchState, chair),
  };
}

function bySeat<T>(list: readonly T[], chair: readonly Seat[]): T[] {
  const moved = list.slice();
  for (let seat = 0; seat < list.length; seat++) moved[chair[seat] as Seat] = list[seat] as T;
  return moved;
}

/** What a game keeps besides: its lists with an entry for each seat are moved along. */
function movedWithin(matchState: unknown, chair: readonly Seat[]): unknown {
  if (!isObject(matchState)) return matchState;
  const moved = { ...matchState };
  for (const name in moved) {
    const value = moved[name];
    if (Array.isArray(value) && value.length === chair.length) moved[name] = bySeat(value, chair);
  }
  return moved;
}
