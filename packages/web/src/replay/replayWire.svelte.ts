import type { GameEvent, JsonObject, Seat } from '@tasovka/kernel';
import {
  type Answer,
  type ChatLine,
  type GuestView,
  type Listener,
  momentAfter,
  type RecordedMoment,
  type Replay,
  type RoomView,
  type Show,
  showSpeeds,
} from '@tasovka/protocol';
import type { Session } from '../table/session.svelte.ts';
import type { Packs, Reply, Wire } from '../table/wire.ts';
import { type Highlight, highlightsOf } from './highlights.ts';

export const speeds = showSpeeds;
/** Nobody watches others think: a pause is no longer than this. */
const longestMs = 2500;
/** A card is seen flying before the next one does. */
const shortestMs = 300;
/** Ten milliseconds of a slow phone. */
const momentsAhead = 30;
const done: Answer = { t: 'done' };

/** A recording as just another host behind the wire: the table's own screen shows it, and nothing can be done. */
export class ReplayWire implements Wire {
  readonly chat: ChatLine[] = [];
  readonly packs: Packs;
  readonly clock = { now: () => this.now() };
  at = $state.raw(0);
  playing = $state.raw(false);
  speed = $state.raw<(typeof speeds)[number]>(1);
  private replay = $state.raw<Replay>() as Replay;
  /** Those that were needed so far, from the first on; the others are made where there is time. */
  private moments: RecordedMoment[] = [];
  private makingAhead: ReturnType<typeof setTimeout> | undefined;
  readonly highlights: readonly Highlight[] = $derived(highlightsOf(this.replay.frames));
  readonly frames = $derived(this.replay.frames);
  /** How people are called whose names are hidden. */
  private readonly anybody: (n: number) => string;
  private readonly on: Listener;
  /** Before the end is shown: all that happened until then. */
  onover: ((past: readonly GameEvent[]) => void) | null = null;
  private timer: ReturnType<typeof setTimeout> | undefined;
  /** When the moment that is shown was shown. */
  private shownAt = 0;

  constructor(replay: Replay, anybody: (n: number) => string, on: Listener) {
    this.on = on;
    this.anybody = anybody;
    this.packs = {
      read: async () => ({ mark: this.replay.about.id, things: packOf(this.replay) }),
      bring: () => Promise.reject(new Error('this is a replay')),
      drop: () => Promise.reject(new Error('this is a replay')),
    };
    this.take(replay);
    queueMicrotask(() => {
      this.on.status?.('open');
      this.tell([], true);
    });
  }

  /** The same match through other eyes, at the same moment of it. */
  see(replay: Replay): void {
    const n = this.frames[this.at]?.[0] ?? 0;
    this.take(replay);
    this.jump(this.indexOf(n));
  }

  private take(replay: Replay): void {
    this.replay = replay;
    this.moments = [];
    clearTimeout(this.makingAhead);
    this.makeAhead();
  }

  private momentAt(at: number): RecordedMoment | undefined {
    for (let next = this.moments.length; next <= at; next++) {
      const frame = this.replay.frames[next];
      if (!frame) break;
      this.moments.push(momentAfter(this.moments.at(-1), frame));
    }
    return this.moments[at];
  }

  /** A few at a time: a long match would hold a slow phone up, be it when it opens or when somebody goes to its end. */
  private makeAhead(): void {
    this.makingAhead = setTimeout(() => {
      this.momentAt(this.moments.length + momentsAhead - 1);
      if (this.moments.length < this.replay.frames.length) this.makeAhead();
    });
  }

  /** The last frame that was told at a moment of the match, or before. */
  indexOf(n: number): number {
    const after = this.frames.findIndex(([number]) => number > n);
    return Math.max(0, (after < 0 ? this.frames.length : after) - 1);
  }

  /** The number of the moment, the same through all eyes. */
  get n(): number {
    return this.frames[this.at]?.[0] ?? 0;
  }

  get isAtEnd(): boolean {
    return this.at >= this.frames.length - 1;
  }

  play(): void {
    if (this.isAtEnd) this.jump(0);
    this.playing = true;
    this.wait();
  }

  pause(): void {
    this.playing = false;
    clearTimeout(this.timer);
  }

  /** One moment on, as it happened: cards fly. */
  step(): void {
    if (this.isAtEnd) {
      this.pause();
      return;
    }
    this.at++;
    this.tell(this.frames[this.at]?.[3] ?? [], false);
    if (this.playing) this.wait();
  }

  /** To another moment, without what lies between. */
  jump(to: number): void {
    this.at = Math.min(Math.max(0, to), this.frames.length - 1);
    this.tell([], true);
    if (this.playing) this.wait();
  }

  /** To where somebody else shows it. One moment on is seen happening; whoever plays along is not held up for one. */
  follow({ n, playing, speed }: Show): void {
    const to = this.indexOf(n);
    if (playing && this.playing && speed === this.speed && Math.abs(to - this.at) <= 1) return;
    this.pause();
    this.speed = speeds.find((one) => one === speed) ?? 1;
    if (to === this.at + 1) this.step();
    else if (to !== this.at) this.jump(to);
    if (playing) this.play();
  }

  /** Forward one is seen happening, anything else is a jump. */
  moveBy(by: number): void {
    this.pause();
    if (by === 1) this.step();
    else this.jump(this.at + by);
  }

  private wait(): void {
    clearTimeout(this.timer);
    if (this.isAtEnd) {
      this.playing = false;
      return;
    }
    const ms = Math.min(longestMs, Math.max(shortestMs, this.timeOf(this.at + 1) - this.timeOf(this.at)));
    this.timer = setTimeout(() => this.step(), ms / this.speed);
  }

  private timeOf(at: number): number {
    return this.frames[at]?.[1] ?? 0;
  }

  /** The match's own time: it stands while nothing plays, so that no clock runs out. */
  private now(): number {
    const shown = this.timeOf(this.at);
    if (!this.playing) return shown;
    return Math.min(shown + (performance.now() - this.shownAt) * this.speed, this.timeOf(this.at + 1) || shown);
  }

  private tell(events: readonly GameEvent[], missed: boolean): void {
    this.shownAt = performance.now();
    const view = this.shown();
    // What is told just now is counted by whoever hears it.
    if (view?.match?.view.over === true) this.onover?.(this.eventsBefore(this.at + (events.length > 0 ? 0 : 1)));
    if (view) this.on.view?.(view, events, missed);
  }

  private eventsBefore(at: number): readonly GameEvent[] {
    return this.frames.slice(0, at).flatMap(([, , , events]) => events);
  }

  private shown(): RoomView | null {
    const moment = this.momentAt(this.at);
    if (!moment) return null;
    const { about, eyes } = this.replay;
    // With all hands open somebody still sits at the near side of the table. Who came later watches until then.
    const near = eyes === 'open' ? (about.seat ?? 0) : eyes;
    const seat = near !== 'watchers' && near < moment.players.length ? near : null;
    return {
      table: {
        code: '',
        you: seat === null ? 'watcher' : guestOf(seat),
        host: null,
        hostAway: false,
        guests: moment.players.map((player, at) => guest(player, at, this.anybody)),
        locked: false,
        programs: false,
        voice: false,
        offersVoice: false,
        blocked: 0,
        language: 'ru',
        game: about.game,
        options: about.options,
        pack: packOf(this.replay) && { name: '', count: 0, mark: about.id },
        whyNotStart: null,
        matches: about.match,
        stopped: null,
        paused: false,
        pausedBy: null,
        pace: null,
        sitIn: false,
        deal: null,
        began: moment.began,
      },
      match: { seat, view: { ...moment.view, seat }, offers: [], awaited: moment.awaited },
    };
  }

  /** The key below a round's score goes on; nothing else can be done to what was. */
  async act(action: JsonObject): Promise<Reply> {
    if (action.type === 'next') this.moveBy(1);
    return { t: 'told' };
  }

  async table(): Promise<Answer> {
    return done;
  }

  async say(): Promise<Answer> {
    return done;
  }

  react(): void {}

  signal(): void {}

  close(): void {
    clearTimeout(this.makingAhead);
    this.pause();
  }
}

/** Titles at the end are earned by what happened before, seen or not. */
export function countAll({ facts }: Session, player: ReplayWire): void {
  player.onover = (past) => {
    facts.clear();
    for (const event of past) facts.count(event);
  };
}

/** A table's own things lie among the options of its match. */
function packOf({ about }: Replay): JsonObject | null {
  const { pack } = (about.options ?? {}) as { readonly pack?: JsonObject };
  return pack ?? null;
}

const guestOf = (seat: Seat): string => `g${seat}`;

/** Bots have names of their own in every language, known by their faces: a hidden one is nobody's. */
const guest = (
  { name, face, bot }: RecordedMoment['players'][number],
  seat: Seat,
  anybody: (n: number) => string,
): GuestView => ({
  id: guestOf(seat),
  order: seat,
  name: name === '' ? anybody(seat + 1) : name,
  face,
  bot: name === '' || bot === 'program' ? null : bot,
  program: bot === 'program',
  seat,
  watching: false,
  ready: true,
  online: true,
  satIn: false,
  muted: false,
  maySpeak: false,
  asksToSit: false,
  seatRefused: false,
  chairOf: null,
  pausesLeft: 0,
  predicts: null,
  opensHand: false,
  looksOver: null,
  wantsNext: false,
});
