import type { GameEvent } from '@tasovka/kernel';
import { type Action, isObject, type Json, type Offer } from '@tasovka/kernel';
import type { AnyMatch, Watcher } from '../random-play/play.ts';
import { add, type Counts } from './stats.ts';

/** What many matches came to. */
export class Tally implements Watcher {
  matches = 0;
  unfinished = 0;
  /** Rounds that were listened to: cards and events are counted in these alone. */
  roundsHeard = 0;
  readonly roundMoves: number[] = [];
  readonly matchMoves: number[] = [];
  readonly matchRounds: number[] = [];
  /** Matches by seat; players who share the first place share the win. */
  readonly wins: number[];
  readonly roundWins: number[];
  /** Matches by how far the winner sat from the first dealer, who is drawn: by seat alone, all would be even. */
  readonly winsFromFirst: number[];
  /** Rounds by how far the winner sat from the dealer: 0 moves first. */
  readonly winsFromDealer: number[];
  roundsWon = 0;
  readonly actions: Counts = new Map();
  readonly rules: Counts = new Map();
  readonly cards: Counts = new Map();
  readonly events: Counts = new Map();
  /** Why players took cards, as events told it. */
  readonly reasons: Counts = new Map();

  private readonly names: ReadonlySet<string>;
  private heard = false;
  private firstDealer = 0;
  private round = 0;
  private movesInRound = 0;
  private movesInMatch = 0;

  constructor(seats: number, names: readonly string[]) {
    this.names = new Set(names);
    this.wins = Array<number>(seats).fill(0);
    this.roundWins = Array<number>(seats).fill(0);
    this.winsFromFirst = Array<number>(seats).fill(0);
    this.winsFromDealer = Array<number>(seats).fill(0);
  }

  begin(heard: boolean, { dealer }: AnyMatch['standings']): void {
    this.heard = heard;
    this.firstDealer = dealer;
    this.round = 0;
    this.movesInRound = 0;
    this.movesInMatch = 0;
  }

  end(match: AnyMatch, finished: boolean): void {
    this.matches++;
    if (this.heard) this.roundsHeard += match.standings.round;
    if (!finished) {
      this.unfinished++;
      return;
    }
    this.matchMoves.push(this.movesInMatch);
    this.matchRounds.push(match.standings.round);
    const places = match.game.places(match.standings);
    const first = places.filter((place) => place === 1).length;
    for (const [seat, place] of places.entries()) {
      if (place !== 1) continue;
      bump(this.wins, seat, 1 / first);
      bump(this.winsFromFirst, after(this.firstDealer, seat, places.length), 1 / first);
    }
  }

  moved(match: AnyMatch, _seat: number, offer: Offer, action: Action): void {
    this.movesInRound++;
    this.movesInMatch++;
    add(this.actions, offer.type);
    add(this.rules, offer.rule);
    if (this.heard) this.countCards(match.game.actions.write(action));
    this.passed(match);
  }

  passed(match: AnyMatch): void {
    if (this.heard) {
      for (const { event } of match.drainEvents()) {
        const { cause }: GameEvent = event;
        add(this.events, event.type);
        if (typeof cause === 'string') add(this.reasons, cause);
      }
    }
    if (match.standings.round !== this.round) this.roundOver(match);
  }

  private roundOver({ standings, header }: AnyMatch): void {
    this.round = standings.round;
    this.roundMoves.push(this.movesInRound);
    this.movesInRound = 0;
    if (standings.roundWinner === null) return;
    this.roundsWon++;
    bump(this.roundWins, standings.roundWinner);
    bump(this.winsFromDealer, after(standings.dealer, standings.roundWinner, header.seats));
  }

  /** Cards a move names, except those it only claims. */
  private countCards(written: Json): void {
    if (typeof written === 'string') {
      if (this.names.has(written)) add(this.cards, written);
    } else if (Array.isArray(written)) {
      for (const one of written) this.countCards(one);
    } else if (isObject(written)) {
      for (const [key, value] of Object.entries(written)) if (key !== 'claim') this.countCards(value);
    }
  }
}

/** How far a seat is from the one that moves first: 0 for itself. */
export const after = (dealer: number, seat: number, seats: number): number => (seat - dealer - 1 + 2 * seats) % seats;

export const bump = (counts: number[], at: number, by = 1): void => {
  counts[at] = (counts[at] ?? 0) + by;
};
