import type { TableRefusal } from '@tasovka/kernel';
import { closeCodes, type MatchResult } from '@tasovka/protocol';
import { MoveTiming } from '../fairness/moveTiming.ts';
import type { StoredRoom } from '../storage/store.ts';
import type { Connection, RoomMessage } from './connection.ts';
import { Allowances } from './inbox/allowances.ts';
import { FairOrder } from './inbox/fairOrder.ts';
import { MessageHandler } from './inbox/messageHandler.ts';
import { RoomInputs } from './inbox/roomInputs.ts';
import { RoomLog } from './log/roomLog.ts';
import { catchUp } from './outbox/catchUp.ts';
import { type Member, Outbox } from './outbox/outbox.ts';
import { AbsenceTimers, handleAbsence, replaceBotAsHost } from './people/absence.ts';
import { BotPlayers } from './people/botPlayers.ts';
import { type Newcomer, Newcomers } from './people/newcomers.ts';
import type { RoomServices } from './services.ts';
import { WakeTimer } from './wakeTimer.ts';

/** Our own rules or code threw; the storage has nothing to do with it. */
export class RoomCrashed extends Error {
  constructor(cause: unknown) {
    super(cause instanceof Error ? cause.message : String(cause), { cause });
  }
}

/** A guest who has just joined is expected to connect within this. */
const connectWithinMs = 10_000;

/** A room is an actor: what reaches it is ordered, checked, written to the log, and then sent to everybody. */
export class Room {
  readonly code: string;
  readonly log: RoomLog;
  readonly inputs: RoomInputs;
  readonly allowances: Allowances;
  /** Real time at which the last connection went; null while somebody is connected. */
  emptySince: number | null;
  private readonly services: RoomServices;
  private readonly outbox: Outbox;
  private readonly absences: AbsenceTimers;
  private readonly fairOrder: FairOrder;
  private readonly messages: MessageHandler;
  private readonly bots: BotPlayers;
  private readonly wakeTimer: WakeTimer;
  private readonly newcomers: Newcomers;
  private closed = false;

  constructor(code: string, stored: StoredRoom, services: RoomServices) {
    this.code = code;
    this.services = services;
    this.allowances = new Allowances(services.allowances);
    this.absences = new AbsenceTimers(services.absenceLimits);
    this.bots = new BotPlayers(services.botFactory, services.botPace);
    this.wakeTimer = new WakeTimer(() => this.guard(() => this.wake()));
    this.log = new RoomLog(code, stored, services, {
      appended: (events, tableChanged) => {
        this.bots.notice(events.emitted);
        this.outbox.sendUpdate(events, tableChanged);
      },
      snapshotDue: () => services.snapshot(this),
      replayRefused: (seq, reason) => services.replayRefused(code, seq, reason),
      lost: (why) => this.lose(why),
    });
    this.emptySince = services.clock();
    this.inputs = new RoomInputs(this.log, services);
    this.newcomers = new Newcomers(this.inputs, services, this.allowances);
    const timing = new MoveTiming(services.fair);
    this.outbox = new Outbox({
      log: this.log,
      clockOffset: this.inputs.clockOffset,
      clock: services.clock,
      onOffers: (seat, offers) => timing.offered(seat, offers, this.inputs.now()),
    });
    this.fairOrder = new FairOrder(this.inputs, this.outbox, timing, ({ guest, id }, refusal) => {
      const member = this.outbox.memberOf(guest);
      if (member) this.messages.answer(member, id, refusal);
    });
    this.messages = new MessageHandler(
      this.inputs,
      this.outbox,
      this.fairOrder,
      {
        closeConnection: (member, kind) => this.closeConnection(member, kind),
        expel: (guest) => this.expel(guest),
      },
      this.allowances,
    );
    if (this.state.table.mustStop) this.stopMatch();
    // Guests who were here when the room fell asleep have a moment to come back before their chair is empty.
    for (const guest of this.state.table.data.guests) {
      if (guest.bot === null) this.absences.start(guest.id, this.inputs.now() + services.absenceLimits.leftMs);
    }
  }

  get state() {
    return this.log.state;
  }

  /** The match on the table is of older rules, or its log does not replay: it ends here, once, with its scores. */
  private stopMatch(): void {
    const { unplayable } = this.state.table.data;
    this.inputs.appendTableInput({ kind: 'stop' });
    if (unplayable) this.services.matchStopped(this.code, unplayable.game, unplayable.cause);
  }

  get connectionCount(): number {
    return this.outbox.size;
  }

  /** How its last matches ended, the latest first. */
  results(): Promise<MatchResult[]> {
    return this.services.results(this.code);
  }

  // ---- Coming and going ------------------------------------------------------------------------------------------

  /** Somebody takes a chair, or a place to watch from. */
  join(newcomer: Newcomer): TableRefusal | null {
    const refusal = this.newcomers.join(newcomer);
    if (!refusal) this.absences.start(newcomer.id, this.inputs.now() + connectWithinMs);
    this.guard(() => this.afterInput());
    return refusal;
  }

  /** The seat has a new token, and the device that had the old one is out at once. */
  moveSeat(guest: string, key: string): void {
    this.inputs.append({ kind: 'key', guest, key });
    const member = this.outbox.memberOf(guest);
    if (member) {
      this.closeConnection(member, 'moved-device');
      this.absences.start(guest, this.inputs.now() + connectWithinMs);
    }
    this.guard(() => this.afterInput());
  }

  /** The guest's device connects; an earlier device of the same guest is disconnected. */
  async connect(guest: string, connection: Connection, seen: number | undefined): Promise<void> {
    const { log, services } = this;
    const key = this.state.keyOf(guest);
    const missed = seen === undefined ? null : await catchUp(log, services, guest, seen, () => this.closed);
    if (this.closed) {
      connection.rejoin(seen);
      return;
    }
    if (!connection.isOpen) return;
    // Reading the log took a while: the seat may have moved to another device, or its guest may have been removed.
    if (this.state.keyOf(guest) !== key) {
      connection.close(closeCodes.badToken);
      return;
    }
    this.guard(() => {
      const before = this.outbox.memberOf(guest);
      if (before && before.connection.openedAt > connection.openedAt) {
        // The guest has connected by a later socket. If that one goes, this one gets in: it tries again.
        connection.rejoin(seen);
        return;
      }
      if (before) this.closeConnection(before, 'moved-device');
      this.emptySince = null;
      this.absences.end(guest);
      const known = this.state.table.guest(guest);
      if (known && (!known.online || known.satIn)) {
        this.inputs.appendTableInput({ kind: 'presence', id: guest, online: true });
      }
      replaceBotAsHost(this.inputs, guest);
      // Reading the log took a while, and coming in may have let time pass.
      const events = missed ? [...missed.events, ...log.recentEvents.after(missed.upTo, guest)] : [];
      this.outbox.sendWelcome(guest, connection, seen, events);
      this.afterInput();
    });
  }

  receive(connection: Connection, message: RoomMessage): void {
    const member = this.outbox.memberOn(connection);
    if (!member || this.closed) {
      // A device that talks to a room that does not know it must join again.
      connection.rejoin(undefined);
      return;
    }
    this.guard(() => {
      this.messages.handle(member, message);
      this.afterInput();
    });
  }

  /** The connection is gone; the guest may be back in a moment. */
  disconnected(connection: Connection): void {
    const member = this.outbox.memberOn(connection);
    if (!member || this.closed) return;
    this.removeMember(member);
    this.absences.start(member.guest, this.inputs.now());
    this.guard(() => this.afterInput());
  }

  /** The administrator removes a guest. */
  kick(guest: string): void {
    this.guard(() => {
      const { host } = this.state.table.data;
      if (!this.state.table.guest(guest)) return;
      this.inputs.appendTableInput({ kind: 'leave', id: guest, by: guest === host ? guest : (host ?? guest) });
      this.expel(guest);
      this.afterInput();
    });
  }

  private expel(guest: string): void {
    if (this.state.table.guest(guest)?.bot === null) this.inputs.append({ kind: 'key', guest, key: null });
    const member = this.outbox.memberOf(guest);
    if (member) this.closeConnection(member, 'removed');
    this.absences.end(guest);
  }

  private closeConnection(member: Member, kind: 'moved-device' | 'removed'): void {
    this.removeMember(member);
    this.outbox.send(member, { t: 'notice', kind });
    this.log.sendWhenDurable(member.connection, kind === 'removed' ? closeCodes.removed : closeCodes.movedDevice);
  }

  private removeMember(member: Member): void {
    this.outbox.remove(member);
    if (this.outbox.size === 0) this.emptySince = this.services.clock();
  }

  // ---- Time ------------------------------------------------------------------------------------------------------

  /** Something fell due: moves that waited, deadlines, absences, bots. */
  private wake(): void {
    const now = this.inputs.now();
    this.fairOrder.release(now);
    for (const step of this.absences.expired(now)) handleAbsence(this.inputs, step);
    for (let moves = 0; moves < 20; moves++) {
      const move = this.bots.ready(now);
      if (!move) break;
      this.fairOrder.playBot(move.seat, move.action, now);
      this.bots.think(this.state.table, this.log.seq, now);
    }
    this.afterInput();
  }

  /** After every input: bots think, and the one timer is set. Without connections time stands still. */
  private afterInput(): void {
    if (this.closed) return;
    if (this.outbox.size === 0) {
      this.wakeTimer.stop();
      return;
    }
    const now = this.inputs.now();
    this.bots.think(this.state.table, this.log.seq, now);
    this.wakeTimer.set(Math.min(this.fairOrder.due, this.absences.due, this.bots.due), now);
    this.services.inputTaken();
  }

  // ---- The end ---------------------------------------------------------------------------------------------------

  /** Rules that throw are a bug of ours, not the end of a room: it is opened anew from what is durable. */
  private guard(work: () => void): void {
    if (this.closed) return;
    try {
      work();
    } catch (error) {
      this.lose(new RoomCrashed(error));
    }
  }

  /** Sends every device elsewhere: the room is opened anew, here or on another node. */
  lose(why: 'fenced' | Error): void {
    if (this.closed) return;
    this.stop();
    for (const member of this.outbox) member.connection.rejoin(this.outbox.lastSeqSent(member));
    this.outbox.clear();
    this.services.roomLost(this, why);
  }

  stop(): void {
    this.closed = true;
    this.wakeTimer.stop();
    this.log.close();
  }

  /** Tells the devices to come back in a moment. */
  sendNotice(kind: 'restarting' | 'waiting-for-storage'): void {
    this.outbox.sendAll({ t: 'notice', kind });
  }
}
