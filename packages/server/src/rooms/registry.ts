import { OtherRules, Table } from '@tasovka/kernel';
import type { HttpProblem, NewRoom } from '@tasovka/protocol';
import type { Logger } from 'pino';
import { loopClock } from '../loopClock.ts';
import type { Metrics } from '../metrics.ts';
import { GroupCommit } from '../storage/groupCommit.ts';
import { firstEpoch, type Store } from '../storage/store.ts';
import type { ConnectFailure, Connection, Hello, RoomSession } from './connection.ts';
import { type AllowanceLimits, usualAllowances } from './inbox/allowances.ts';
import {
  answerRead,
  answerRequest,
  isProblem,
  type ReadRequest,
  type RoomReply,
  type RoomRequest,
  whyNotDelete,
  whyNotWake,
} from './inbox/httpRequests.ts';
import { readResult } from './log/matchResults.ts';
import { ReplayedLog } from './log/replayedLog.ts';
import { type RestoredRoom, RoomBroken, restoreRoom } from './log/restore.ts';
import { RoomState } from './log/roomState.ts';
import { missedEvents } from './outbox/missedEvents.ts';
import { Room, RoomCrashed, type RoomLoss } from './room.ts';
import { RoomRests } from './roomRests.ts';
import { hashOf, newCode } from './secrets.ts';
import type { RoomServices } from './services.ts';

/** Why a room is not woken for somebody, judged by its stored state; null where it is. */
type WhyNotWake = (state: RoomState) => HttpProblem | null;

export interface RegistryOptions
  extends Pick<RoomServices, 'games' | 'botFactory' | 'botPace' | 'absenceLimits' | 'fair'> {
  readonly store: Store;
  readonly allowances?: AllowanceLimits;
  /** A room without anybody connected falls asleep after this. */
  readonly sleepMs: number;
  readonly log: Logger;
  readonly metrics: Metrics;
}

/** Another node runs the room. */
class OtherOwner extends Error {}
/** The room crashed again and again: for a moment it is not opened. */
class RoomResting extends Error {}

const noSuchRoom: HttpProblem = { reason: 'no-such-room' };
const day = 86_400_000;
const unusedRoomMs = 30 * day;

/**
 * The rooms of this node: woken from their logs when somebody who has a seat connects, put to sleep when everybody is
 * gone. Looking at a room does not wake it, and changes nothing in the storage.
 */
export class RoomRegistry {
  readonly rooms = new Map<string, Room>();
  readonly commit: GroupCommit;
  private readonly options: RegistryOptions;
  private readonly waking = new Map<string, Promise<Room | HttpProblem>>();
  private readonly services: RoomServices;
  private readonly rests = new RoomRests();
  private readonly sweeper: NodeJS.Timeout;
  private lastTouch = 0;
  /** No room is opened any more: devices must find the next process, or another node. */
  private closing = false;
  /** Whether this node may run a room, or another does. */
  mayOpen: (code: string) => Promise<boolean> = async () => true;
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
      missedEvents: (code, range, guest) => missedEvents(store, code, range, guest, this.services),
      roomLost: (room, why) => this.roomLost(room, why),
      refused: (reason) => metrics.refused(reason),
      matchStopped: (room, game, cause) =>
        options.log.warn({ room, game, cause }, 'match stopped, scores so far count'),
      inputTaken: () => metrics.input(),
      snapshot: (room) => void this.snapshot(room),
    };
    this.sweeper = setInterval(() => void this.sweep(), Math.min(5000, options.sleepMs));
    this.sweeper.unref();
  }

  // ---- What is asked by HTTP -------------------------------------------------------------------------------------

  /** A new room with its first guest, who is host. */
  create(wanted: NewRoom, address?: string): Promise<RoomReply> {
    if (!Object.hasOwn(this.options.games, wanted.game)) return Promise.resolve({ reason: 'unknown-game' });
    return this.answered(null, async () => {
      for (let tries = 0; tries < 20; tries++) {
        const code = newCode();
        if (!(await this.mayOpen(code))) continue;
        if (await this.options.store.create(code, Date.now())) return this.begin(code, wanted, address);
        this.onRoomClosed(code);
      }
      return { reason: 'unavailable' };
    });
  }

  /** A room without a guest is of no use to anybody. */
  private async begin(code: string, { game, ...guest }: NewRoom, address?: string): Promise<RoomReply> {
    const state = new RoomState(new Table(this.services.games, this.services.firstGame));
    const room = this.run(code, firstEpoch, new ReplayedLog(state, { snapshot: null, tail: [] }));
    const joined = await answerRequest(room, { kind: 'join', guest, ...(address !== undefined && { address }) });
    if ('guest' in joined) {
      room.inputs.append({ kind: 'table', input: { kind: 'choose', game, options: {}, by: joined.guest } });
      if (await room.log.whenDurable()) return joined;
    }
    await this.remove(code);
    return isProblem(joined) ? joined : { reason: 'unavailable' };
  }

  request(code: string, request: RoomRequest): Promise<RoomReply> {
    return this.answered(code, async () => {
      switch (request.kind) {
        case 'summary':
        case 'pack':
        case 'results':
          return this.read(code, request);
        case 'delete':
          return this.delete(code, request.token);
        default: {
          const room = await this.open(code, (state) => whyNotWake(state, request));
          return isProblem(room) ? room : answerRequest(room, request);
        }
      }
    });
  }

  private async read(code: string, request: ReadRequest): Promise<RoomReply> {
    const awake = this.rooms.get(code);
    if (awake && !(await awake.log.whenDurable())) return { reason: 'unavailable' };
    const state = awake?.state ?? (await this.restore(code))?.log.state;
    if (!state) return noSuchRoom;
    return answerRead(code, state, request, async () => (await this.options.store.results(code)).map(readResult));
  }

  private async delete(code: string, token: string): Promise<RoomReply> {
    const state = this.rooms.get(code)?.state ?? (await this.restore(code))?.log.state;
    if (!state) return noSuchRoom;
    const problem = whyNotDelete(state, token);
    if (problem) return problem;
    await this.remove(code);
    return { ok: true };
  }

  /** Removes a room and everything of it; false where there is none. Whoever is connected is told. */
  async remove(code: string): Promise<boolean> {
    const room = this.rooms.get(code);
    if (room) room.isBeingDeleted = true;
    try {
      const isRemoved = await this.options.store.remove(code);
      room?.lose('deleted');
      this.rests.forget(code);
      this.options.log.info({ room: code }, 'room deleted');
      return isRemoved;
    } finally {
      if (room) room.isBeingDeleted = false;
    }
  }

  /** Whatever fails is answered: the storage, Redis, or what is stored of a room. */
  private async answered(code: string | null, work: () => Promise<RoomReply>): Promise<RoomReply> {
    if (this.closing) return { reason: 'unavailable' };
    try {
      return await work();
    } catch (err) {
      if (err instanceof RoomBroken) return { reason: 'room-broken' };
      if (!(err instanceof OtherRules || err instanceof OtherOwner || err instanceof RoomResting)) {
        this.options.log.warn({ room: code, err }, 'request not answered');
      }
      return { reason: 'unavailable' };
    }
  }

  // ---- Opening rooms ---------------------------------------------------------------------------------------------

  /** Connects a device, if its token belongs to a seat. */
  async connect(code: string, { token, seq }: Hello, connection: Connection): Promise<RoomSession | ConnectFailure> {
    if (this.closing) return 'unavailable';
    const key = hashOf(token);
    const room = await this.openHere(code, ({ keys }) => (keys.has(key) ? null : { reason: 'bad-token' }));
    if (typeof room === 'string') return room;
    // Another node may have opened it meanwhile: then our copy is out of date.
    if (!(await this.isOwner(room))) return 'moved';
    const guest = room.state.keys.get(key);
    if (guest === undefined) return 'bad-token';
    if (!(await room.connect(guest, connection, seq))) return 'unavailable';
    return { receive: (message) => room.receive(connection, message), leave: () => room.disconnected(connection) };
  }

  private async openHere(code: string, whyNot: WhyNotWake): Promise<Room | ConnectFailure> {
    try {
      const room = await this.open(code, whyNot);
      if (!isProblem(room)) return room;
      return room.reason === 'no-such-room' ? 'no-such-room' : 'bad-token';
    } catch (error) {
      if (error instanceof OtherRules) return 'outdated-node';
      if (error instanceof OtherOwner) return 'moved';
      if (error instanceof RoomBroken) return 'broken';
      throw error;
    }
  }

  /** The room, woken if need be and if nothing speaks against it. Two simultaneous calls wake it once. */
  async open(code: string, whyNot: WhyNotWake = () => null): Promise<Room | HttpProblem> {
    for (;;) {
      const awake = this.rooms.get(code);
      if (awake) return awake;
      const waking = this.waking.get(code);
      if (!waking) break;
      const room = await waking;
      // What spoke against somebody else need not speak against this one.
      if (!isProblem(room) || room === noSuchRoom) return room;
    }
    const waking = this.wake(code, whyNot).finally(() => this.waking.delete(code));
    this.waking.set(code, waking);
    return waking;
  }

  private async wake(code: string, whyNot: WhyNotWake): Promise<Room | HttpProblem> {
    const { store, log } = this.options;
    const restored = await this.restore(code);
    if (!restored) return noSuchRoom;
    const replayed = restored.log;
    const problem = whyNot(replayed.state);
    if (problem) return problem;
    if (!(await this.mayOpen(code))) throw new OtherOwner();
    const claimed = await store.claim(code, Date.now(), replayed.seq);
    if (!claimed) return noSuchRoom;
    // What the last owner wrote meanwhile.
    for (const row of claimed.tail) replayed.replay(row);
    for (const { seq, reason } of replayed.refused) {
      log.error({ room: code, seq, reason }, 'the log refuses what it once took: the match is stopped');
    }
    if (restored.failure !== null) {
      log.warn({ room: code, err: restored.failure }, 'snapshot not read, an older one or the whole log is replayed');
      await store.dropSnapshots(code, claimed.epoch, replayed.snapshotSeq);
    }
    try {
      const room = this.run(code, claimed.epoch, replayed);
      log.debug({ room: code, seq: room.log.seq }, 'room woke');
      return room;
    } catch (error) {
      this.onRoomClosed(code);
      throw this.broken(code, error);
    }
  }

  /** The room as it is stored, without waking it; null where there is none. Throws where it cannot be read. */
  private async restore(code: string): Promise<RestoredRoom | null> {
    const { store, log, metrics } = this.options;
    const rest = this.rests.of(code);
    if (rest === 'broken') throw new RoomBroken(null);
    if (rest === 'resting') throw new RoomResting();
    try {
      return await restoreRoom(store, code, this.services);
    } catch (error) {
      if (error instanceof RoomBroken) throw this.broken(code, error.cause);
      metrics.wakeFailed(error instanceof OtherRules ? 'newer-rules' : 'storage');
      if (error instanceof OtherRules) {
        log.warn({ room: code, err: error }, 'a newer version runs this room: it is left to that');
        this.onRoomClosed(code);
      }
      throw error;
    }
  }

  /** From now on the room rests, and whoever asks for it is told. */
  private broken(code: string, cause: unknown): RoomBroken {
    const { log, metrics } = this.options;
    metrics.wakeFailed('broken');
    if (this.rests.failed(code)) log.error({ room: code, err: cause }, 'room cannot be opened: it rests');
    return new RoomBroken(cause);
  }

  private run(code: string, epoch: number, replayed: ReplayedLog): Room {
    const room = new Room(code, epoch, replayed, this.services);
    this.rooms.set(code, room);
    return room;
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

  private roomLost(room: Room, why: RoomLoss): void {
    if (this.rooms.get(room.code) === room) this.rooms.delete(room.code);
    const { metrics, log } = this.options;
    if (why === 'fenced') {
      metrics.roomLost('fenced');
      log.info({ room: room.code }, 'room has another owner');
    } else if (why !== 'deleted') {
      metrics.roomLost(why instanceof RoomCrashed ? 'crashed' : 'storage');
      log.error({ room: room.code, err: why }, 'room was lost and is opened anew');
    }
    if (why instanceof RoomCrashed) this.rests.crashed(room.code);
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
    this.rests.forgetOld();
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
}
