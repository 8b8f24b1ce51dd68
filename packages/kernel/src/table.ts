import { haveSeenResults, isNext, playersHere, withLatecomers } from './betweenRounds.ts';
import { surplusBots } from './chairs.ts';
import type { Parsed } from './codec.ts';
import type { EmittedEvent } from './event.ts';
import { type AnyGame, type Millis, never } from './game.ts';
import { dropQuestions, isPerson, readGuest } from './guests.ts';
import { isObject, type Json } from './json.ts';
import { Match, type MatchInput, type SavedMatch } from './match.ts';
import { isPaceAgreed, type PaceTimes, whyNotProposePace, withTimes } from './pace.ts';
import { pause } from './pauses.ts';
import { matchOf, type PlayedOn } from './playOn.ts';
import { forgetPredictions } from './predictions.ts';
import { refuse } from './refusal.ts';
import type { Seat } from './seat.ts';
import { closeHands } from './shoulders.ts';
import { whyNotTaken } from './tableChecks.ts';
import { changeGuests, removeGuest } from './tableGuests.ts';
import {
  type BroughtPack,
  type Guest,
  limits,
  type SettledScores,
  type StopCause,
  type TableData,
  type TableFault,
  type TableInput,
  type TableReason,
  type TableRefusal,
} from './tableInput.ts';
import { OtherRules, UnknownFormat } from './versions.ts';

/** How a table is written down. */
const format = 2;

interface SavedTable {
  readonly format: number;
  readonly data: TableData;
  readonly match: string | null;
}

/**
 * A table's life around its matches: who sits, who is ready, what is played, one match after another.
 * Like a match it is a machine of logged inputs, so that a room can be told again from its log.
 */
export class Table {
  readonly data: TableData;
  match: Match | null = null;
  /** What the last `play` settled, to be written down with it; null where no round ended. */
  settled: SettledScores | null = null;
  private readonly games: Readonly<Record<string, AnyGame>>;

  constructor(games: Readonly<Record<string, AnyGame>>, game: string) {
    this.games = games;
    this.data = {
      guests: [],
      host: null,
      lentBy: null,
      locked: false,
      programs: false,
      voice: true,
      language: 'ru',
      game,
      options: {},
      brought: null,
      seated: [],
      wantNext: [],
      unplayable: null,
      matches: 0,
      began: 0,
      pausedAt: null,
      pausedBy: null,
      pauses: [],
      pace: null,
    };
  }

  /**
   * Throws where the log must be read instead; with `stopMatch` only where the table itself cannot be read, and a match
   * that cannot is set aside.
   */
  static restore(games: Readonly<Record<string, AnyGame>>, saved: string, { stopMatch = false } = {}): Table {
    const { format: found, data, match }: SavedTable = JSON.parse(saved);
    if (found !== format) throw new UnknownFormat('table', found, format);
    const table = new Table(games, data.game);
    Object.assign(table.data, data, { guests: data.guests.map(readGuest) });
    if (match) table.restoreMatch(match, stopMatch);
    return table;
  }

  /** A saved match of older rules is not played on; its scores are known all the same. */
  private restoreMatch(saved: string, stopMatch: boolean): void {
    try {
      this.match = Match.restore(this.gameNow(), saved, { events: true });
    } catch (error) {
      const isOlder = error instanceof OtherRules && !error.isNewer;
      if (!isOlder && (!stopMatch || error instanceof OtherRules)) throw error;
      const { standings }: SavedMatch = JSON.parse(saved);
      this.setUnplayable(isOlder ? 'rules-updated' : 'replay-failed', {
        scores: standings.scores,
        over: standings.over,
      });
    }
  }

  save(): string {
    const saved: SavedTable = { format, data: this.data, match: this.match?.save() ?? null };
    return JSON.stringify(saved);
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
    const { match, data } = this;
    return match ? !match.over : data.unplayable?.over === false;
  }

  /** A match is on the table that cannot go on: the room has yet to say so by a `stop`. */
  get mustStop(): boolean {
    return this.match === null && this.data.unplayable?.over === false;
  }

  /** What happened in the match since this was last asked. */
  drainEvents(): readonly EmittedEvent[] {
    return this.match?.drainEvents() ?? [];
  }

  /** The version of the chosen game's rules, to be stamped on the input that starts a match. */
  get rulesVersion(): number {
    return this.gameNow().rulesVersion;
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
    return this.whyNot(input) ?? this.apply(input, at);
  }

  /** Why a guest may not do this now, as far as that is known without doing it. */
  whyNot(input: TableInput): TableFault | null {
    if (!this.isAllowed(input)) return { reason: 'not-host' };
    const reason = whyNotTaken(this, input);
    return reason && { reason };
  }

  private isAllowed(input: TableInput): boolean {
    return !('by' in input) || input.by === undefined || input.by === this.data.host || isOwn(input);
  }

  private apply(input: TableInput, at: Millis): TableRefusal | null {
    const refusal = this.change(input, at);
    // The last player to be waited for may have gone, or the host's powers passed on to one who had pressed.
    if (refusal === null && waitsForFewer.has(input.kind)) {
      this.changePaceIfAgreed(at);
      this.nextIfSeen(at);
    }
    return refusal;
  }

  private change(input: TableInput, at: Millis): TableRefusal | null {
    switch (input.kind) {
      case 'choose':
        return this.choose(input.game, input.options);
      case 'bring':
        return this.bring(input.pack);
      case 'start':
        return this.start(input, at);
      case 'lobby':
        return this.backToLobby();
      case 'pause':
        return this.pause(input, at);
      case 'pace':
        return this.proposePace(input.times, input.by, at);
      case 'agree':
        return this.answerPace(input.id, input.agrees, at);
      case 'play':
        return this.play(input, at);
      case 'stop':
        return this.stop();
      default:
        return changeGuests(this, input);
    }
  }

  /** Takes a line of the log. It was taken once, so a refusal means that the rules have changed: the match ends there. */
  replay(input: TableInput, at: Millis): TableRefusal | null {
    const refusal = this.isAllowed(input) ? this.apply(input, at) : ({ reason: 'not-host' } as const);
    if (refusal && this.match && !this.match.over) {
      const { scores } = this.match.standings;
      this.setUnplayable('replay-failed', { scores, over: false });
    }
    return refusal;
  }

  private setUnplayable(cause: StopCause, settled: SettledScores): void {
    const { game, seated } = this.data;
    this.match = null;
    this.data.unplayable = { cause, game, seated, ...settled };
  }

  private choose(game: string, options: Json): TableRefusal | null {
    if (this.playing) return { reason: 'playing' };
    const rules = Object.hasOwn(this.games, game) ? this.games[game] : undefined;
    if (!rules) return { reason: 'unknown-game' };
    // A pack comes by its own input: there it is named, counted and not shown again and again.
    if (isObject(options) && 'pack' in options) return { reason: 'bad-options', detail: 'pack: bring it' };
    const wrong = this.whyNotChoose(rules, this.withPack(game, options));
    if (wrong) return wrong;
    this.data.game = game;
    this.data.options = options;
    this.askAgain();
    return null;
  }

  /** A table is set before everybody has come: it is enough that as many can play so as are here, or more. */
  private whyNotChoose(rules: AnyGame, options: Json): TableRefusal | null {
    const fewest = Math.max(this.players.length, rules.seats.min);
    const parsed = rules.options(options, fewest);
    if (parsed.ok) return null;
    for (let seats = fewest + 1; seats <= rules.seats.max; seats++) if (rules.options(options, seats).ok) return null;
    return complaint('bad-options', parsed);
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
    for (const guest of this.data.guests) if (isPerson(guest)) guest.ready = false;
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
    return pack && isObject(options) ? { ...options, pack: pack.things } : options;
  }

  /** The bots who go because more sit at the table than can play. */
  get surplusBots(): Guest[] {
    return surplusBots(this.players, Math.min(limits.chairs, this.gameNow().seats.max));
  }

  /** Who will play: bots make room for people. */
  private get willPlay(): Guest[] {
    const { surplusBots } = this;
    return this.players.filter((guest) => !surplusBots.includes(guest));
  }

  /** Why a match cannot start now, or null. */
  whyNotStart(): TableFault | null {
    const { seats, options } = this.gameNow();
    const players = this.willPlay;
    if (this.playing) return { reason: 'playing' };
    if (players.length < seats.min) return { reason: 'too-few', detail: `${seats.min}` };
    if (players.length > seats.max) return { reason: 'too-many', detail: `${seats.max}` };
    const waiting = players.filter((guest) => !guest.ready && guest.id !== this.data.host);
    if (waiting.length > 0) return { reason: 'not-ready', detail: waiting.map((guest) => guest.name).join(', ') };
    const parsed = options(this.withPack(this.data.game, this.data.options), players.length);
    return parsed.ok ? null : complaint('bad-options', parsed);
  }

  /** The first match, a rematch, or another game: all begin here. */
  private start(input: Extract<TableInput, { kind: 'start' }>, at: Millis): TableRefusal | null {
    if (input.from) return this.playOn(input.from, input.by, at);
    const { seed, rulesVersion = 1 } = input;
    const refusal = this.whyNotStart();
    if (refusal) return refusal;
    const game = this.gameNow();
    for (const bot of this.surplusBots) removeGuest(this, bot);
    const { players } = this;
    this.forgetMatch();
    Object.assign(this.data, { seated: players.map((guest) => guest.id), unplayable: null, began: at });
    for (const guest of players) guest.chairOf = null;
    this.data.matches++;
    if (rulesVersion < game.rulesVersion) {
      this.setUnplayable('rules-updated', { scores: players.map(() => 0), over: false });
      return null;
    }
    const header = {
      game: game.id,
      rulesVersion,
      seats: players.length,
      options: this.withPack(this.data.game, this.data.options),
      seed,
      names: players.map((guest) => guest.name),
    };
    this.match = Match.start(game, header, { events: true });
    return null;
  }

  /** A moment of an earlier match, exactly as it was. Everybody looks around first: the host lets the clock go on. */
  private playOn(from: PlayedOn, by: string, at: Millis): TableRefusal | null {
    if (this.playing) return { reason: 'playing' };
    if (!Object.hasOwn(this.games, from.game)) return { reason: 'unknown-game' };
    if (from.seated.some((id) => !this.guest(id))) return { reason: 'unknown-guest' };
    const { game, options, brought, seated } = from;
    Object.assign(this.data, { game, options, brought, seated: [...seated], unplayable: null });
    this.forgetMatch();
    for (const guest of this.data.guests) {
      guest.chairOf = null;
      if (seated.includes(guest.id)) Object.assign(guest, { watching: false, asksToSit: false });
    }
    this.data.matches++;
    const match = matchOf(from, this.gameNow(), this.data);
    if (!match) {
      this.setUnplayable('rules-updated', { scores: seated.map(() => 0), over: false });
      return null;
    }
    this.match = match;
    Object.assign(this.data, { began: at - match.now, pausedAt: at, pausedBy: by });
    return null;
  }

  private backToLobby(): TableRefusal | null {
    if (!this.match && !this.data.unplayable) return { reason: 'not-playing' };
    this.data.unplayable = null;
    this.leaveMatch();
    return null;
  }

  private leaveMatch(): void {
    this.match = null;
    this.data.seated = [];
    this.forgetMatch();
    dropQuestions(this.data);
    for (const guest of this.data.guests) Object.assign(guest, { ready: !isPerson(guest), seatRefused: false });
  }

  /** Pauses, proposals, predictions, open hands and who has seen the results are of one match. */
  private forgetMatch(): void {
    Object.assign(this.data, { wantNext: [], pausedAt: null, pausedBy: null, pauses: [], pace: null });
    forgetPredictions(this.data.guests);
    closeHands(this.data.guests);
  }

  private stop(): TableRefusal | null {
    const { unplayable } = this.data;
    if (!unplayable) return { reason: 'not-playing' };
    this.data.unplayable = { ...unplayable, over: true };
    this.leaveMatch();
    return null;
  }

  private pause({ paused, by }: Extract<TableInput, { kind: 'pause' }>, at: Millis): TableRefusal | null {
    if (!this.playing) return { reason: 'not-playing' };
    pause(this.data, paused, by, at);
    return null;
  }

  private proposePace(times: PaceTimes, by: string, at: Millis): TableRefusal | null {
    const game = this.gameNow();
    const reason = whyNotProposePace(this, game, times);
    if (reason) return { reason };
    const options = this.withPack(this.data.game, withTimes(this.data.options, times, game));
    const parsed = game.options(options, this.data.seated.length);
    if (!parsed.ok) return complaint('bad-options', parsed);
    this.data.pace = { times, by, agreed: [by] };
    this.changePaceIfAgreed(at);
    return null;
  }

  /** One who says no is enough: the pace stays as it is. */
  private answerPace(id: string, agrees: boolean, at: Millis): TableRefusal | null {
    const { pace } = this.data;
    if (!pace) return { reason: 'no-proposal' };
    this.data.pace = agrees ? { ...pace, agreed: [...pace.agreed, id] } : null;
    this.changePaceIfAgreed(at);
    return null;
  }

  private changePaceIfAgreed(at: Millis): void {
    const { match, data } = this;
    if (!match || !data.pace || !isPaceAgreed(data)) return;
    data.options = withTimes(data.options, data.pace.times, this.gameNow());
    data.pace = null;
    match.changePace(this.withPack(data.game, data.options), this.matchTime(at));
  }

  private play({ input, settled }: Extract<TableInput, { kind: 'play' }>, at: Millis): TableRefusal | null {
    const { unplayable } = this.data;
    if (unplayable && !unplayable.over) {
      if (settled) this.data.unplayable = { ...unplayable, ...settled };
      return null;
    }
    this.settled = null;
    if (!this.match) return { reason: 'not-playing' };
    if (this.data.pausedAt !== null) return { reason: 'paused' };
    const { match } = this;
    if (match.betweenRounds && isNext(input)) return this.wantNext(input, at);
    const { round } = match.standings;
    const refusal = match.take(input, this.matchTime(at));
    const { standings } = match;
    if (standings.round > round) this.settled = { scores: standings.scores, over: standings.over };
    if (standings.over) {
      dropQuestions(this.data);
      this.data.pace = null;
    }
    return refusal;
  }

  /** The people who play and are here; the programs where there are no people. */
  get playersHere(): Guest[] {
    return playersHere(this.data);
  }

  /** Nobody takes the results away from the others: the host goes on, or all who are here do. */
  private wantNext(input: MatchInput, at: Millis): TableRefusal | null {
    const guest = 'seat' in input ? this.data.seated[input.seat] : undefined;
    const here = this.playersHere;
    // A program may say so as well, but people are not hurried by it.
    const maySay = (one: Guest): boolean => one.id === guest && (one.program || here.includes(one));
    if (here.length > 0 && !this.data.guests.some(maySay)) return { reason: 'not-host' };
    if (guest === undefined || this.data.wantNext.includes(guest)) return refuse('already-done');
    this.data.wantNext = [...this.data.wantNext, guest];
    this.nextIfSeen(at);
    return null;
  }

  private nextIfSeen(at: Millis): void {
    const { match, data } = this;
    if (!match?.betweenRounds || data.pausedAt !== null || data.wantNext.length === 0 || !haveSeenResults(data)) return;
    data.wantNext = [];
    const grown = withLatecomers(match, data);
    if (grown) {
      this.match = grown.match;
      Object.assign(data, { seated: grown.seated, began: at });
    } else match.take({ kind: 'next', seat: 0 }, this.matchTime(at));
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

const waitsForFewer: ReadonlySet<TableInput['kind']> = new Set(['leave', 'presence', 'sit-in', 'host']);

/** What a guest may do without being host: go away, and ask for a pause. */
const isOwn = (input: TableInput): boolean =>
  input.kind === 'pause' || (input.kind === 'leave' && input.by === input.id);
