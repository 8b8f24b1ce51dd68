import { type GameEvent, OtherRules } from '@tasovka/kernel';
import type { NewRoom } from '@tasovka/protocol';
import type { Logger } from 'pino';
import { loopClock } from '../loopClock.ts';
import type { Metrics } from '../metrics.ts';
import { GroupCommit } from '../storage/groupCommit.ts';
import { replayableRows, type Store, type StoredRoom } from '../storage/store.ts';
import type { Connection, RoomSession } from './connection.ts';
import { CrashBackoff } from './crashBackoff.ts';
import { type AllowanceLimits, usualAllowances } from './inbox/allowances.ts';
import { answerRequest, type RoomReply, type RoomRequest } from './inbox/httpRequests.ts';
import { readResult } from './log/matchResults.ts';
import { restoreRoom } from './log/restore.ts';
import type { RoomState } from './log/roomState.ts';
import { replayMissedEvents } from './outbox/catchUp.ts';
import { Room, RoomCrashed } from './room.ts';
import type { ConnectFailure, Hello, Rooms } from './rooms.ts';
import { hashOf, newCode } from './secrets.ts';
import type { LogRange, RoomServices } from './services.ts';

export interface RegistryOptions
  extends Pick<RoomServices, 'games' | 'botFactory' | 'botPace' | 'absenceLimits' | 'fair'> {
  readonly store: Store;
  readonly allowances?: AllowanceLimits;
  /** A room without anybody connected falls asleep after this. */
  readonly sleepMs: number;
  readonly log: Logger;
  readonly metrics: Metrics;
}

const day = 86_400_000;
const unusedRoomMs = 30 * day;

/** The rooms of this node: woken from their logs when somebody connects, put to sleep when everybody is gone. */
export class RoomRegistry implements Rooms {
  readonly rooms = new Map<string, Room>();
  readonly commit: GroupCommit;
  private readonly options: RegistryOptions;
  private readonly waking = new Map<string, Promise<Room | null>>();
  private readonly services: RoomServices;
  private readonly crashes = new CrashBackoff();
  private readonly sweeper: NodeJS.Timeout;
  private lastTouch = 0;
  /** No room is opened any more: devices must find the next process, or another node. */
  private closing = false;
  /** Called when a room no longer runs here. */
  onRoomClosed: (code: string) => void = () => {};

  constructor(options: RegistryOptions) {
    const { store, metrics, games } = options;
    this.options = options;
    this.commit = new GroupCommit(store, metrics);
    this.services = {
      ...options,
      allowances: options.allowances ?? usualAllowances,
      commit: this.commit,
      firstGame: Object.keys(games)[0] ?? '',
      clock: () => loopClock.wall,
      results: async (code) => (await store.results(code)).map(readResult),
      missedEvents: (code, range, guest) => this.missedEvents(code, range, guest),
      roomLost: (room, why) => this.roomLost(room, why),
      refused: (reason) => metrics.refused(reason),
      replayRefused: (room, seq, reason) =>
        options.log.error({ room, seq, reason }, 'the log refuses what it once took: the match is stopped'),
      matchStopped: (room, game, cause) =>
        options.log.warn({ room, game, cause }, 'match stopped, scores so far count'),
      inputTaken: () => metrics.input(),
      snapshot: (room) => void this.snapshot(room),
    };
    this.sweeper = setInterval(() => void this.sweep(), Math.min(5000, options.sleepMs));
    this.sweeper.unref();
  }

  /** A new room with its first guest, who is host. */
  async create({ game, ...guest }: NewRoom, address?: string): Promise<RoomReply> {
    if (!Object.hasOwn(this.options.games, game)) return { reason: 'unknown-game' };
    if (this.closing) return { reason: 'unavailable' };
    for (let tries = 0; tries < 20; tries++) {
      const code = newCode();
      if (!(await this.options.store.create(code, Date.now()))) continue;
      const room = await this.open(code);
      if (!room) break;
      const joined = await answerRequest(room, { kind: 'join', guest, ...(address !== undefined && { address }) });
      if ('guest' in joined) {
        room.inputs.append({ kind: 'table', input: { kind: 'choose', game, options: {}, by: joined.guest } });
        await room.log.whenDurable();
      }
      return joined;
    }
    return { reason: 'unavailable' };
  }

  async request(code: string, request: RoomRequest): Promise<RoomReply> {
    if (this.closing) return { reason: 'unavailable' };
    const room = await this.open(code);
    return room ? answerRequest(room, request) : { reason: 'no-such-room' };
  }

  /** Connects a device, if its token belongs to a seat. */
  async connect(code: string, { token, seq }: Hello, connection: Connection): Promise<RoomSession | ConnectFailure> {
    if (this.closing) return 'unavailable';
    const room = await this.openHere(code);
    if (room === 'outdated-node') return room;
    if (!room) return 'no-such-room';
    // Another node may have opened it meanwhile: then our copy is out of date.
    if (!(await this.isOwner(room))) return 'unavailable';
    const guest = room.state.keys.get(hashOf(token));
    if (guest === undefined) return 'bad-token';
    await room.connect(guest, connection, seq);
    return { receive: (message) => room.receive(connection, message), leave: () => room.disconnected(connection) };
  }

  private async openHere(code: string): Promise<Room | null | 'outdated-node'> {
    try {
      return await this.open(code);
    } catch (error) {
      if (error instanceof OtherRules) return 'outdated-node';
      throw error;
    }
  }

  /** The room, woken if need be. Two simultaneous calls wake it once. */
  open(code: string): Promise<Room | null> {
    const awake = this.rooms.get(code);
    if (awake) return Promise.resolve(awake);
    const waking = this.waking.get(code) ?? this.wake(code).finally(() => this.waking.delete(code));
    this.waking.set(code, waking);
    return waking;
  }

  private async wake(code: string): Promise<Room | null> {
    if (this.crashes.mustWait(code)) throw new Error('the room crashed too often and must wait');
    const stored = await this.options.store.open(code, Date.now());
    if (!stored) return null;
    const room = await this.openStored(code, stored);
    this.rooms.set(code, room);
    this.options.log.debug({ room: code, seq: room.log.seq }, 'room woke');
    return room;
  }

  /** A snapshot that cannot be read is no loss: the log has everything. */
  private async openStored(code: string, stored: StoredRoom): Promise<Room> {
    try {
      return new Room(code, stored, this.services);
    } catch (error) {
      if (error instanceof OtherRules) this.leaveToNewer(code, error);
      if (!stored.snapshot) throw error;
      this.options.log.info({ room: code, err: error }, 'snapshot not read, the whole log is replayed');
      const history = await this.options.store.history(code, 0, Number.MAX_SAFE_INTEGER);
      return new Room(code, { ...history, epoch: stored.epoch }, this.services);
    }
  }

  /** A newer program runs this room: its players must be connected to a node of that version. */
  private leaveToNewer(code: string, error: OtherRules): never {
    this.options.log.warn({ room: code, err: error }, 'a newer version runs this room: it is left to that');
    this.onRoomClosed(code);
    throw error;
  }

  /** Stops running a room here without a notice: nobody needs it. */
  async release(code: string): Promise<void> {
    const room = this.rooms.get(code);
    if (!room) return;
    if (await room.log.whenDurable()) await this.snapshot(room);
    if (this.rooms.get(code) !== room) return;
    this.rooms.delete(code);
    room.stop();
    this.onRoomClosed(code);
  }

  /** Another node owns the room: every device here rejoins there. */
  fence(code: string): void {
    this.rooms.get(code)?.lose('fenced');
  }

  /** Whether this node was the last to open it; if not, it is let go. */
  async isOwner(room: Room): Promise<boolean> {
    const isOwner = (await this.options.store.epoch(room.code)) === room.log.epoch;
    if (!isOwner) room.lose('fenced');
    return isOwner;
  }

  /** Before the process ends: everything is written, and every device gets a notice. */
  async close(): Promise<void> {
    this.closing = true;
    clearInterval(this.sweeper);
    for (const room of this.rooms.values()) room.sendNotice('restarting');
    await Promise.all(
      [...this.rooms.values()].map(async (room) => (await room.log.whenDurable()) && this.snapshot(room)),
    );
    await this.commit.drained();
    for (const room of this.rooms.values()) room.stop();
    this.rooms.clear();
  }

  private roomLost(room: Room, why: 'fenced' | Error): void {
    if (this.rooms.get(room.code) === room) this.rooms.delete(room.code);
    if (why === 'fenced') this.options.log.info({ room: room.code }, 'room has another owner');
    else this.options.log.error({ room: room.code, err: why }, 'room was lost and is opened anew');
    if (why instanceof RoomCrashed) this.crashes.add(room.code);
    this.onRoomClosed(room.code);
  }

  private async snapshot(room: Room): Promise<void> {
    const row = room.log.snapshot();
    if (!row) return;
    await this.options.store.snapshot(room.code, room.log.epoch, row).catch((error: unknown) => {
      this.options.log.warn({ room: room.code, err: error }, 'no snapshot');
    });
  }

  private async sweep(): Promise<void> {
    const now = Date.now();
    for (const room of [...this.rooms.values()]) {
      if (room.emptySince !== null && now - room.emptySince >= this.options.sleepMs) await this.release(room.code);
    }
    this.crashes.forgetOld();
    if (now - this.lastTouch < 3_600_000) return;
    this.lastTouch = now;
    try {
      await this.options.store.touch([...this.rooms.keys()], now);
      const removed = await this.options.store.removeUnused(now - unusedRoomMs);
      if (removed > 0) this.options.log.info({ removed }, 'unused rooms removed');
    } catch (error) {
      this.options.log.warn({ err: error }, 'housekeeping failed');
    }
  }

  /** A guest who was away for very long gets only the last part. */
  private async missedEvents(code: string, { after, upTo }: LogRange, guest: string): Promise<readonly GameEvent[]> {
    const { store } = this.options;
    const from = Math.max(after, upTo - replayableRows);
    let history = await store.history(code, from, upTo);
    let state: RoomState;
    try {
      state = restoreRoom(history, this.services);
    } catch {
      history = await store.history(code, 0, upTo);
      state = restoreRoom(history, this.services);
    }
    return replayMissedEvents(state, history, from, guest);
  }
}
