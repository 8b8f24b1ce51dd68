import { Chance, type ChanceState } from './chance.ts';
import { parse } from './codec.ts';
import type { EmittedEvent } from './event.ts';
import type { Game, GameContext, Input, Millis, Signal } from './game.ts';
import { isObject, type Json, type JsonObject } from './json.ts';
import { type Action, type Offer, writeOffer } from './offer.ts';
import { type Refusal, refuse } from './refusal.ts';
import { type Seat, type SeatSet, seatSet, type Viewer } from './seat.ts';
import { type EarlierRounds, fresh, isOut, nextRound, type Standings, settled, viewStandings } from './standings.ts';

/** What a match is before anything happened in it. */
export interface Header {
  readonly game: string;
  readonly rulesVersion: number;
  readonly seats: number;
  readonly options: Json;
  readonly seed: string;
  readonly names: readonly string[];
  readonly dealer?: Seat;
  /** Only scenarios: a fixed deal, what came before, what chance would decide. */
  readonly fixedDeal?: Json;
  readonly before?: { readonly scores?: readonly number[]; readonly round?: number; readonly out?: readonly Seat[] };
  readonly matchState?: Json;
  readonly fixed?: Readonly<Record<string, number>>;
}

/** One line of the log; header and entries replay the whole match. */
export interface LogEntry {
  readonly at: Millis;
  readonly input: MatchInput;
}

/** An input as it is written down: actions by their names. */
export type MatchInput =
  | { readonly kind: 'act'; readonly seat: Seat; readonly action: Json }
  | { readonly kind: 'deadline' }
  | { readonly kind: 'signal'; readonly seat: Seat; readonly signal: Signal }
  | { readonly kind: 'next'; readonly seat: Seat };

/** Everything a match is, as data. */
export interface SavedMatch {
  readonly header: Header;
  readonly seq: number;
  readonly now: Millis;
  readonly chance: ChanceState;
  readonly standings: Standings<Json>;
  readonly state: Json;
}

export interface MatchListeners {
  /** Keep a log of inputs. */
  readonly log?: boolean;
  /** Collect what happens. */
  readonly events?: boolean;
}

const nothingHappened: readonly EmittedEvent[] = [];

/** Runs one match of a game: inputs in, refusals and events out. It knows no turn, no clock and no chance of its own. */
export class Match<S, A extends Action, O, C, R> {
  readonly game: Game<S, A, O, C, R>;
  readonly header: Header;
  readonly log: LogEntry[] | null;
  seq = 0;
  standings: Standings<C>;
  private readonly options: O;
  private readonly ctx: GameContext;
  private round: S;
  /** Null until something happens: an array that waited empty would be old, and keep what it was given alive for long. */
  private emitted: EmittedEvent[] | null = null;
  private seenStandings: { readonly of: Standings<C>; readonly view: JsonObject } | null = null;
  /** Asked many times between two inputs, and only an input changes the answers. */
  private roundOver: boolean;
  private nextDue: Millis;

  private constructor(game: Game<S, A, O, C, R>, header: Header, listening: MatchListeners, saved: SavedMatch | null) {
    const options = game.options(header.options, header.seats);
    if (!options.ok) throw new Error(`options: ${options.at} ${options.error}`);
    this.game = game;
    this.header = header;
    this.options = options.value;
    this.log = listening.log ? [] : null;
    this.ctx = {
      now: saved?.now ?? 0,
      chance: saved ? new Chance(saved.chance) : Chance.seeded(header.seed),
      fixed: header.fixed ?? {},
      names: header.names,
      ...(listening.events && {
        emit: (event, secrets) => {
          this.emitted ??= [];
          this.emitted.push(secrets ? { event, secrets } : { event });
        },
      }),
    };
    if (saved) {
      this.seq = saved.seq;
      this.standings = saved.standings as Standings<C>;
      this.round = saved.state as S;
    } else {
      this.standings = this.firstStandings();
      this.round = game.deal(this.standings, this.options, this.ctx, this.fixedDeal());
    }
    this.roundOver = game.over(this.round);
    this.nextDue = game.due(this.round);
  }

  static start<S, A extends Action, O, C, R>(
    game: Game<S, A, O, C, R>,
    header: Header,
    listening: MatchListeners = {},
  ): Match<S, A, O, C, R> {
    if (header.seats < game.seats.min || header.seats > game.seats.max) throw new Error(`${header.seats} seats`);
    return new Match(game, header, listening, null);
  }

  static restore<S, A extends Action, O, C, R>(
    game: Game<S, A, O, C, R>,
    saved: string,
    listening: MatchListeners = {},
  ): Match<S, A, O, C, R> {
    const data = JSON.parse(saved) as SavedMatch;
    return new Match(game, data.header, listening, data);
  }

  static replay<S, A extends Action, O, C, R>(
    game: Game<S, A, O, C, R>,
    header: Header,
    entries: Iterable<LogEntry>,
    listening: MatchListeners = {},
  ): Match<S, A, O, C, R> {
    const match = Match.start(game, header, listening);
    for (const { at, input } of entries) match.take(input, at);
    return match;
  }

  /** The state of the round, to look at: inputs alone change it. */
  get state(): S {
    return this.round;
  }

  get now(): Millis {
    return this.ctx.now;
  }

  /** An input as it came from outside, or from the log. */
  take(input: MatchInput, at: Millis): Refusal | null {
    switch (input.kind) {
      case 'act':
        return this.act(input.seat, input.action, at);
      case 'next':
        return this.next(input.seat, at);
      case 'deadline':
        this.advance(at);
        return null;
      case 'signal':
        return this.submit(input, at);
    }
  }

  /** What a seat wants to do, not trusted to be well-formed. */
  act(seat: Seat, raw: unknown, at: Millis): Refusal | null {
    if (!Number.isInteger(seat) || seat < 0 || seat >= this.header.seats) return refuse('bad-move');
    if (isObject(raw) && raw.type === 'next') return this.next(seat, at);
    const action = parse(this.game.actions, raw);
    return action.ok ? this.submit({ kind: 'act', seat, action: action.value }, at) : refuse(action.reason);
  }

  /** A well-formed input. Deadlines that fell before it, or at the same moment, come first. */
  submit(input: Input<A>, at: Millis): Refusal | null {
    this.fireDue(at);
    if (input.kind === 'act') {
      if (this.roundOver) return refuse('not-now', this.game.dealRule);
      if (isOut(this.standings, input.seat)) return refuse('not-allowed');
    }
    const before = this.ctx.now;
    if (at > before) this.ctx.now = at;
    if (this.roundOver) return null;
    const refusal = this.game.apply(this.round, input, this.ctx);
    if (refusal === null) this.taken(input);
    // What was refused is in no log: not even its time may leave a trace.
    else this.ctx.now = before;
    return refusal;
  }

  /** Lets time pass: fires the deadlines due by then, in order. */
  advance(at: Millis): void {
    this.fireDue(at);
    if (at > this.ctx.now) this.ctx.now = at;
  }

  private fireDue(at: Millis): void {
    while (this.nextDue <= at) {
      if (this.nextDue > this.ctx.now) this.ctx.now = this.nextDue;
      this.game.apply(this.round, { kind: 'deadline' }, this.ctx);
      this.taken({ kind: 'deadline' });
    }
  }

  /** Anyone seated starts the next round when one is over. */
  private next(seat: Seat, at: Millis): Refusal | null {
    this.fireDue(at);
    if (!this.betweenRounds) return refuse('not-now', this.game.dealRule);
    if (at > this.ctx.now) this.ctx.now = at;
    this.standings = nextRound(this.standings);
    this.round = this.game.deal(this.standings, this.options, this.ctx);
    this.changed();
    this.log?.push({ at: this.ctx.now, input: { kind: 'next', seat } });
    return null;
  }

  private changed(): void {
    this.seq++;
    this.roundOver = this.game.over(this.round);
    this.nextDue = this.game.due(this.round);
  }

  private taken(input: Input<A>): void {
    this.changed();
    this.log?.push({ at: this.ctx.now, input: this.write(input) });
    if (this.roundOver) {
      this.standings = settled(this.standings, this.game.settle(this.round, this.standings));
      this.ctx.emit?.({ type: 'settled', ...viewStandings(this.standings, this.game.places(this.standings)) });
    }
  }

  write(input: Input<A>): MatchInput {
    return input.kind === 'act' ? { ...input, action: this.game.actions.write(input.action) } : input;
  }

  /** When the next deadline falls, or `never`. */
  get due(): Millis {
    return this.nextDue;
  }

  get betweenRounds(): boolean {
    return this.roundOver && !this.standings.over;
  }

  get over(): boolean {
    return this.standings.over;
  }

  /** The seats the match waits for; between rounds anyone may go on. */
  get awaited(): SeatSet {
    return this.roundOver ? 0 : this.game.awaited(this.round);
  }

  offers(seat: Seat): readonly Offer[] {
    if (this.over) return [];
    if (this.betweenRounds) return [{ type: 'next', rule: this.game.dealRule, fields: {} }];
    return isOut(this.standings, seat) ? [] : this.game.offers(this.round, seat);
  }

  /** A seat's offers by their names. */
  offersFor(seat: Seat): JsonObject[] {
    return this.offers(seat).map((offer) => this.writeOffer(offer));
  }

  writeOffer(offer: Offer): JsonObject {
    if (offer.type === 'next') return { type: 'next', rule: offer.rule, fields: {} };
    return writeOffer(offer, this.game.actions);
  }

  view(viewer: Viewer): JsonObject {
    return { ...this.standingsView(), ...this.roundView(viewer) };
  }

  /** The part of a view that is about the match, alike for all viewers: the same object until something changes. */
  standingsView(): JsonObject {
    if (this.seenStandings?.of !== this.standings) {
      const { standings } = this;
      this.seenStandings = { of: standings, view: viewStandings(standings, this.game.places(standings)) };
    }
    return this.seenStandings.view;
  }

  /** The part that is about the round. */
  roundView(viewer: Viewer): JsonObject {
    return this.game.view(this.round, viewer, this.ctx.now);
  }

  /** What of it is the viewer's own. */
  ownView(viewer: Viewer): JsonObject {
    return this.game.ownView(this.round, viewer, this.ctx.now);
  }

  /** What happened since this was last asked. */
  drainEvents(): readonly EmittedEvent[] {
    const told = this.emitted ?? nothingHappened;
    this.emitted = null;
    return told;
  }

  save(): string {
    return JSON.stringify({
      header: this.header,
      seq: this.seq,
      now: this.ctx.now,
      chance: this.ctx.chance.save(),
      standings: this.standings,
      state: this.round,
    });
  }

  /** A copy to try things on: it shares nothing that changes, and tells nobody. */
  clone(): Match<S, A, O, C, R> {
    return new Match(
      this.game,
      this.header,
      {},
      {
        header: this.header,
        seq: this.seq,
        now: this.ctx.now,
        chance: this.ctx.chance.save(),
        standings: this.standings as Standings<Json>,
        state: this.game.clone(this.round) as Json,
      },
    );
  }

  private firstStandings(): Standings<C> {
    const { seats, dealer, before, matchState } = this.header;
    const carried = matchState === undefined ? this.game.begin(this.options, seats) : this.readMatchState(matchState);
    const first = fresh(seats, dealer ?? this.ctx.chance.below(seats), carried);
    const { scores, round, out }: EarlierRounds<C> = before ?? {};
    return {
      ...first,
      ...(scores && { scores }),
      ...(round !== undefined && { round }),
      ...(out && { out: seatSet(out) }),
    };
  }

  private readMatchState(raw: Json): C {
    const matchState = parse(this.game.matchState, raw);
    if (!matchState.ok) throw new Error(`match: ${matchState.at} ${matchState.error}`);
    return matchState.value;
  }

  private fixedDeal(): R | undefined {
    if (this.header.fixedDeal === undefined) return undefined;
    const fixedDeal = parse(this.game.fixedDeal, this.header.fixedDeal);
    if (!fixedDeal.ok) throw new Error(`deal: ${fixedDeal.at} ${fixedDeal.error}`);
    return fixedDeal.value;
  }
}
