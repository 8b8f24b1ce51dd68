import type { GameEvent, JsonObject, Millis, Signal, TableInput, TableRefusal } from '@tasovka/kernel';
import { closing, type NewGuest, type RefusedMessage } from '@tasovka/protocol';
import { PhotoFinish } from '../fair/finish.ts';
import { Referee } from '../fair/referee.ts';
import type { Kept } from '../storage/store.ts';
import { Absence } from './absence.ts';
import { Alarm } from './alarm.ts';
import { Audience, type Member } from './audience.ts';
import { Ledger } from './ledger.ts';
import type { Heard, Line } from './line.ts';
import { BotPlayers } from './players.ts';
import type { RoomServices } from './services.ts';
import type { RoomEntry } from './state.ts';
import { entryFor } from './wishes.ts';

interface Move {
  readonly guest: string;
  readonly id: number;
  readonly action: JsonObject;
  readonly arrived: Millis;
}

/** Our own rules or code threw; the storage has nothing to do with it. */
export class RoomBroke extends Error {
  constructor(cause: unknown) {
    super(cause instanceof Error ? cause.message : String(cause), { cause });
  }
}

type Refused = Pick<RefusedMessage, 'reason' | 'rule' | 'detail'>;

/** A room is an actor: what reaches it is ordered, checked, written down, and then told. */
export class Room {
  readonly code: string;
  readonly ledger: Ledger;
  /** Real time at which the last line went, null while somebody is here. */
  emptySince: number | null;
  private readonly services: RoomServices;
  private readonly audience: Audience;
  private readonly absence: Absence;
  private readonly finish = new PhotoFinish<Move>();
  private readonly referee: Referee;
  private readonly bots: BotPlayers;
  private readonly alarm: Alarm;
  /** Real time minus the room's time: a room that sleeps does not grow older. */
  readonly clockOffset: number;
  private dead = false;

  constructor(code: string, kept: Kept, services: RoomServices) {
    this.code = code;
    this.services = services;
    this.absence = new Absence(services.patience);
    this.referee = new Referee(services.fair);
    this.bots = new BotPlayers(services.brain, services.botPace);
    this.alarm = new Alarm(() => this.guard(() => this.wake()));
    this.ledger = new Ledger(code, kept, services.games, services.firstGame, services.commit, {
      taken: (told, tableChanged) => {
        this.bots.notice(told);
        this.audience.tell(told, tableChanged);
      },
      lost: (why) => this.lose(why),
    });
    const now = services.clock();
    this.emptySince = now;
    this.clockOffset = this.ledger.lastAt === 0 ? 0 : now - this.ledger.lastAt;
    this.audience = new Audience({
      ledger: this.ledger,
      clockOffset: this.clockOffset,
      clock: services.clock,
      onShown: (seat, { offers }) => this.referee.shown(seat, offers, this.now()),
    });
    // Whoever was here when the room fell asleep has a moment to come back before the chair is empty.
    for (const guest of this.state.table.data.guests) {
      if (guest.bot === null) this.absence.goes(guest.id, this.now() + services.patience.leftMs);
    }
  }

  get state() {
    return this.ledger.state;
  }

  get lines(): number {
    return this.audience.size;
  }

  now(): Millis {
    return Math.max(this.ledger.lastAt, this.services.clock() - this.clockOffset);
  }

  // ---- Coming and going ------------------------------------------------------------------------------------------

  /** The guest's device comes in; an earlier one of the same guest is sent away. */
  async enter(guest: string, line: Line, seen: number | undefined): Promise<void> {
    const missed = seen === undefined ? [] : await this.missed(guest, seen);
    if (this.dead) {
      line.lost(seen);
      return;
    }
    this.guard(() => {
      const before = this.audience.of(guest);
      if (before) this.dismiss(before, 'moved-device');
      this.emptySince = null;
      this.absence.returns(guest);
      const known = this.state.table.guest(guest);
      if (known && (!known.online || known.satIn)) {
        this.take({ kind: 'table', input: { kind: 'presence', id: guest, online: true } });
      }
      this.audience.welcome(this.audience.admit(guest, line), missed);
      this.afterwards();
    });
  }

  /** Somebody takes a chair, or a place to watch from; they are expected on a line of their own soon. */
  join(guest: string, { name, face, watching }: NewGuest, key: string): TableRefusal | null {
    const input: TableInput = { kind: 'join', id: guest, name, face, watching: watching === true };
    const refusal = this.take({ kind: 'table', input, key });
    if (!refusal) this.absence.goes(guest, this.now() + 10_000);
    this.guard(() => this.afterwards());
    return refusal;
  }

  /** Resolves when everything so far is safe, false where it never will be. */
  safe(): Promise<boolean> {
    return this.ledger.safe();
  }

  /** The line is gone; the guest may be back in a moment. */
  gone(line: Line): void {
    const member = this.audience.on(line);
    if (!member || this.dead) return;
    this.forget(member);
    this.absence.goes(member.guest, this.now());
    this.guard(() => this.afterwards());
  }

  private forget(member: Member): void {
    this.audience.forget(member);
    if (this.audience.size === 0) this.emptySince = this.services.clock();
  }

  private dismiss(member: Member, kind: 'moved-device' | 'removed'): void {
    this.forget(member);
    this.audience.send(member, { t: 'notice', kind });
    this.ledger.post(member.line, kind === 'removed' ? closing.removed : closing.movedDevice);
  }

  private async missed(guest: string, seen: number): Promise<GameEvent[]> {
    if (seen >= this.ledger.seq) return [];
    const viewer = this.audience.viewer(guest);
    if (this.ledger.memory.reaches(seen)) return this.ledger.memory.after(seen, viewer);
    return this.services.retell(this.code, seen, viewer);
  }

  /** Sends every device elsewhere: the room is opened anew, here or on another node. */
  lose(why: 'fenced' | Error): void {
    if (this.dead) return;
    this.stop();
    for (const { line, toldSeq } of this.audience) line.lost(toldSeq);
    this.audience.clear();
    this.services.lost(this, why);
  }

  stop(): void {
    this.dead = true;
    this.alarm.stop();
    this.ledger.close();
  }

  /** Devices are told to come back in a moment. */
  notice(kind: 'restarting' | 'waiting-for-storage'): void {
    this.audience.sendAll({ t: 'notice', kind });
  }

  // ---- What is heard ---------------------------------------------------------------------------------------------

  hear(line: Line, message: Heard): void {
    const member = this.audience.on(line);
    if (!member || this.dead) {
      // Whoever still speaks to a room that does not know them must come in again.
      line.lost(undefined);
      return;
    }
    this.guard(() => {
      this.understand(member, message);
      this.afterwards();
    });
  }

  private understand(member: Member, message: Heard): void {
    const { guest } = member;
    switch (message.t) {
      case 'act':
        this.press({ guest, id: message.id, action: message.action, arrived: this.now() }, message.age);
        return;
      case 'table':
        this.wish(member, message.id, message.wish);
        return;
      case 'say':
        this.say(guest, message.text, message.replyTo);
        this.audience.send(member, { t: 'done', id: message.id });
        return;
      case 'react':
        this.audience.sendAll({ t: 'reaction', from: guest, emoji: message.emoji });
        return;
      case 'signal':
        this.signal(guest, { type: message.signal });
        return;
    }
  }

  /** AC-21: a move waits until nothing older can still be on its way. */
  private press(move: Move, age: number): void {
    const born = this.referee.born(move.arrived, age);
    const window = this.referee.window(this.delays(), move.action);
    if (window === 0) this.move(move, born);
    else this.finish.hold(move, born, move.arrived, window);
  }

  private *delays() {
    for (const { guest, line } of this.audience) {
      if (this.state.table.seatOf(guest) !== null) yield line.delay;
    }
  }

  private move({ guest, id, action, arrived }: Move, born: Millis): void {
    const { table } = this.state;
    const member = this.audience.of(guest);
    const seat = table.seatOf(guest);
    const at = Math.min(this.now(), Math.max(this.ledger.lastAt, Math.round(born)));
    const refusal: Refused | null =
      seat === null
        ? { reason: table.match ? 'not-allowed' : 'not-playing' }
        : this.play(seat, this.referee.judged(table, seat, action, { born, arrived }, member?.line.delay), at);
    if (member) this.answer(member, id, refusal);
  }

  private play(seat: number, action: JsonObject, at?: Millis): TableRefusal | null {
    return this.take({ kind: 'table', input: { kind: 'play', input: { kind: 'act', seat, action } } }, at);
  }

  private wish(member: Member, id: number, wish: Extract<Heard, { t: 'table' }>['wish']): void {
    const { table } = this.state;
    const isHost = table.data.host === member.guest;
    if (wish.kind === 'sit-in' && !isHost) {
      this.answer(member, id, { reason: 'not-host' });
      return;
    }
    if (wish.kind === 'start' && isHost) this.clearChairs();
    const names = new Set(table.data.guests.map((guest) => guest.name));
    const refusal = this.take(entryFor(wish, member.guest, names));
    this.answer(member, id, refusal);
    if (refusal) return;
    if (wish.kind === 'lobby') this.clearChairs();
    if (wish.kind === 'leave') this.dismiss(member, 'removed');
    if (wish.kind === 'remove') this.putOut(wish.id);
  }

  /** Who left or was put out during a match kept the seat until its end. */
  private clearChairs(): void {
    const { table } = this.state;
    if (table.playing) return;
    for (const { id, bot, online, satIn } of [...table.data.guests]) {
      if (bot === null && !online && satIn) this.take({ kind: 'table', input: { kind: 'leave', id, by: id } });
    }
  }

  /** Somebody who runs the server wants a guest gone. */
  kick(guest: string): void {
    this.guard(() => {
      const { host } = this.state.table.data;
      if (!this.state.table.guest(guest)) return;
      this.take({ kind: 'table', input: { kind: 'leave', id: guest, by: guest === host ? guest : (host ?? guest) } });
      this.putOut(guest);
      this.afterwards();
    });
  }

  private putOut(guest: string): void {
    if (this.state.table.guest(guest)?.bot === null) this.take({ kind: 'key', guest, key: null });
    const member = this.audience.of(guest);
    if (member) this.dismiss(member, 'removed');
    this.absence.returns(guest);
  }

  private say(guest: string, text: string, replyTo: number | undefined): void {
    const line = {
      n: this.state.chatted + 1,
      from: guest,
      text,
      at: this.services.clock(),
      ...(replyTo !== undefined && { replyTo }),
    };
    this.take({ kind: 'chat', line });
    this.audience.sendAll({ t: 'chat', line });
    const asked = this.state.chat.find(({ n }) => n === replyTo)?.from;
    const seat = asked === undefined ? null : this.state.table.seatOf(asked);
    this.signal(guest, { type: 'said', text, ...(seat !== null && { replyTo: seat }) });
  }

  /** What a body or a voice did matters while a match is on, and only of who plays. */
  private signal(guest: string, signal: Signal): void {
    const { table } = this.state;
    const seat = table.seatOf(guest);
    if (seat === null || !table.playing || table.data.pausedAt !== null) return;
    this.take({ kind: 'table', input: { kind: 'play', input: { kind: 'signal', seat, signal } } });
  }

  // ---- Taking and telling ----------------------------------------------------------------------------------------

  /** Deadlines that fell before an entry come before it in the log. */
  take(entry: RoomEntry, at: Millis = this.now()): TableRefusal | null {
    this.passTime(at);
    const refusal = this.ledger.take(entry, at);
    if (refusal) this.services.refused(refusal.reason);
    return refusal;
  }

  private passTime(at: Millis): void {
    const { table } = this.state;
    for (let fallen = 0; table.due <= at; fallen++) {
      if (fallen > 1000) throw new Error('deadlines fall again and again');
      const due = Math.max(this.ledger.lastAt, Math.ceil(table.due));
      this.ledger.take({ kind: 'table', input: { kind: 'play', input: { kind: 'deadline' } } }, Math.min(due, at));
    }
  }

  private answer(member: Member, id: number, refusal: Refused | TableRefusal | null): void {
    this.audience.send(member, refusal ? { t: 'refused', id, ...refusal } : { t: 'done', id });
  }

  // ---- Time ------------------------------------------------------------------------------------------------------

  /** Something fell due: presses that waited, deadlines, absences, bots. */
  private wake(): void {
    const now = this.now();
    for (const { what, born } of this.finish.release(now)) this.move(what, born);
    if (this.state.table.due + this.referee.window(this.delays()) <= now) this.passTime(now);
    for (const missing of this.absence.expired(now)) this.miss(missing.guest, missing.step);
    for (let moves = 0; moves < 20; moves++) {
      const bot = this.bots.ready(now);
      if (!bot) break;
      this.play(bot.seat, this.referee.judged(this.state.table, bot.seat, bot.action, { born: now, arrived: now }));
      this.bots.think(this.state.table, this.ledger.seq, now);
    }
    this.afterwards();
  }

  private miss(guest: string, step: 'left' | 'long-gone'): void {
    const { table, sitIn } = this.state;
    const known = table.guest(guest);
    if (!known || known.bot !== null) return;
    if (step === 'left') {
      this.signal(guest, { type: 'left' });
      if (known.online) this.take({ kind: 'table', input: { kind: 'presence', id: guest, online: false } });
      return;
    }
    if (sitIn && table.playing && table.seatOf(guest) !== null && !known.satIn) {
      this.take({ kind: 'table', input: { kind: 'sit-in', id: guest, on: true } });
    }
    const heir = table.data.guests.find((one) => one.bot === null && one.online && one.id !== guest);
    if (table.data.host === guest && heir) {
      this.take({ kind: 'table', input: { kind: 'host', to: heir.id, by: guest } });
    }
  }

  /** After everything: bots think, and the one timer is set. With nobody here time stands still. */
  private afterwards(): void {
    if (this.dead) return;
    if (this.audience.size === 0) {
      this.alarm.stop();
      return;
    }
    const now = this.now();
    const { table } = this.state;
    this.bots.think(table, this.ledger.seq, now);
    const due = Math.min(
      table.due + this.referee.window(this.delays()),
      this.finish.due,
      this.absence.due,
      this.bots.due,
    );
    this.alarm.set(due, now);
    this.services.taken(this);
  }

  /** Rules that throw are a bug of ours, not the end of a room: it is opened anew from what is safe. */
  private guard(work: () => void): void {
    if (this.dead) return;
    try {
      work();
    } catch (error) {
      this.lose(new RoomBroke(error));
    }
  }
}
