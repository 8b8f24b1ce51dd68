import type { GameEvent, Millis, TableInput, TableRefusal } from '@tasovka/kernel';
import { closeCodes, type MatchResult, type NewGuest } from '@tasovka/protocol';
import { MoveTiming } from '../fairness/moveTiming.ts';
import type { StoredRoom } from '../storage/store.ts';
import type { Connection, RoomMessage } from './connection.ts';
import { FairOrder, type MoveRefusal } from './inbox/fairOrder.ts';
import { RoomInputs } from './inbox/roomInputs.ts';
import { toLogEntry } from './inbox/tableRequests.ts';
import { RoomLog } from './log/roomLog.ts';
import type { LogEntry } from './log/roomState.ts';
import { type Member, Outbox } from './outbox/outbox.ts';
import { AbsenceTimers } from './people/absence.ts';
import { BotPlayers } from './people/botPlayers.ts';
import { handleAbsence, removeDeparted } from './people/missing.ts';
import type { RoomServices } from './services.ts';
import { WakeTimer } from './wakeTimer.ts';

/** Our own rules or code threw; the storage has nothing to do with it. */
export class RoomCrashed extends Error {
  constructor(cause: unknown) {
    super(cause instanceof Error ? cause.message : String(cause), { cause });
  }
}

/** A room is an actor: what reaches it is ordered, checked, written down, and then told. */
export class Room {
  readonly code: string;
  readonly log: RoomLog;
  private readonly inputs: RoomInputs;
  /** Real time at which the last line went, null while somebody is here. */
  emptySince: number | null;
  private readonly services: RoomServices;
  private readonly outbox: Outbox;
  private readonly absences: AbsenceTimers;
  private readonly fairOrder: FairOrder;
  private readonly bots: BotPlayers;
  private readonly wakeTimer: WakeTimer;
  private closed = false;

  constructor(code: string, kept: StoredRoom, services: RoomServices) {
    this.code = code;
    this.services = services;
    this.absences = new AbsenceTimers(services.absenceLimits);
    this.bots = new BotPlayers(services.botFactory, services.botPace);
    this.wakeTimer = new WakeTimer(() => this.guard(() => this.wake()));
    this.log = new RoomLog(code, kept, services.games, services.firstGame, services.commit, {
      appended: (news, tableChanged) => {
        this.bots.notice(news.events);
        this.outbox.sendUpdate(news, tableChanged);
      },
      snapshotDue: () => services.snapshot(this),
      replayRefused: (seq, reason) => services.replayRefused(code, seq, reason),
      lost: (why) => this.lose(why),
    });
    this.emptySince = services.clock();
    this.inputs = new RoomInputs(this.log, services);
    const referee = new MoveTiming(services.fair);
    this.outbox = new Outbox({
      log: this.log,
      clockOffset: this.clockOffset,
      clock: services.clock,
      onOffers: (seat, offers) => referee.offered(seat, offers, this.now()),
    });
    this.fairOrder = new FairOrder(this.inputs, this.outbox, referee, ({ guest, id }, refusal) => {
      const member = this.outbox.memberOf(guest);
      if (member) this.answer(member, id, refusal);
    });
    if (this.state.table.mustStop) this.stopMatch();
    // Whoever was here when the room fell asleep has a moment to come back before the chair is empty.
    for (const guest of this.state.table.data.guests) {
      if (guest.bot === null) this.absences.start(guest.id, this.now() + services.absenceLimits.leftMs);
    }
  }

  get state() {
    return this.log.state;
  }

  /** The match on the table is of older rules, or its log does not replay: it ends here, once, with its scores. */
  private stopMatch(): void {
    const { unplayable } = this.state.table.data;
    this.append({ kind: 'table', input: { kind: 'stop' } });
    if (unplayable) this.services.matchStopped(this.code, unplayable.game, unplayable.cause);
  }

  get connectionCount(): number {
    return this.outbox.size;
  }

  get clockOffset(): number {
    return this.inputs.clockOffset;
  }

  now(): Millis {
    return this.inputs.now();
  }

  append(entry: LogEntry): TableRefusal | null {
    return this.inputs.append(entry);
  }

  // ---- Coming and going ------------------------------------------------------------------------------------------

  /** The guest's device comes in; an earlier one of the same guest is sent away. */
  async connect(guest: string, line: Connection, seen: number | undefined): Promise<void> {
    const { recentEvents: memory } = this.log;
    const missed = seen === undefined ? null : await this.catchUp(guest, seen);
    if (this.closed) {
      line.rejoin(seen);
      return;
    }
    if (!line.isOpen) return;
    this.guard(() => {
      const before = this.outbox.memberOf(guest);
      if (before && before.connection.openedAt > line.openedAt) {
        // The guest has come in by a later socket. Should that one go, this one finds in: it knocks again.
        line.rejoin(seen);
        return;
      }
      if (before) this.closeConnection(before, 'moved-device');
      this.emptySince = null;
      this.absences.end(guest);
      const known = this.state.table.guest(guest);
      if (known && (!known.online || known.satIn)) {
        this.inputs.appendTableInput({ kind: 'presence', id: guest, online: true });
      }
      // Looking back took a while, and coming in may have let time pass.
      const events = missed ? [...missed.events, ...memory.after(missed.upTo, guest)] : [];
      this.outbox.sendWelcome(guest, line, seen, events);
      this.afterInput();
    });
  }

  /** Somebody takes a chair, or a place to watch from; they are expected on a line of their own soon. */
  join(guest: string, { name, face, watching }: NewGuest, key: string): TableRefusal | null {
    const input: TableInput = { kind: 'join', id: guest, name, face, watching: watching === true };
    const refusal = this.append({ kind: 'table', input, key });
    if (!refusal) this.absences.start(guest, this.now() + 10_000);
    this.guard(() => this.afterInput());
    return refusal;
  }

  /** How its last matches ended, the latest first. */
  results(): Promise<MatchResult[]> {
    return this.services.results(this.code);
  }

  /** Resolves when everything so far is safe, false where it never will be. */
  whenDurable(): Promise<boolean> {
    return this.log.whenDurable();
  }

  /** The line is gone; the guest may be back in a moment. */
  disconnected(line: Connection): void {
    const member = this.outbox.memberOn(line);
    if (!member || this.closed) return;
    this.removeMember(member);
    this.absences.start(member.guest, this.now());
    this.guard(() => this.afterInput());
  }

  private removeMember(member: Member): void {
    this.outbox.remove(member);
    if (this.outbox.size === 0) this.emptySince = this.services.clock();
  }

  private closeConnection(member: Member, kind: 'moved-device' | 'removed'): void {
    this.removeMember(member);
    this.outbox.send(member, { t: 'notice', kind });
    this.log.sendWhenDurable(member.connection, kind === 'removed' ? closeCodes.removed : closeCodes.movedDevice);
  }

  /** What is too long ago for the memory: read from the log up to where the memory reaches. */
  private async catchUp(guest: string, seen: number): Promise<{ events: readonly GameEvent[]; upTo: number }> {
    const events: GameEvent[] = [];
    let upTo = seen;
    while (!this.log.recentEvents.covers(upTo) && !this.closed) {
      const { seq } = this.log;
      await this.log.whenDurable();
      events.push(...(await this.services.missedEvents(this.code, { after: upTo, upTo: seq }, guest)));
      upTo = seq;
    }
    return { events, upTo };
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

  /** Devices are told to come back in a moment. */
  sendNotice(kind: 'restarting' | 'waiting-for-storage'): void {
    this.outbox.sendAll({ t: 'notice', kind });
  }

  // ---- What is heard ---------------------------------------------------------------------------------------------

  receive(line: Connection, message: RoomMessage): void {
    const member = this.outbox.memberOn(line);
    if (!member || this.closed) {
      // Whoever still speaks to a room that does not know them must come in again.
      line.rejoin(undefined);
      return;
    }
    this.guard(() => {
      this.handle(member, message);
      this.afterInput();
    });
  }

  private handle(member: Member, message: RoomMessage): void {
    const { guest } = member;
    switch (message.t) {
      case 'act':
        this.fairOrder.submit({ guest, id: message.id, action: message.action, arrived: this.now() }, message.age);
        return;
      case 'table':
        this.handleRequest(member, message.id, message.request);
        return;
      case 'say':
        this.say(guest, message.text, message.replyTo);
        this.outbox.send(member, { t: 'done', id: message.id });
        return;
      case 'react':
        this.outbox.sendAll({ t: 'reaction', from: guest, emoji: message.emoji });
        return;
      case 'signal':
        this.inputs.appendSignal(guest, { type: message.signal });
        return;
    }
  }

  private handleRequest(member: Member, id: number, request: Extract<RoomMessage, { t: 'table' }>['request']): void {
    const { table } = this.state;
    const isHost = table.data.host === member.guest;
    if (request.kind === 'sit-in' && !isHost) {
      this.answer(member, id, { reason: 'not-host' });
      return;
    }
    if (request.kind === 'start' && isHost) removeDeparted(this.inputs);
    const refusal = this.append(toLogEntry(request, member.guest, table));
    this.answer(member, id, refusal);
    if (refusal) return;
    if (request.kind === 'lobby') removeDeparted(this.inputs);
    if (request.kind === 'leave') this.closeConnection(member, 'removed');
    if (request.kind === 'remove') this.expel(request.id);
  }

  /** Somebody who runs the server wants a guest gone. */
  kick(guest: string): void {
    this.guard(() => {
      const { host } = this.state.table.data;
      if (!this.state.table.guest(guest)) return;
      this.append({ kind: 'table', input: { kind: 'leave', id: guest, by: guest === host ? guest : (host ?? guest) } });
      this.expel(guest);
      this.afterInput();
    });
  }

  private expel(guest: string): void {
    if (this.state.table.guest(guest)?.bot === null) this.append({ kind: 'key', guest, key: null });
    const member = this.outbox.memberOf(guest);
    if (member) this.closeConnection(member, 'removed');
    this.absences.end(guest);
  }

  private say(guest: string, text: string, replyTo: number | undefined): void {
    const line = {
      n: this.state.chatted + 1,
      from: guest,
      text,
      at: this.services.clock(),
      ...(replyTo !== undefined && { replyTo }),
    };
    this.append({ kind: 'chat', line });
    this.outbox.sendAll({ t: 'chat', line });
    const asked = this.state.chat.find(({ n }) => n === replyTo)?.from;
    const seat = asked === undefined ? null : this.state.table.seatOf(asked);
    this.inputs.appendSignal(guest, { type: 'said', text, ...(seat !== null && { replyTo: seat }) });
  }

  private answer(member: Member, id: number, refusal: MoveRefusal | null): void {
    this.outbox.send(member, refusal ? { t: 'refused', id, ...refusal } : { t: 'done', id });
  }

  // ---- Time ------------------------------------------------------------------------------------------------------

  /** Something fell due: presses that waited, deadlines, absences, bots. */
  private wake(): void {
    const now = this.now();
    this.fairOrder.release(now);
    for (const missing of this.absences.expired(now)) handleAbsence(this.inputs, missing);
    for (let moves = 0; moves < 20; moves++) {
      const bot = this.bots.ready(now);
      if (!bot) break;
      this.fairOrder.playBot(bot.seat, bot.action, now);
      this.bots.think(this.state.table, this.log.seq, now);
    }
    this.afterInput();
  }

  /** After everything: bots think, and the one timer is set. With nobody here time stands still. */
  private afterInput(): void {
    if (this.closed) return;
    if (this.outbox.size === 0) {
      this.wakeTimer.stop();
      return;
    }
    const now = this.now();
    this.bots.think(this.state.table, this.log.seq, now);
    this.wakeTimer.set(Math.min(this.fairOrder.due, this.absences.due, this.bots.due), now);
    this.services.inputTaken();
  }

  /** Rules that throw are a bug of ours, not the end of a room: it is opened anew from what is safe. */
  private guard(work: () => void): void {
    if (this.closed) return;
    try {
      work();
    } catch (error) {
      this.lose(new RoomCrashed(error));
    }
  }
}
