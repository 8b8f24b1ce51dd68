import type { GameEvent, Millis, TableInput, TableRefusal } from '@tasovka/kernel';
import { closing, type MatchResult, type NewGuest } from '@tasovka/protocol';
import { Referee } from '../fair/referee.ts';
import type { Kept } from '../storage/store.ts';
import { Absence } from './absence.ts';
import { Alarm } from './alarm.ts';
import { Audience, type Member } from './audience.ts';
import { Desk } from './desk.ts';
import { Ledger } from './ledger.ts';
import type { Heard, Line } from './line.ts';
import { clearChairs, miss } from './missing.ts';
import { BotPlayers } from './players.ts';
import { Races, type Refused } from './races.ts';
import type { RoomServices } from './services.ts';
import type { RoomEntry } from './state.ts';
import { entryFor } from './wishes.ts';

/** Our own rules or code threw; the storage has nothing to do with it. */
export class RoomBroke extends Error {
  constructor(cause: unknown) {
    super(cause instanceof Error ? cause.message : String(cause), { cause });
  }
}

/** A room is an actor: what reaches it is ordered, checked, written down, and then told. */
export class Room {
  readonly code: string;
  readonly ledger: Ledger;
  private readonly desk: Desk;
  /** Real time at which the last line went, null while somebody is here. */
  emptySince: number | null;
  private readonly services: RoomServices;
  private readonly audience: Audience;
  private readonly absence: Absence;
  private readonly races: Races;
  private readonly bots: BotPlayers;
  private readonly alarm: Alarm;
  private dead = false;

  constructor(code: string, kept: Kept, services: RoomServices) {
    this.code = code;
    this.services = services;
    this.absence = new Absence(services.patience);
    this.bots = new BotPlayers(services.brain, services.botPace);
    this.alarm = new Alarm(() => this.guard(() => this.wake()));
    this.ledger = new Ledger(code, kept, services.games, services.firstGame, services.commit, {
      taken: (news, tableChanged) => {
        this.bots.notice(news.told);
        this.audience.tell(news, tableChanged);
      },
      snapshotDue: () => services.keep(this),
      lost: (why) => this.lose(why),
    });
    this.emptySince = services.clock();
    this.desk = new Desk(this.ledger, services);
    const referee = new Referee(services.fair);
    this.audience = new Audience({
      ledger: this.ledger,
      clockOffset: this.clockOffset,
      clock: services.clock,
      onOffers: (seat, offers) => referee.shown(seat, offers, this.now()),
    });
    this.races = new Races(this.desk, this.audience, referee, ({ guest, id }, refusal) => {
      const member = this.audience.of(guest);
      if (member) this.answer(member, id, refusal);
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

  get clockOffset(): number {
    return this.desk.clockOffset;
  }

  now(): Millis {
    return this.desk.now();
  }

  take(entry: RoomEntry): TableRefusal | null {
    return this.desk.take(entry);
  }

  // ---- Coming and going ------------------------------------------------------------------------------------------

  /** The guest's device comes in; an earlier one of the same guest is sent away. */
  async enter(guest: string, line: Line, seen: number | undefined): Promise<void> {
    const { memory } = this.ledger;
    const missed = seen === undefined ? null : await this.missed(guest, seen);
    if (this.dead) {
      line.lost(seen);
      return;
    }
    if (!line.isWanted) return;
    this.guard(() => {
      const before = this.audience.of(guest);
      if (before && before.line.since > line.since) {
        // The guest has come in by a later socket. Should that one go, this one finds in: it knocks again.
        line.lost(seen);
        return;
      }
      if (before) this.dismiss(before, 'moved-device');
      this.emptySince = null;
      this.absence.returns(guest);
      const known = this.state.table.guest(guest);
      if (known && (!known.online || known.satIn)) {
        this.desk.takeAtTable({ kind: 'presence', id: guest, online: true });
      }
      // Looking back took a while, and coming in may have let time pass.
      const events = missed ? [...missed.events, ...memory.after(missed.upTo, guest)] : [];
      this.audience.welcome(guest, line, seen, events);
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

  /** How its last matches ended, the latest first. */
  results(): Promise<MatchResult[]> {
    return this.services.results(this.code);
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

  /** What is too long ago for the memory: read from the log up to where the memory reaches. */
  private async missed(guest: string, seen: number): Promise<{ events: readonly GameEvent[]; upTo: number }> {
    const events: GameEvent[] = [];
    let upTo = seen;
    while (!this.ledger.memory.reaches(upTo) && !this.dead) {
      const { seq } = this.ledger;
      await this.ledger.safe();
      events.push(...(await this.services.retell(this.code, { after: upTo, upTo: seq }, guest)));
      upTo = seq;
    }
    return { events, upTo };
  }

  /** Sends every device elsewhere: the room is opened anew, here or on another node. */
  lose(why: 'fenced' | Error): void {
    if (this.dead) return;
    this.stop();
    for (const member of this.audience) member.line.lost(this.audience.seenBy(member));
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
        this.races.press({ guest, id: message.id, action: message.action, arrived: this.now() }, message.age);
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
        this.desk.signal(guest, { type: message.signal });
        return;
    }
  }

  private wish(member: Member, id: number, wish: Extract<Heard, { t: 'table' }>['wish']): void {
    const { table } = this.state;
    const isHost = table.data.host === member.guest;
    if (wish.kind === 'sit-in' && !isHost) {
      this.answer(member, id, { reason: 'not-host' });
      return;
    }
    if (wish.kind === 'start' && isHost) clearChairs(this.desk);
    const refusal = this.take(entryFor(wish, member.guest, table.data));
    this.answer(member, id, refusal);
    if (refusal) return;
    if (wish.kind === 'lobby') clearChairs(this.desk);
    if (wish.kind === 'leave') this.dismiss(member, 'removed');
    if (wish.kind === 'remove') this.putOut(wish.id);
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
    this.desk.signal(guest, { type: 'said', text, ...(seat !== null && { replyTo: seat }) });
  }

  private answer(member: Member, id: number, refusal: Refused | null): void {
    this.audience.send(member, refusal ? { t: 'refused', id, ...refusal } : { t: 'done', id });
  }

  // ---- Time ------------------------------------------------------------------------------------------------------

  /** Something fell due: presses that waited, deadlines, absences, bots. */
  private wake(): void {
    const now = this.now();
    this.races.release(now);
    for (const missing of this.absence.expired(now)) miss(this.desk, missing);
    for (let moves = 0; moves < 20; moves++) {
      const bot = this.bots.ready(now);
      if (!bot) break;
      this.races.playBot(bot.seat, bot.action, now);
      this.bots.think(this.state.table, this.ledger.seq, now);
    }
    this.afterwards();
  }

  /** After everything: bots think, and the one timer is set. With nobody here time stands still. */
  private afterwards(): void {
    if (this.dead) return;
    if (this.audience.size === 0) {
      this.alarm.stop();
      return;
    }
    const now = this.now();
    this.bots.think(this.state.table, this.ledger.seq, now);
    this.alarm.set(Math.min(this.races.due, this.absence.due, this.bots.due), now);
    this.services.heard();
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
