import type { Fault, Parsed } from './codec.ts';
import type { EmittedEvent } from './event.ts';
import { type AnyGame, type Millis, never, type TablePack } from './game.ts';
import { isObject, type Json, type JsonObject } from './json.ts';
import { Match, type MatchInput } from './match.ts';
import type { Action } from './offer.ts';
import type { Refusal } from './refusal.ts';
import type { Seat } from './seat.ts';
import type { Language } from './words.ts';

/** Somebody at the table: on a chair, or watching. */
export interface Guest {
  readonly id: string;
  name: string;
  face: string;
  watching: boolean;
  ready: boolean;
  online: boolean;
  /** The level of a bot that belongs to the table; null for people. */
  readonly bot: string | null;
  /** A bot plays for this person until they are back. */
  satIn: boolean;
}

/** Everything that can happen to a table. `by` is the guest who wants it; the host of the room stamps times and seeds. */
export type TableInput =
  | { kind: 'join'; id: string; name: string; face: string; watching: boolean; bot?: string; by?: string }
  | { kind: 'leave'; id: string; by: string }
  | { kind: 'rename'; id: string; name: string; face: string }
  | { kind: 'watch'; id: string; watching: boolean }
  | { kind: 'ready'; id: string; ready: boolean }
  | { kind: 'presence'; id: string; online: boolean }
  | { kind: 'sit-in'; id: string; on: boolean }
  | { kind: 'host'; to: string; by: string }
  | { kind: 'language'; language: Language; by: string }
  | { kind: 'choose'; game: string; options: Json; by: string }
  /** Things of one's own for the game that is chosen; null: those of the box again. `mark` tells packs apart. */
  | { kind: 'bring'; pack: { raw: Json; mark: string } | null; by: string }
  | { kind: 'start'; seed: string; by: string }
  | { kind: 'lobby'; by: string }
  | { kind: 'pause'; paused: boolean; by: string }
  | { kind: 'play'; input: MatchInput };

export const tableReasons = [
  'not-host',
  'table-full',
  'unknown-guest',
  'unknown-game',
  'bad-options',
  'bad-pack',
  'too-few',
  'too-many',
  'not-ready',
  'playing',
  'not-playing',
  'paused',
] as const;
export type TableReason = (typeof tableReasons)[number];

/** Why the table did not do it; a move's own refusal comes as it is. */
export type TableRefusal = TableFault | Refusal;

/** `at` and `fault` say what is wrong with options or a pack. */
export interface TableFault {
  readonly reason: TableReason;
  readonly detail?: string;
  readonly at?: string;
  readonly fault?: Fault;
}

/** What a table brought along, for one of its games. */
export interface BroughtPack extends TablePack {
  readonly game: string;
  readonly mark: string;
}

type AnyMatch = Match<unknown, Action, unknown, unknown, unknown>;

export interface TableData {
  guests: Guest[];
  host: string | null;
  /** What bots speak; people speak as they like. */
  language: Language;
  game: string;
  options: Json;
  brought: BroughtPack | null;
  /** Guests by seat while a match is on the table. */
  seated: string[];
  /** Matches begun at this table. */
  matches: number;
  /** When the match began, and how long it stood still since. */
  began: Millis;
  pausedAt: Millis | null;
}

export const limits = { chairs: 10, watchers: 50 };

/**
 * A table's life around its matches: who sits, who is ready, what is played, one match after another.
 * Like a match it is a machine of logged inputs, so that a room can be told again from its log.
 */
export class Table {
  readonly data: TableData;
  match: AnyMatch | null = null;
  private readonly games: Readonly<Record<string, AnyGame>>;

  constructor(games: Readonly<Record<string, AnyGame>>, game: string) {
    this.games = games;
    this.data = {
      guests: [],
      host: null,
      language: 'ru',
      game,
      options: {},
      brought: null,
      seated: [],
      matches: 0,
      began: 0,
      pausedAt: null,
    };
  }

  static restore(games: Readonly<Record<string, AnyGame>>, saved: string): Table {
    const { data, match } = JSON.parse(saved) as { data: TableData; match: string | null };
    const table = new Table(games, data.game);
    Object.assign(table.data, data);
    if (match) table.match = Match.restore(table.gameNow(), match, { events: true });
    return table;
  }

  save(): string {
    return JSON.stringify({ data: this.data, match: this.match?.save() ?? null });
  }

  guest(id: string): Guest | undefined {
    return this.data.guests.find((guest) => guest.id === id);
  }

  get players(): Guest[] {
    return this.data.guests.filter((guest) => !guest.watching);
  }

  /** The seat a guest plays, or null. */
  seatOf(id: string): Seat | null {
    const seat = this.data.seated.indexOf(id);
    return seat < 0 ? null : seat;
  }

  get playing(): boolean {
    return this.match !== null && !this.match.over;
  }

  /** What happened in the match since this was last asked. */
  drainEvents(): readonly EmittedEvent[] {
    return this.match?.drainEvents() ?? [];
  }

  /** When the match next wants to be woken, in the room's time. */
  get due(): Millis {
    if (!this.match || this.data.pausedAt !== null) return never;
    return this.match.due + this.data.began;
  }

  /** The match's own time. */
  matchTime(at: Millis): Millis {
    return (this.data.pausedAt ?? at) - this.data.began;
  }

  take(input: TableInput, at: Millis): TableRefusal | null {
    if ('by' in input && input.by !== undefined && input.by !== this.data.host && !isOwn(input)) {
      return { reason: 'not-host' };
    }
    switch (input.kind) {
      case 'join':
        return this.join(input);
      case 'leave':
        return this.withGuest(input.id, () => this.leave(input.id));
      case 'rename':
        return this.withGuest(input.id, (guest) => Object.assign(guest, { name: input.name, face: input.face }));
      case 'watch':
        return this.watch(input.id, input.watching);
      case 'ready':
        return this.withGuest(input.id, (guest) => {
          guest.ready = input.ready;
        });
      case 'presence':
        return this.withGuest(input.id, (guest) => this.presence(guest, input.online));
      case 'sit-in':
        return this.withGuest(input.id, (guest) => {
          guest.satIn = input.on;
        });
      case 'host':
        return this.withGuest(input.to, (guest) => {
          this.data.host = guest.id;
        });
      case 'language':
        this.data.language = input.language;
        return null;
      case 'choose':
        return this.choose(input.game, input.options);
      case 'bring':
        return this.bring(input.pack);
      case 'start':
        return this.start(input.seed, at);
      case 'lobby':
        return this.backToLobby();
      case 'pause':
        return this.pause(input.paused, at);
      case 'play':
        return this.play(input.input, at);
    }
  }

  private withGuest(id: string, change: (guest: Guest) => unknown): TableRefusal | null {
    const guest = this.guest(id);
    if (!guest) return { reason: 'unknown-guest' };
    change(guest);
    return null;
  }

  private join({ id, name, face, watching, bot }: Extract<TableInput, { kind: 'join' }>): TableRefusal | null {
    if (this.guest(id)) return null;
    const watchers = this.data.guests.length - this.players.length;
    const watches = watching || this.playing;
    if (watches ? watchers >= limits.watchers : this.players.length >= limits.chairs) return { reason: 'table-full' };
    const person = bot === undefined;
    this.data.guests.push({
      id,
      name,
      face,
      watching: watches,
      ready: !person,
      online: true,
      bot: bot ?? null,
      satIn: false,
    });
    if (person) this.data.host ??= id;
    return null;
  }

  /** A seat in a running match is kept: a bot sits in for who left. */
  private leave(id: string): void {
    const guest = this.guest(id) as Guest;
    if (this.playing && this.seatOf(id) !== null) Object.assign(guest, { online: false, satIn: true });
    else this.data.guests = this.data.guests.filter((one) => one.id !== id);
    if (this.data.host === id) this.passHost();
  }

  private presence(guest: Guest, online: boolean): void {
    guest.online = online;
    if (online) guest.satIn = false;
    const host = this.data.host === null ? undefined : this.guest(this.data.host);
    if (!host) this.passHost();
  }

  /** Host powers pass on to the person who has been here longest. */
  private passHost(): void {
    const people = this.data.guests.filter((guest) => guest.bot === null && guest.id !== this.data.host);
    this.data.host = (people.find((guest) => guest.online) ?? people[0])?.id ?? null;
  }

  private watch(id: string, watching: boolean): TableRefusal | null {
    if (this.playing) return { reason: 'playing' };
    if (!watching && this.players.length >= limits.chairs) return { reason: 'table-full' };
    return this.withGuest(id, (guest) => Object.assign(guest, { watching, ready: false }));
  }

  private choose(game: string, options: Json): TableRefusal | null {
    if (this.playing) return { reason: 'playing' };
    const rules = this.games[game];
    if (!rules) return { reason: 'unknown-game' };
    // A pack comes by its own input: there it is named, counted and not shown again and again.
    if (isObject(options) && 'pack' in options) return { reason: 'bad-options', detail: 'pack: bring it' };
    const parsed = rules.options(this.withPack(game, options), Math.max(this.players.length, rules.seats.min));
    if (!parsed.ok) return complaint('bad-options', parsed);
    this.data.game = game;
    this.data.options = options;
    this.askAgain();
    return null;
  }

  private bring(pack: { raw: Json; mark: string } | null): TableRefusal | null {
    if (this.playing) return { reason: 'playing' };
    if (pack === null) this.data.brought = null;
    else {
      const parsed = this.gameNow().readPack?.(pack.raw);
      if (!parsed) return { reason: 'bad-pack', detail: `${this.data.game} is played with its own box` };
      if (!parsed.ok) return complaint('bad-pack', parsed);
      this.data.brought = { game: this.data.game, mark: pack.mark, ...parsed.value };
    }
    this.askAgain();
    return null;
  }

  /** Something else is going to be played: are you still in? */
  private askAgain(): void {
    for (const guest of this.data.guests) if (guest.bot === null) guest.ready = false;
  }

  /** What was brought for the game that is chosen. */
  get pack(): BroughtPack | null {
    return this.packFor(this.data.game);
  }

  private packFor(game: string): BroughtPack | null {
    const { brought } = this.data;
    return brought?.game === game ? brought : null;
  }

  private withPack(game: string, options: Json): Json {
    const pack = this.packFor(game);
    return pack && isObject(options) ? { ...(options as JsonObject), pack: pack.things } : options;
  }

  /** Why a match cannot start now, or null. */
  whyNotStart(): TableFault | null {
    const { seats, options } = this.gameNow();
    const { players } = this;
    if (this.playing) return { reason: 'playing' };
    if (players.length < seats.min) return { reason: 'too-few', detail: `${seats.min}` };
    if (players.length > seats.max) return { reason: 'too-many', detail: `${seats.max}` };
    const waiting = players.filter((guest) => !guest.ready && guest.id !== this.data.host);
    if (waiting.length > 0) return { reason: 'not-ready', detail: waiting.map((guest) => guest.name).join(', ') };
    const parsed = options(this.withPack(this.data.game, this.data.options), players.length);
    return parsed.ok ? null : complaint('bad-options', parsed);
  }

  /** The first match, a rematch, or another game: all begin here. */
  private start(seed: string, at: Millis): TableRefusal | null {
    const refusal = this.whyNotStart();
    if (refusal) return refusal;
    const game = this.gameNow();
    this.data.seated = this.players.map((guest) => guest.id);
    this.data.matches++;
    this.data.began = at;
    this.data.pausedAt = null;
    const header = {
      game: game.id,
      rulesVersion: game.rulesVersion,
      seats: this.players.length,
      options: this.withPack(this.data.game, this.data.options),
      seed,
      names: this.players.map((guest) => guest.name),
    };
    this.match = Match.start(game, header, { events: true });
    return null;
  }

  private backToLobby(): TableRefusal | null {
    if (!this.match) return { reason: 'not-playing' };
    this.match = null;
    this.data.seated = [];
    this.data.pausedAt = null;
    for (const guest of this.data.guests) guest.ready = guest.bot !== null;
    return null;
  }

  private pause(paused: boolean, at: Millis): TableRefusal | null {
    if (!this.playing) return { reason: 'not-playing' };
    if (paused && this.data.pausedAt === null) this.data.pausedAt = at;
    else if (!paused && this.data.pausedAt !== null) {
      this.data.began += at - this.data.pausedAt;
      this.data.pausedAt = null;
    }
    return null;
  }

  private play(input: MatchInput, at: Millis): TableRefusal | null {
    if (!this.match) return { reason: 'not-playing' };
    if (this.data.pausedAt !== null) return { reason: 'paused' };
    return this.match.take(input, this.matchTime(at));
  }

  private gameNow(): AnyGame {
    const game = this.games[this.data.game];
    if (!game) throw new Error(`no game is called ${this.data.game}`);
    return game;
  }
}

const complaint = (reason: TableReason, { at, error, fault }: Extract<Parsed<unknown>, { ok: false }>): TableFault => ({
  reason,
  detail: `${at}: ${error}`,
  at,
  ...(fault && { fault }),
});

/** What a guest may do without being host: go away. */
const isOwn = (input: TableInput): boolean => input.kind === 'leave' && input.by === input.id;
