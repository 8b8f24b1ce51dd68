import { Chance, type ChanceState } from './chance.ts';
import { parse } from './codec.ts';
import type { EmittedEvent, SettledEvent } from './event.ts';
import type { Game, GameContext, GameTypes, Input, Millis, RefusalOf, Signal } from './game.ts';
import { isObject, type Json, type JsonObject } from './json.ts';
import { type Offer, writeOffer } from './offer.ts';
import { refuse } from './refusal.ts';
import { type Seat, type SeatSet, seatSet, type Viewer } from './seat.ts';
import {
  type EarlierRounds,
  fresh,
  isOut,
  nextRound,
  type Standings,
  type StandingsView,
  settled,
  viewStandings,
} from './standings.ts';
import { OtherRules, ReplayFailed, UnknownFormat } from './versions.ts';

/** What a match is before anything happened in it. */
export interface Header {
  readonly game: string;
  readonly rulesVersion: number;
  readonly seats: number;
  readonly options: Json;
  readonly seed: string;
  readonly names: readonly string[];
  readonly dealer?: Seat;
  /** What came before, in a scenario or where somebody sat down between rounds. */
  readonly before?: EarlierRounds;
  readonly matchState?: Json;
  /** Only scenarios: a fixed deal, and what chance would decide. */
  readonly fixedDeal?: Json;
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

const noEvents: readonly never[] = [];

/** How a match is written down. Formats before 2 named cards by their place in a table, and are not read. */
const format = 2;

/** Everything a match is, as data. */
export interface SavedMatch {
  readonly format: number;
  readonly header: Header;
  readonly seq: number;
  readonly now: Millis;
  readonly chance: ChanceState;
  /** Its match state is written by the game's codec. */
  readonly standings: Standings<Json>;
  /** As the game's `saveState` wrote it. */
  readonly state: Json;
}

/** A match in the middle, as its class holds it. */
interface Progress<T extends GameTypes> {
  readonly seq: number;
  readonly now: Millis;
  readonly chance: ChanceState;
  readonly standings: Standings<T['MatchState']>;
  readonly state: T['State'];
}

export interface MatchListeners {
  /** Keep a log of inputs. */
  readonly log?: boolean;
  /** Collect what happens. */
  readonly events?: boolean;
}

/** Runs one match of a game: inputs in, refusals and events out. It knows no turn, no clock and no chance of its own. */
export class Match<T extends GameTypes = GameTypes> {
  readonly game: Game<T>;
  header: Header;
  readonly log: LogEntry[] | null;
  seq = 0;
  standings: Standings<T['MatchState']>;
  private options: T['Options'];
  private readonly ctx: GameContext<T['Event'] | SettledEvent>;
  private round: T['State'];
  /** Null until something happens: an array that waited empty would be old, and keep what it was given alive for long. */
  private emitted: EmittedEvent<T['Event'] | SettledEvent>[] | null = null;
  private seenStandings: { readonly of: Standings<T['MatchState']>; readonly view: StandingsView } | null = null;
  /** Asked many times between two inputs, and only an input changes the answers. */
  private roundOver: boolean;
  private nextDue: Millis;

  private constructor(
    game: Game<T>,
    header: Header,
    listeners: MatchListeners,
    progress: ((options: T['Options']) => Progress<T>) | null,
  ) {
    if (header.rulesVersion !== game.rulesVersion) {
      throw new OtherRules(game.id, header.rulesVersion, game.rulesVersion);
    }
    const options = game.options(header.options, header.seats);
    if (!options.ok) throw new Error(`options: ${options.at} ${options.error}`);
    const resumed = progress?.(options.value);
    this.game = game;
    this.header = header;
    this.options = options.value;
    this.log = listeners.log ? [] : null;
    this.ctx = {
      now: resumed?.now ?? 0,
      chance: resumed ? new Chance(resumed.chance) : Chance.seeded(header.seed),
      fixed: header.fixed ?? {},
      names: header.names,
      ...(listeners.events && {
        emit: (event, secrets) => {
          this.emitted ??= [];
          this.emitted.push(secrets ? { event, secrets } : { event });
        },
      }),
    };
    if (resumed) {
      this.seq = resumed.seq;
      this.standings = resumed.standings;
      this.round = resumed.state;
    } else {
      this.standings = this.firstStandings();
      this.round = game.deal(this.standings, this.options, this.ctx, this.fixedDeal());
    }
    this.roundOver = game.over(this.round);
    this.nextDue = game.due(this.round);
  }

  static start<T extends GameTypes>(game: Game<T>, header: Header, listeners: MatchListeners = {}): Match<T> {
    if (header.seats < game.seats.min || header.seats > game.seats.max) throw new Error(`${header.seats} seats`);
    return new Match(game, header, listeners, null);
  }

  /** Throws `UnknownFormat` or `OtherRules` where today's program must not go on with what was saved. */
  static restore<T extends GameTypes>(game: Game<T>, saved: string, listeners: MatchListeners = {}): Match<T> {
    const { format: found, header, state, standings, ...rest }: SavedMatch = JSON.parse(saved);
    if (found !== format) throw new UnknownFormat('match', found, format);
    return new Match(game, header, listeners, (options) => ({
      ...rest,
      standings: { ...standings, matchState: game.matchState.read(standings.matchState, 'matchState') },
      state: game.loadState(state, options),
    }));
  }

  /** Plays a log again. An input that is refused now was taken then, so the rules are not the same: that is an error. */
  static replay<T extends GameTypes>(
    game: Game<T>,
    header: Header,
    entries: Iterable<LogEntry>,
    listeners: MatchListeners = {},
  ): Match<T> {
    const match = Match.start(game, header, listeners);
    for (const { at, input } of entries) {
      const refusal = match.take(input, at);
      if (refusal) throw new ReplayFailed(`${game.id}: ${JSON.stringify(input)} is refused as ${refusal.reason}`);
    }
    return match;
  }

  /** The state of the round, to look at: inputs alone change it. */
  get state(): T['State'] {
    return this.round;
  }

  get now(): Millis {
    return this.ctx.now;
  }

  /** An input as it came from outside, or from the log. */
  take(input: MatchInput, at: Millis): RefusalOf<T> | null {
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
  act(seat: Seat, raw: unknown, at: Millis): RefusalOf<T> | null {
    if (!Number.isInteger(seat) || seat < 0 || seat >= this.header.seats) return refuse('bad-move');
    if (isObject(raw) && raw.type === 'next') return this.next(seat, at);
    const action = parse(this.game.actions, raw);
    if (action.ok) return this.submit({ kind: 'act', seat, action: action.value }, at);
    return refuse((action.fault && this.game.malformed?.(action.fault)) ?? 'bad-move');
  }

  /** A well-formed input. Deadlines that fell before it, or at the same moment, come first. */
  submit(input: Input<T['Action']>, at: Millis): RefusalOf<T> | null {
    this.fireDue(at);
    if (input.kind === 'act') {
      if (this.roundOver) return refuse('not-now', this.game.dealRule);
      if (isOut(this.standings, input.seat)) return refuse('not-allowed');
    }
    // Between rounds nobody hears or sees anything: what leaves no trace in the log does not move the clock either.
    if (this.roundOver) return null;
    const before = this.ctx.now;
    if (at > before) this.ctx.now = at;
    const refusal = this.game.apply(this.round, input, this.ctx);
    if (refusal === null) this.taken(input);
    // What was refused is in no log: not even its time may leave a trace.
    else this.ctx.now = before;
    return refusal;
  }

  /** Lets time pass: fires the deadlines due by then, in order. Time is logged too, so that a replay has the same clock. */
  advance(at: Millis): void {
    this.fireDue(at);
    if (at <= this.ctx.now) return;
    this.ctx.now = at;
    this.log?.push({ at, input: { kind: 'deadline' } });
  }

  private fireDue(at: Millis): void {
    while (this.nextDue <= at) {
      if (this.nextDue > this.ctx.now) this.ctx.now = this.nextDue;
      this.game.apply(this.round, { kind: 'deadline' }, this.ctx);
      this.taken({ kind: 'deadline' });
    }
  }

  /** Anyone seated starts the next round when one is over. */
  private next(seat: Seat, at: Millis): RefusalOf<T> | null {
    this.fireDue(at);
    if (!this.betweenRounds) return refuse('not-now', this.game.dealRule);
    if (at > this.ctx.now) this.ctx.now = at;
    this.standings = nextRound(this.standings, this.game.dealer?.(this.options, this.standings));
    this.round = this.game.deal(this.standings, this.options, this.ctx);
    this.changed();
    this.log?.push({ at: this.ctx.now, input: { kind: 'next', seat } });
    return null;
  }

  /** Goes on at another pace: options that differ from the ones before in times alone. */
  changePace(options: Json, at: Millis): void {
    const parsed = this.game.options(options, this.header.seats);
    if (!parsed.ok) throw new Error(`options: ${parsed.at} ${parsed.error}`);
    this.header = { ...this.header, options };
    this.options = parsed.value;
    if (at > this.ctx.now) this.ctx.now = at;
    if (this.game.pace) this.round = this.game.pace.change(this.round, this.options, this.ctx.now);
    this.changed();
  }

  private changed(): void {
    this.seq++;
    this.roundOver = this.game.over(this.round);
    this.nextDue = this.game.due(this.round);
  }

  private taken(input: Input<T['Action']>): void {
    this.changed();
    this.log?.push({ at: this.ctx.now, input: this.write(input) });
    if (this.roundOver) {
      this.standings = settled(this.standings, this.game.settle(this.round, this.standings));
      this.ctx.emit?.({ type: 'settled', ...viewStandings(this.standings, this.game.places(this.standings)) });
    }
  }

  write(input: Input<T['Action']>): MatchInput {
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

  /** Whether so many may play from the next round on. */
  mayGrow(seats: number): boolean {
    return seats <= this.game.seats.max && this.game.mayGrow?.(this.options, seats) === true;
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

  view(viewer: Viewer): T['View'] & StandingsView {
    return { ...this.standingsView(), ...this.roundView(viewer) };
  }

  /** The part of a view that is about the match, alike for all viewers: the same object until something changes. */
  standingsView(): StandingsView {
    if (this.seenStandings?.of !== this.standings) {
      const { standings } = this;
      this.seenStandings = { of: standings, view: viewStandings(standings, this.game.places(standings)) };
    }
    return this.seenStandings.view;
  }

  /** The part that is about the round. */
  roundView(viewer: Viewer): T['View'] {
    return this.game.view(this.round, viewer, this.ctx.now);
  }

  /** What of it is the viewer's own. */
  ownView(viewer: Viewer): Partial<T['View']> {
    return this.game.ownView(this.round, viewer, this.ctx.now);
  }

  /** What happened since this was last asked. */
  drainEvents(): readonly EmittedEvent<T['Event'] | SettledEvent>[] {
    const emitted = this.emitted ?? noEvents;
    this.emitted = null;
    return emitted;
  }

  save(): string {
    const saved: SavedMatch = {
      format,
      header: this.header,
      seq: this.seq,
      now: this.ctx.now,
      chance: this.ctx.chance.save(),
      standings: { ...this.standings, matchState: this.game.matchState.write(this.standings.matchState) },
      state: this.game.saveState(this.round),
    };
    return JSON.stringify(saved);
  }

  /** A copy to try things on: it shares nothing that changes, and emits nothing. */
  clone(state: T['State'] = this.game.clone(this.round), listeners: MatchListeners = {}): Match<T> {
    const { seq, standings } = this;
    const { now, chance } = this.ctx;
    return new Match(this.game, this.header, listeners, () => ({ seq, now, chance: chance.save(), standings, state }));
  }

  private firstStandings(): Standings<T['MatchState']> {
    const { seats, dealer, before, matchState: given } = this.header;
    const matchState = given === undefined ? this.game.begin(this.options, seats) : this.readMatchState(given);
    const first = fresh(seats, dealer ?? this.ctx.chance.below(seats), matchState);
    const { scores, round, out }: EarlierRounds = before ?? {};
    return {
      ...first,
      ...(scores && { scores }),
      ...(round !== undefined && { round }),
      ...(out && { out: seatSet(out) }),
    };
  }

  private readMatchState(raw: Json): T['MatchState'] {
    const matchState = parse(this.game.matchState, raw);
    if (!matchState.ok) throw new Error(`match: ${matchState.at} ${matchState.error}`);
    return matchState.value;
  }

  private fixedDeal(): T['FixedDeal'] | undefined {
    if (this.header.fixedDeal === undefined) return undefined;
    const fixedDeal = parse(this.game.fixedDeal, this.header.fixedDeal);
    if (!fixedDeal.ok) throw new Error(`deal: ${fixedDeal.at} ${fixedDeal.error}`);
    return fixedDeal.value;
  }
}
