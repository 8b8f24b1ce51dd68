import { type Guest, isPerson } from '@tasovka/kernel';
import { mostInCall, type VoiceMessage, type VoiceNews, type VoicePerson } from '@tasovka/protocol';
import { Allowance } from '../inbox/allowances.ts';
import type { RoomInputs } from '../inbox/roomInputs.ts';
import type { Member, Outbox } from '../outbox/outbox.ts';
import { SignalAllowance } from './signalAllowance.ts';
import type { VoiceService } from './voiceService.ts';

/** Everybody is told of changes at most this often, whatever one of them does. */
const tellEveryMs = 250;
/** New servers are named this long before the old ones no longer let anybody in. */
const renewBeforeMs = 600_000;
/** So often one guest may come into the call anew: for each time every other page seeks a way to them. */
const staysPerHour = 120;

interface Caller {
  session: string;
  open: boolean;
  listens: boolean;
  speaking: boolean;
  /** What the others were last told of `speaking`. */
  toldSpeaking: boolean;
  /** When their device went; it has to say anew that it is in the call. */
  goneSince: number | null;
  /** When they are to be named servers again. */
  renewAt: number;
}

/**
 * The call of a table: who is in it, and what their devices say to each other to connect. It is of the moment, and in no
 * log. Who may be in it and who is heard follows from the table.
 */
export class VoiceCall {
  private readonly inputs: RoomInputs;
  private readonly outbox: Outbox;
  private readonly service: VoiceService | null;
  private readonly callers = new Map<string, Caller>();
  private readonly signals = new SignalAllowance();
  private readonly stays = new Allowance(staysPerHour);
  /** The last list that everybody was told. */
  private told = '[]';
  private changed = false;
  private nextTelling = 0;

  constructor(inputs: RoomInputs, outbox: Outbox, service: VoiceService | null) {
    this.inputs = inputs;
    this.outbox = outbox;
    this.service = service;
  }

  get isOffered(): boolean {
    return this.service !== null;
  }

  private get keptMs(): number {
    return this.service?.keptMs ?? 0;
  }

  take(member: Member, message: VoiceMessage): void {
    switch (message.t) {
      case 'voice':
        this.join(member, message);
        return;
      case 'voice-leave':
        this.drop(member.guest);
        return;
      case 'voice-signal':
        this.signal(member, message);
        return;
      case 'speaking':
        this.setSpeaking(member.guest, message.speaking);
        return;
    }
  }

  /** Whoever comes to the table comes to a call that is on. */
  welcome(guest: string): void {
    const member = this.outbox.memberOf(guest);
    if (!member || this.told === '[]') return;
    this.outbox.send(member, { t: 'voice', people: JSON.parse(this.told) });
    for (const [from, { toldSpeaking }] of this.callers) {
      if (toldSpeaking) this.outbox.send(member, { t: 'speaking', from, speaking: true });
    }
  }

  /** The guest's device is gone, and may come back. */
  gone(guest: string): void {
    const caller = this.callers.get(guest);
    if (!caller) return;
    caller.goneSince ??= this.inputs.now();
    this.setSpeaking(guest, false);
  }

  /** Whoever goes in the middle of a word has ended it. */
  drop(guest: string): void {
    if (this.callers.get(guest)?.toldSpeaking) this.outbox.sendAll({ t: 'speaking', from: guest, speaking: false });
    if (this.callers.delete(guest)) this.changed = true;
  }

  /** Somebody was muted, removed, let in, or the host has switched the call off. */
  tableChanged(): void {
    if (this.callers.size > 0) this.changed = true;
  }

  /** When there is something to do even though nobody does anything. */
  get due(): number {
    let due = this.changed ? this.nextTelling : Number.POSITIVE_INFINITY;
    for (const { goneSince, renewAt } of this.callers.values()) {
      due = Math.min(due, goneSince === null ? renewAt : goneSince + this.keptMs);
    }
    return due;
  }

  /** After every input, and when something is due. */
  update(): void {
    const now = this.inputs.now();
    for (const [guest, caller] of this.callers) {
      if (caller.goneSince !== null && caller.goneSince + this.keptMs <= now) this.drop(guest);
      else if (caller.goneSince === null && caller.renewAt <= now) this.nameServers(guest, caller);
    }
    if (this.changed && this.nextTelling <= now) this.tell(now);
  }

  private join(member: Member, { session, open, listens }: Extract<VoiceMessage, { t: 'voice' }>): void {
    const { guest } = member;
    const known = this.callers.get(guest);
    const isReturn = known?.session === session;
    const mayCome = this.mayCall(guest) && (isReturn || this.stays.take(guest, this.inputs.wallClock()));
    const reason = !mayCome ? 'voice-off' : !known && this.callers.size >= mostInCall ? 'call-full' : null;
    if (reason) {
      this.outbox.send(member, { t: 'error', reason });
      return;
    }
    const isHere = isReturn && known.goneSince === null;
    const caller: Caller = {
      session,
      open,
      listens: listens === true,
      speaking: isReturn && known.speaking && open,
      toldSpeaking: known?.toldSpeaking ?? false,
      goneSince: null,
      renewAt: known?.renewAt ?? 0,
    };
    this.callers.set(guest, caller);
    this.changed = true;
    if (!isHere) this.nameServers(guest, caller);
  }

  /** Strangers' programs and our bots have no voice. */
  private mayCall(guest: string): boolean {
    const { table } = this.inputs.state;
    const known = table.guest(guest);
    return this.service !== null && table.data.voice && known !== undefined && isPerson(known);
  }

  private nameServers(guest: string, caller: Caller): void {
    const member = this.outbox.memberOf(guest);
    if (!member || !this.service) return;
    const { servers, until } = this.service.iceServers(this.inputs.wallClock());
    caller.renewAt = this.inputs.now() + Math.max(tellEveryMs, until - this.inputs.wallClock() - renewBeforeMs);
    this.outbox.send(member, { t: 'voice-ice', servers, until });
  }

  /** Handed on between two who are in the call now; whatever is meant for anybody else goes nowhere. */
  private signal({ guest }: Member, { to, session, signal }: Extract<VoiceMessage, { t: 'voice-signal' }>): void {
    const sender = this.callers.get(guest);
    const receiver = this.callers.get(to);
    const member = this.outbox.memberOf(to);
    if (!sender || sender.goneSince !== null || receiver?.session !== session || !member || to === guest) return;
    if (!this.mayCall(guest) || !this.mayCall(to)) return;
    const message: VoiceNews = { t: 'voice-signal', from: guest, session: sender.session, signal };
    if (this.signals.take(guest, to, signal, this.inputs.wallClock())) this.outbox.send(member, message);
  }

  private setSpeaking(guest: string, speaking: boolean): void {
    const caller = this.callers.get(guest);
    if (!caller || caller.speaking === speaking) return;
    caller.speaking = speaking;
    this.changed = true;
  }

  private tell(now: number): void {
    for (const guest of this.callers.keys()) if (!this.mayCall(guest)) this.drop(guest);
    this.changed = false;
    this.nextTelling = now + tellEveryMs;
    const people = this.people();
    const list = JSON.stringify(people);
    if (list !== this.told) this.outbox.sendAll({ t: 'voice', people });
    this.told = list;
    for (const { guest: from, open, speaks } of people) {
      const caller = this.callers.get(from);
      const speaking = open && speaks && caller?.speaking === true;
      if (!caller || caller.toldSpeaking === speaking) continue;
      caller.toldSpeaking = speaking;
      this.outbox.sendAll({ t: 'speaking', from, speaking });
    }
  }

  private people(): VoicePerson[] {
    const { table } = this.inputs.state;
    return [...this.callers].flatMap(([id, { session, open, listens }]) => {
      const guest = table.guest(id);
      return guest ? [{ guest: id, session, order: guest.order, open, speaks: maySpeak(guest), listens }] : [];
    });
  }
}

const maySpeak = ({ muted, watching, maySpeak }: Guest): boolean => !muted && (!watching || maySpeak);
