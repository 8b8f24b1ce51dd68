import { isNoOp } from '@tasovka/kernel';
import type { TableRequest } from '@tasovka/protocol';
import type { RoomMessage } from '../connection.ts';
import type { LogEntry } from '../log/roomState.ts';
import type { Member, Outbox } from '../outbox/outbox.ts';
import { removeDeparted } from '../people/absence.ts';
import { makeRoom } from '../people/makeRoom.ts';
import type { VoiceCall } from '../voice/voiceCall.ts';
import type { Allowances } from './allowances.ts';
import type { FairOrder, MoveRefusal } from './fairOrder.ts';
import type { ProgramMoves } from './programMoves.ts';
import type { RoomInputs } from './roomInputs.ts';
import { SharedShow } from './sharedShow.ts';
import { toLogEntry } from './tableRequests.ts';

/** What a message may do to the people in the room. */
export interface RoomPeople {
  closeConnection(member: Member, kind: 'moved-device' | 'removed'): void;
  expel(guest: string): void;
  matchStarted(): void;
}

/** What a room does with the messages of its members. */
export class MessageHandler {
  private readonly inputs: RoomInputs;
  private readonly outbox: Outbox;
  private readonly fairOrder: FairOrder;
  private readonly programMoves: ProgramMoves;
  private readonly people: RoomPeople;
  private readonly allowances: Allowances;
  private readonly voiceCall: VoiceCall;
  readonly sharedShow: SharedShow;

  constructor(
    inputs: RoomInputs,
    outbox: Outbox,
    moves: { readonly fairOrder: FairOrder; readonly programMoves: ProgramMoves },
    people: RoomPeople,
    allowances: Allowances,
    voiceCall: VoiceCall,
  ) {
    this.inputs = inputs;
    this.outbox = outbox;
    this.fairOrder = moves.fairOrder;
    this.programMoves = moves.programMoves;
    this.people = people;
    this.allowances = allowances;
    this.voiceCall = voiceCall;
    this.sharedShow = new SharedShow(inputs, outbox);
  }

  handle(member: Member, message: RoomMessage): void {
    const { guest } = member;
    switch (message.t) {
      case 'act': {
        const move = { guest, id: message.id, action: message.action, arrived: this.inputs.now() };
        if (!this.inputs.state.table.guest(guest)?.program) this.fairOrder.submit(move, message.age);
        else if (!this.programMoves.submit(move)) this.answer(member, message.id, { reason: 'too-fast' });
        return;
      }
      case 'table':
        this.handleRequest(member, message.id, message.request);
        return;
      case 'say':
        this.say(member, message);
        return;
      case 'react':
        this.react(member, message.emoji);
        return;
      case 'show':
        if (this.mayTalk(guest)) this.sharedShow.take(member, message.show);
        return;
      case 'point':
        if (this.whyNotTalk(guest) === null) this.sharedShow.point(member, message);
        return;
      case 'voice':
      case 'voice-leave':
      case 'voice-signal':
      case 'speaking':
        this.voiceCall.take(member, message);
        return;
      case 'signal':
        if (this.mayTalk(guest)) this.inputs.appendSignal(guest, { type: message.signal });
        return;
    }
  }

  answer(member: Member, id: number, refusal: MoveRefusal | null): void {
    this.outbox.send(member, refusal ? { t: 'refused', id, ...refusal } : { t: 'done', id });
  }

  private handleRequest(member: Member, id: number, request: TableRequest): void {
    const { table } = this.inputs.state;
    const isHost = table.data.host === member.guest;
    if ((request.kind === 'sit-in' || request.kind === 'unblock') && !isHost) {
      this.answer(member, id, { reason: 'not-host' });
      return;
    }
    if (request.kind === 'voice' && request.on && !this.voiceCall.isOffered) {
      this.answer(member, id, { reason: isHost ? 'voice-off' : 'not-host' });
      return;
    }
    // First of all: who plays decides which deal it is.
    if (request.kind === 'start' && isHost) removeDeparted(this.inputs);
    const entry = toLogEntry(request, member.guest, this.inputs.state);
    if (this.changesNothing(entry)) {
      this.answer(member, id, null);
      return;
    }
    // A guest who has asked for too much may still go.
    if (request.kind !== 'leave' && !this.mayRequest(member.guest, request)) {
      this.answer(member, id, { reason: 'too-fast' });
      return;
    }
    const refusal = this.inputs.append(entry);
    this.answer(member, id, refusal);
    if (refusal) return;
    if (request.kind === 'start') this.people.matchStarted();
    if (request.kind === 'lobby') {
      removeDeparted(this.inputs);
      makeRoom(this.inputs);
    }
    if (request.kind === 'watch' && !request.watching) makeRoom(this.inputs, member.guest);
    if (request.kind === 'leave') this.people.closeConnection(member, 'removed');
    if (request.kind === 'remove') this.people.expel(request.id);
  }

  private mayRequest(guest: string, { kind }: TableRequest): boolean {
    const now = this.inputs.wallClock();
    const { table } = this.inputs.state;
    const isDealt = kind === 'start' && table.data.host === guest && table.whyNotStart() === null;
    return this.allowances.mayRequest(guest, now) && (!isDealt || this.allowances.mayStart(now));
  }

  /** What is so already is not written down, and nobody is sent anything. */
  private changesNothing(entry: LogEntry): boolean {
    const { table, sitIn, blockList, deal } = this.inputs.state;
    if (entry.kind === 'sit-in') return entry.on === sitIn;
    if (entry.kind === 'unblock') return blockList.size === 0;
    if (entry.kind === 'knows-deal') return !deal || deal.knownBy.includes(entry.guest);
    return entry.kind === 'table' && isNoOp(table, entry.input) && table.whyNot(entry.input) === null;
  }

  /** Why a guest may not talk now, or null. */
  private whyNotTalk(guest: string): 'muted' | 'too-fast' | null {
    if (this.inputs.state.table.guest(guest)?.muted) return 'muted';
    return this.mayTalk(guest) ? null : 'too-fast';
  }

  private mayTalk(guest: string): boolean {
    return this.allowances.mayTalk(guest, this.inputs.wallClock());
  }

  private react(member: Member, emoji: string): void {
    const reason = this.whyNotTalk(member.guest);
    if (reason) this.outbox.send(member, { t: 'error', reason });
    else this.outbox.sendAll({ t: 'reaction', from: member.guest, emoji });
  }

  private say(member: Member, { id, text, replyTo }: Extract<RoomMessage, { t: 'say' }>): void {
    const reason = this.whyNotTalk(member.guest);
    if (reason) {
      this.answer(member, id, { reason });
      return;
    }
    this.sayToAll(member.guest, text, replyTo);
    this.outbox.send(member, { t: 'done', id });
  }

  /** A line of the chat, by a person or a bot. */
  sayToAll(guest: string, text: string, replyTo?: number): void {
    const { state } = this.inputs;
    const line = {
      n: state.chatted + 1,
      from: guest,
      text,
      at: this.inputs.wallClock(),
      ...(replyTo !== undefined && { replyTo }),
    };
    this.inputs.append({ kind: 'chat', line });
    this.outbox.sendAll({ t: 'chat', line });
    const repliedTo = state.chat.find(({ n }) => n === replyTo)?.from;
    const seat = repliedTo === undefined ? null : state.table.seatOf(repliedTo);
    this.inputs.appendSignal(guest, { type: 'said', text, ...(seat !== null && { replyTo: seat }) });
  }
}
