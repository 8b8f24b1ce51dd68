import { OtherRules, Table } from '@tasovka/kernel';
import type { HttpProblem } from '@tasovka/protocol';
import type { Logger } from 'pino';
import { loopClock } from '../loopClock.ts';
import type { Metrics } from '../metrics.ts';
import { GroupCommit } from '../storage/groupCommit.ts';
import { firstEpoch, type Store } from '../storage/store.ts';
import type { ConnectFailure, Connection, Hello, RoomSession } from './connection.ts';
import { Housekeeping } from './housekeeping.ts';
import { type AllowanceLimits, usualAllowances } from './inbox/allowances.ts';
import { isProblem, whyNotWakeFor } from './inbox/httpRequests.ts';
import { ReplayedLog } from './log/replayedLog.ts';
import { type RestoredRoom, RoomBroken, restoreRoom } from './log/restore.ts';
import { RoomState } from './log/roomState.ts';
import { missedEvents } from './outbox/missedEvents.ts';
import { hashOrigin } from './people/hashOrigin.ts';
import { Recordings } from './recordings/recordings.ts';
import { Room, RoomCrashed, type RoomLoss } from './room.ts';
import { RoomRests } from './roomRests.ts';
import { hashOf, newCode } from './secrets.ts';
import type { RoomServices } from './services.ts';

/** Why a room is not woken for somebody, judged by its stored state; null where it is. */
export type WhyNotWake = (state: RoomState) => HttpProblem | null;

export interface RegistryOptions
  extends Pick<
    RoomServices,
    'games' | 'botFactory' | 'botPace' | 'wordsForTable' | 'voice' | 'bell' | 'absenceLimits' | 'fair' | 'aloneMs'
  > {
  readonly store: Store;
  readonly allowances?: AllowanceLimits;
  /** Whether there is space for what nobody plays with yet. */
  readonly hasSpace?: () => Promise<boolean>;
  /** A room without anybody connected falls asleep after this. */
  readonly sleepMs: number;
  readonly log: Logger;
  readonly metrics: Metrics;
}

/** Another node runs the room. */
export class OtherOwner extends Error {}
/** The room crashed again and again: for a moment it is not opened. */
export class RoomResting extends Error {}

const noSuchRoom: HttpProblem = { reason: 'no-such-room' };
const newCodesTried = 20;

/**
 * The rooms of this node: woken from their logs when somebody who has a seat connects, put to sleep when everybody is
 * gone. Looking at a room does not wake it, and changes nothing in the storage.
 */
export class RoomRegistry {
  readonly rooms = new Map<string, Room>();
  readonly commit: GroupCommit;
  readonly services: RoomServices;
  readonly recordings: Recordings;
  private readonly options: RegistryOptions;
  private readonly waking = new Map<string, Promise<Room | HttpProblem>>();
  private readonly rests = new RoomRests();
  private readonly housekeeping: Housekeeping;
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
      hashOrigin,
      missedEvents: (code, range, guest) => missedEvents(store, code, range, guest, this.services),
      roomLost: (room, why) => this.roomLost(room, why),
      refused: (reason) => metrics.refused(reason),
      matchStopped: (room, game, cause) =>
        options.log.warn({ room, game, cause }, 'match stopped, scores so far count'),
      inputTaken: () => metrics.input(),
      snapshot: (room) => void this.snapshot(room),
      matchEnded: (room) => this.recordings.enqueue(room),
    };
    this.recordings = new Recordings(store, this.services, options.log, () => this.hasSpace());
    this.housekeeping = new Housekeeping(this, options);
  }

  /** No room is opened any more: devices must find the next process, or another node. */
  get isClosing(): boolean {
    return this.closing;
  }

  /** Whether there is space for what nobody plays with yet. */
  async hasSpace(): Promise<boolean> {
    return this.options.hasSpace?.() ?? true;
  }

  /** An empty room with a code of its own; null where none can be made. */
  async make(): Promise<Room | null> {
    const { store } = this.options;
    for (let tries = 0; tries < newCodesTried; tries++) {
      const code = newCode();
      if (!(await this.mayOpen(code))) continue;
      if (await store.create(code, Date.now())) {
        const state = new RoomState(new Table(this.services.games, this.services.firstGame));
        return this.run(code, firstEpoch, new ReplayedLog(state, { snapshot: null, tail: [] }));
      }
      this.onRoomClosed(code);
    }
    return null;
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

  /** Connects a device, if its token belongs to a seat. */
  async connect(code: string, { token, seq }: Hello, connection: Connection): Promise<RoomSession | ConnectFailure> {
    if (this.closing) return 'unavailable';
    const key = hashOf(token);
    const room = await this.openHere(code, (state) => whyNotWakeFor(state, key));
    if (typeof room === 'string') return room;
    // Another node may have opened it meanwhile: then our copy is out of date.
    if (!(await this.isOwner(room))) return 'moved';
    const guest = room.state.keys.get(key);
    if (guest === undefined) return 'bad-token';
    if (!room.mayConnect(guest)) return 'nobody-here';
    if (!(await room.connect(guest, connection, seq))) return 'unavailable';
    return { receive: (message) => room.receive(connection, message), leave: () => room.disconnected(connection) };
  }

  private async openHere(code: string, whyNot: WhyNotWake): Promise<Room | ConnectFailure> {
    try {
      const room = await this.open(code, whyNot);
      if (!isProblem(room)) return room;
      return room.reason === 'no-such-room' || room.reason === 'nobody-here' ? room.reason : 'bad-token';
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
  async restore(code: string): Promise<RestoredRoom | null> {
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
    this.recordings.enqueue(room);
    return room;
  }

  /** Stops running a room here without a notice: nobody needs it. */
  async release(code: string, isNeeded: (room: Room) => boolean = () => false): Promise<void> {
    const room = this.rooms.get(code);
    if (!room) return;
    if (await room.log.whenDurable()) await this.snapshot(room);
    // Writing took a while: somebody may have come.
    if (this.rooms.get(code) !== room || isNeeded(room)) return;
    this.rooms.delete(code);
    room.stop();
    this.services.bell?.parted(code);
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
    this.recordings.close();
    this.housekeeping.stop();
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

  /** Nobody waits for it, and a room that cannot be written down is replayed from its log. */
  private async snapshot(room: Room): Promise<void> {
    try {
      const row = room.log.snapshot();
      if (row) await this.options.store.snapshot(room.code, room.log.epoch, row, room.log.neededFrom);
    } catch (err) {
      this.options.log.warn({ room: room.code, err }, 'no snapshot');
    }
  }

  /** Rooms that failed long ago are no longer remembered as such. */
  forgetOldRests(): void {
    this.rests.forgetOld();
  }
}
