import { type AnyGame, type GameEvent, seenBy, Table, type Viewer } from '@tasovka/kernel';
import type { NewRoom } from '@tasovka/protocol';
import type { Logger } from 'pino';
import type { BotBrain } from '../bots/brain.ts';
import type { Metrics } from '../metrics.ts';
import { GroupCommit } from '../storage/groupCommit.ts';
import type { Store } from '../storage/store.ts';
import { turn } from '../turn.ts';
import type { Patience } from './absence.ts';
import type { Door, Line } from './line.ts';
import { answer, type Reply, type Request } from './lobby.ts';
import { Room, RoomBroke } from './room.ts';
import { hashOf, newCode } from './secrets.ts';
import type { RoomServices } from './services.ts';
import { RoomState, readEntry } from './state.ts';

export interface HouseOptions {
  readonly games: Readonly<Record<string, AnyGame>>;
  readonly store: Store;
  readonly brain: BotBrain;
  readonly botPace: number;
  readonly patience: Patience;
  readonly fair: boolean;
  /** A room without anybody connected falls asleep after this. */
  readonly sleepMs: number;
  readonly log: Logger;
  readonly metrics: Metrics;
}

export interface Hello {
  readonly token: string;
  readonly seq?: number;
}

export type NoEntry = 'no-such-room' | 'bad-token' | 'unavailable';

const snapshotEvery = 200;
const day = 86_400_000;
const keptUnused = 30 * day;
/** Who was away for longer is told the last of it. */
export const mostMissed = 2000;

/** The rooms that live on this node: woken from their logs when somebody comes, put to sleep when all are gone. */
export class House {
  readonly rooms = new Map<string, Room>();
  readonly commit: GroupCommit;
  private readonly options: HouseOptions;
  private readonly waking = new Map<string, Promise<Room | null>>();
  private readonly services: RoomServices;
  /** Rooms that broke of themselves: how often lately, and until when they are left alone. */
  private readonly broken = new Map<string, { times: number; until: number }>();
  private readonly sweeper: NodeJS.Timeout;
  private lastTouch = 0;
  /** Called when a room is no longer here, whoever has it now. */
  onGone: (code: string) => void = () => {};

  constructor(options: HouseOptions) {
    const { store, metrics, games } = options;
    this.options = options;
    this.commit = new GroupCommit(store, metrics);
    this.services = {
      ...options,
      commit: this.commit,
      firstGame: Object.keys(games)[0] ?? '',
      clock: () => turn.wall,
      retell: (code, lines, viewer) => this.retell(code, lines, viewer),
      lost: (room, why) => this.lost(room, why),
      refused: (reason) => metrics.refused(reason),
      taken: (room) => this.keep(room),
    };
    this.sweeper = setInterval(() => void this.sweep(), Math.min(5000, options.sleepMs));
    this.sweeper.unref();
  }

  /** A new room with its first guest, who is host. */
  async create({ game, name, face }: NewRoom): Promise<Reply> {
    if (!this.options.games[game]) return { reason: 'unknown-game' };
    for (let tries = 0; tries < 20; tries++) {
      const code = newCode();
      if (!(await this.options.store.create(code, Date.now()))) continue;
      const room = await this.open(code);
      if (!room) break;
      const entered = await answer(room, { ask: 'join', guest: { name, face } });
      if ('guest' in entered) {
        room.take({ kind: 'table', input: { kind: 'choose', game, options: {}, by: entered.guest } });
        await room.safe();
      }
      return entered;
    }
    return { reason: 'unavailable' };
  }

  async ask(code: string, request: Request): Promise<Reply> {
    const room = await this.open(code);
    return room ? answer(room, request) : { reason: 'no-such-room' };
  }

  /** Lets a device in, if its token opens a seat. */
  async enter(code: string, { token, seq }: Hello, line: Line): Promise<Door | NoEntry> {
    const room = await this.open(code);
    if (!room) return 'no-such-room';
    // Somebody else may have opened it while we were not looking: then ours is old news.
    if (!(await this.isOurs(room))) return 'unavailable';
    const guest = room.state.keys.get(hashOf(token));
    if (guest === undefined) return 'bad-token';
    await room.enter(guest, line, seq);
    return { hear: (message) => room.hear(line, message), gone: () => room.gone(line) };
  }

  /** The room, woken if need be. Two who knock at once wake it once. */
  open(code: string): Promise<Room | null> {
    const awake = this.rooms.get(code);
    if (awake) return Promise.resolve(awake);
    const waking = this.waking.get(code) ?? this.wake(code).finally(() => this.waking.delete(code));
    this.waking.set(code, waking);
    return waking;
  }

  private async wake(code: string): Promise<Room | null> {
    if ((this.broken.get(code)?.until ?? 0) > Date.now()) throw new Error('the room is broken and rests');
    const kept = await this.options.store.open(code, Date.now());
    if (!kept) return null;
    const room = new Room(code, kept, this.services);
    this.rooms.set(code, room);
    this.options.log.debug({ room: code, seq: room.ledger.seq }, 'room woke');
    return room;
  }

  /** Stops running a room here without saying a word: another node has it, or nobody needs it. */
  async release(code: string): Promise<void> {
    const room = this.rooms.get(code);
    if (!room) return;
    if (await room.safe()) await this.snapshot(room);
    if (this.rooms.get(code) !== room) return;
    this.rooms.delete(code);
    room.stop();
    this.onGone(code);
  }

  /** Another node has the room: everybody here is sent there. */
  abandon(code: string): void {
    this.rooms.get(code)?.lose('fenced');
  }

  /** Whether we are still the last to have opened it; if not, it is let go. */
  async isOurs(room: Room): Promise<boolean> {
    const isOurs = (await this.options.store.epoch(room.code)) === room.ledger.epoch;
    if (!isOurs) room.lose('fenced');
    return isOurs;
  }

  /** Before the process ends: everything written, everybody told. */
  async close(): Promise<void> {
    clearInterval(this.sweeper);
    for (const room of this.rooms.values()) room.notice('restarting');
    await Promise.all([...this.rooms.values()].map(async (room) => (await room.safe()) && this.snapshot(room)));
    await this.commit.drained();
    for (const room of this.rooms.values()) room.stop();
    this.rooms.clear();
  }

  private lost(room: Room, why: 'fenced' | Error): void {
    if (this.rooms.get(room.code) === room) this.rooms.delete(room.code);
    if (why === 'fenced') this.options.log.info({ room: room.code }, 'room has another owner');
    else this.options.log.error({ room: room.code, err: why }, 'room was lost and is opened anew');
    if (why instanceof RoomBroke) this.rest(room.code);
    this.onGone(room.code);
  }

  /** What breaks again and again must not keep the others waiting: it is tried less and less often. */
  private rest(code: string): void {
    const times = (this.broken.get(code)?.times ?? 0) + 1;
    const pause = times < 3 ? 0 : Math.min(60_000, 250 * 2 ** times);
    this.broken.set(code, { times, until: Date.now() + pause });
  }

  private keep(room: Room): void {
    this.options.metrics.input();
    if (room.ledger.seq - room.ledger.snapshotSeq >= snapshotEvery) void this.snapshot(room);
  }

  private async snapshot(room: Room): Promise<void> {
    const row = room.ledger.snapshot();
    if (!row) return;
    await this.options.store.snapshot(room.code, room.ledger.epoch, row).catch((error: unknown) => {
      this.options.log.warn({ room: room.code, err: error }, 'no snapshot');
    });
  }

  private async sweep(): Promise<void> {
    const now = Date.now();
    for (const room of [...this.rooms.values()]) {
      if (room.emptySince !== null && now - room.emptySince >= this.options.sleepMs) await this.release(room.code);
    }
    for (const [code, { until }] of this.broken) if (until < now - 600_000) this.broken.delete(code);
    if (now - this.lastTouch < 3_600_000) return;
    this.lastTouch = now;
    try {
      await this.options.store.touch([...this.rooms.keys()], now);
      const removed = await this.options.store.removeUnused(now - keptUnused);
      if (removed > 0) this.options.log.info({ removed }, 'unused rooms removed');
    } catch (error) {
      this.options.log.warn({ err: error }, 'housekeeping failed');
    }
  }

  /** Plays the log again in a room of its own; what a viewer may see is decided as it was then. */
  private async retell(
    code: string,
    { after, upTo }: { readonly after: number; readonly upTo: number },
    viewer: Viewer,
  ): Promise<GameEvent[]> {
    const state = new RoomState(new Table(this.options.games, this.services.firstGame));
    const missed: GameEvent[] = [];
    for (const { seq, at, body } of await this.options.store.rows(code, 1)) {
      state.take(readEntry(body), at);
      const told = state.table.happened();
      if (seq > after && seq <= upTo) missed.push(...told.map((one) => seenBy(one, viewer)));
    }
    return missed.slice(-mostMissed);
  }
}
