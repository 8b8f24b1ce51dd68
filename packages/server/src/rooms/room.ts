import type { TableRefusal } from '@tasovka/kernel';
import { closeCodes, type ServerMessage } from '@tasovka/protocol';
import { MoveTiming } from '../fairness/moveTiming.ts';
import type { Connection, RoomMessage } from './connection.ts';
import { Allowances } from './inbox/allowances.ts';
import { FairOrder } from './inbox/fairOrder.ts';
import { MessageHandler } from './inbox/messageHandler.ts';
import { ProgramMoves } from './inbox/programMoves.ts';
import { RoomInputs } from './inbox/roomInputs.ts';
import type { ReplayedLog } from './log/replayedLog.ts';
import { RoomLog } from './log/roomLog.ts';
import { catchUp } from './outbox/catchUp.ts';
import { type Member, Outbox } from './outbox/outbox.ts';
import { AbsenceTimers, handleAbsence, replaceAbsentHost, replaceBotAsHost, returnPowers } from './people/absence.ts';
import { BotPlayers } from './people/botPlayers.ts';
import { CarriedThings } from './people/carriedThings.ts';
import { Gathering } from './people/gathering.ts';
import { makeRoom } from './people/makeRoom.ts';
import { type Newcomer, Newcomers } from './people/newcomers.ts';
import { ProgramsAlone } from './people/programsAlone.ts';
import { type DealtAgain, playOnWith } from './recordings/playOnWith.ts';
import type { RoomServices } from './services.ts';
import { VoiceCall } from './voice/voiceCall.ts';
import { WakeTimer } from './wakeTimer.ts';

/** Our own rules or code threw; the storage has nothing to do with it. */
export class RoomCrashed extends Error {
  constructor(cause: unknown) {
    super(cause instanceof Error ? cause.message : String(cause), { cause });
  }
}

/** Why a room no longer runs here: another node runs it, it was deleted, or something failed and it is opened anew. */
export type RoomLoss = 'fenced' | 'deleted' | Error;

/** A guest who has just joined is expected to connect within this. */
const connectWithinMs = 10_000;

/** A room is an actor: what reaches it is ordered, checked, written to the log, and then sent to everybody. */
export class Room {
  readonly code: string;
  readonly log: RoomLog;
  readonly inputs: RoomInputs;
  readonly allowances: Allowances;
  readonly carriedThings = new CarriedThings();
  /** Real time at which the last connection went; null while somebody is connected. */
  emptySince: number | null;
  /** It is being removed from the storage. A row that is refused from now on is no sign of another node. */
  isBeingDeleted = false;
  private readonly services: RoomServices;
  private readonly outbox: Outbox;
  private readonly absences: AbsenceTimers;
  private readonly fairOrder: FairOrder;
  private readonly programMoves: ProgramMoves;
  private readonly programsAlone: ProgramsAlone;
  private readonly messages: MessageHandler;
  private readonly voiceCall: VoiceCall;
  private readonly gathering: Gathering;
  private readonly bots: BotPlayers;
  private readonly wakeTimer: WakeTimer;
  private readonly newcomers: Newcomers;
  private closed = false;

  constructor(code: string, epoch: number, replayed: ReplayedLog, services: RoomServices) {
    this.code = code;
    this.services = services;
    this.allowances = new Allowances(services.allowances, services.clock());
    this.absences = new AbsenceTimers(services.absenceLimits);
    this.bots = new BotPlayers(services.botFactory, services.botPace, services.wordsForTable());
    this.wakeTimer = new WakeTimer(() => this.guard(() => this.wake()));
    this.log = new RoomLog(code, epoch, replayed, services.commit, {
      appended: (events, tableChanged) => {
        this.bots.notice(events.emitted);
        this.outbox.sendUpdate(events, tableChanged);
        if (tableChanged) this.voiceCall.tableChanged();
      },
      snapshotDue: () => services.snapshot(this),
      matchEnded: () => services.matchEnded(this),
      lost: (why) => this.lose(why),
    });
    this.emptySince = services.clock();
    this.inputs = new RoomInputs(this.log, services);
    this.newcomers = new Newcomers(this.inputs, services, this.allowances);
    this.programsAlone = new ProgramsAlone(services.aloneMs, this.inputs.now());
    const timing = new MoveTiming(services.fair);
    this.outbox = new Outbox({
      log: this.log,
      clockOffset: this.inputs.clockOffset,
      hasVoice: services.voice !== null,
      clock: services.clock,
      onOffers: (seat, offers) => {
        timing.offered(seat, offers, this.inputs.now());
        this.programMoves.offered(seat, offers, this.inputs.now());
      },
    });
    this.fairOrder = new FairOrder(this.inputs, this.outbox, timing, ({ guest, id }, refusal) => {
      const member = this.outbox.memberOf(guest);
      if (member) this.messages.answer(member, id, refusal);
    });
    this.programMoves = new ProgramMoves(this.inputs, services.botPace, (move) => this.fairOrder.submit(move, 0));
    this.voiceCall = new VoiceCall(this.inputs, this.outbox, services.voice);
    this.gathering = new Gathering(code, this.log, services.bell, (guest) => this.outbox.memberOf(guest) !== undefined);
    this.messages = new MessageHandler(
      this.inputs,
      this.outbox,
      { fairOrder: this.fairOrder, programMoves: this.programMoves },
      {
        closeConnection: (member, kind) => this.closeConnection(member, kind),
        expel: (guest) => this.expel(guest),
        matchStarted: () => this.gathering.started(),
      },
      this.allowances,
      this.voiceCall,
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

  // ---- Coming and going ------------------------------------------------------------------------------------------

  /** Somebody takes a chair, or a place to watch from. */
  join(newcomer: Newcomer): TableRefusal | null {
    const refusal = this.newcomers.join(newcomer);
    if (!refusal && !newcomer.watching) makeRoom(this.inputs, newcomer.id);
    if (!refusal) this.absences.start(newcomer.id, this.inputs.now() + connectWithinMs);
    this.guard(() => this.afterInput());
    return refusal;
  }

  /** The seat has a new token, and the device that had the old one is out at once. */
  moveSeat(guest: string, key: string): void {
    this.inputs.append({ kind: 'key', guest, key });
    this.services.bell?.forget(this.code, guest);
    const member = this.outbox.memberOf(guest);
    if (member) {
      this.closeConnection(member, 'moved-device');
      this.absences.start(guest, this.inputs.now() + connectWithinMs);
    }
    this.guard(() => this.afterInput());
  }

  /** The guest's device connects; an earlier device of the same guest is disconnected. False where the room has ended. */
  async connect(guest: string, connection: Connection, seen: number | undefined): Promise<boolean> {
    const { log, services } = this;
    const key = this.state.keyOf(guest);
    const missed =
      seen === undefined || !this.mayCatchUp(guest, seen)
        ? null
        : await catchUp(log, services, guest, seen, () => this.closed);
    // Reading the log took a while: the seat may have moved to another device, or its guest may have been removed.
    if (this.state.keyOf(guest) !== key) {
      connection.close(closeCodes.badToken);
      return true;
    }
    this.guard(() => {
      if (!connection.isOpen) return;
      const before = this.outbox.memberOf(guest);
      if (before && before.connection.openedAt > connection.openedAt) {
        connection.send(JSON.stringify({ t: 'notice', kind: 'moved-device' }));
        connection.close(closeCodes.movedDevice);
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
      returnPowers(this.inputs, guest);
      // Reading the log took a while, and coming in may have let time pass.
      const events = missed ? [...missed.events, ...log.recentEvents.after(missed.upTo, guest)] : [];
      this.outbox.sendWelcome(guest, connection, seen, events);
      this.messages.sharedShow.welcome(guest);
      this.voiceCall.welcome(guest);
      this.gathering.came(guest, this.inputs.now());
      this.noticePeople();
      this.afterInput();
    });
    return !this.closed;
  }

  /** Who comes back again and again to have the log replayed gets the view alone. */
  private mayCatchUp(guest: string, seen: number): boolean {
    return this.log.recentEvents.covers(seen) || this.allowances.catchUps.take(guest, this.inputs.wallClock());
  }

  receive(connection: Connection, message: RoomMessage): void {
    const member = this.outbox.memberOn(connection);
    // A device that is being disconnected may still talk.
    if (!member) return;
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
    this.voiceCall.drop(guest);
    this.absences.end(guest);
  }

  private closeConnection(member: Member, kind: 'moved-device' | 'removed'): void {
    this.removeMember(member);
    if (kind === 'removed') this.voiceCall.drop(member.guest);
    this.outbox.send(member, { t: 'notice', kind });
    this.log.sendWhenDurable(member.connection, kind === 'removed' ? closeCodes.removed : closeCodes.movedDevice);
  }

  /** Whether a person is here, or was a moment ago. */
  get mayProgramsPlay(): boolean {
    return this.programsAlone.due > this.inputs.now();
  }

  mayConnect(guest: string): boolean {
    return !this.isProgram(guest) || this.mayProgramsPlay;
  }

  private isProgram(guest: string): boolean {
    return this.state.table.guest(guest)?.program === true;
  }

  private noticePeople(): void {
    const isPersonHere = [...this.outbox].some(({ guest }) => !this.isProgram(guest));
    this.programsAlone.notice(isPersonHere, this.inputs.now());
  }

  /** Nobody has been here for long: without programs as well the room falls asleep. */
  private disconnectPrograms(): void {
    for (const member of [...this.outbox]) {
      this.removeMember(member);
      this.absences.start(member.guest, this.inputs.now());
      this.log.sendWhenDurable(member.connection, closeCodes.nobodyHere);
    }
  }

  private removeMember(member: Member): void {
    this.outbox.remove(member);
    this.voiceCall.gone(member.guest);
    this.noticePeople();
    if (this.outbox.size === 0) this.emptySince = this.services.clock();
  }

  /** The match has a recording, or never will. */
  noteRecorded(match: number): void {
    this.guard(() => {
      this.inputs.append({ kind: 'recorded', match });
      this.afterInput();
    });
  }

  /** A moment of an earlier match is dealt to those who sat there. */
  playOn(from: DealtAgain, seated: readonly string[], host: string): TableRefusal | null {
    let refusal: TableRefusal | null = null;
    this.guard(() => {
      refusal = playOnWith(this, from, seated, host);
      this.afterInput();
    });
    return refusal;
  }

  // ---- Time ------------------------------------------------------------------------------------------------------

  /** Something fell due: moves that waited, deadlines, absences, bots. */
  private wake(): void {
    const now = this.inputs.now();
    this.programMoves.release(now);
    this.fairOrder.release(now);
    for (const step of this.absences.expired(now)) handleAbsence(this.inputs, step);
    if (this.programsAlone.due <= now) this.disconnectPrograms();
    if (this.gathering.due <= now) this.gathering.settle();
    for (let moves = 0; moves < 20; moves++) {
      const move = this.bots.ready(now);
      if (!move) break;
      this.fairOrder.playBot(move.seat, move.action, now);
      this.bots.think(this.state.table, this.log.seq, now);
    }
    for (let line = this.bots.line(now); line; line = this.bots.line(now)) {
      const guest = this.state.table.data.seated[line.seat];
      if (guest !== undefined) this.messages.sayToAll(guest, line.text);
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
    replaceAbsentHost(this.inputs, this.absences);
    const now = this.inputs.now();
    this.bots.think(this.state.table, this.log.seq, now);
    this.voiceCall.update();
    const { fairOrder, programMoves, absences, bots, programsAlone, voiceCall, gathering } = this;
    const people = Math.min(absences.due, programsAlone.due, voiceCall.due, gathering.due);
    this.wakeTimer.set(Math.min(fairOrder.due, programMoves.due, bots.due, people), now);
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

  /** The room is opened anew, or another node runs it: then every device comes again and is forwarded there. */
  lose(cause: RoomLoss): void {
    if (this.closed) return;
    const why = cause === 'fenced' && this.isBeingDeleted ? 'deleted' : cause;
    this.stop();
    for (const member of this.outbox) {
      if (why === 'fenced') member.connection.close(closeCodes.roomMoved);
      else if (why === 'deleted') {
        member.connection.send(JSON.stringify({ t: 'notice', kind: 'deleted' } satisfies ServerMessage));
        member.connection.close(closeCodes.roomDeleted);
      } else member.connection.rejoin(this.outbox.lastSeqSent(member));
    }
    this.outbox.clear();
    this.services.roomLost(this, why);
  }

  stop(): void {
    this.closed = true;
    this.bots.stop();
    this.wakeTimer.stop();
    this.log.close();
  }

  /** Tells the devices to come back in a moment. */
  sendNotice(kind: 'restarting' | 'waiting-for-storage'): void {
    this.outbox.sendAll({ t: 'notice', kind });
  }
}
