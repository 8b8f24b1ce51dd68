import type { TableRequest } from '@tasovka/protocol';
import type { RoomMessage } from '../connection.ts';
import type { Member, Outbox } from '../outbox/outbox.ts';
import { removeDeparted } from '../people/absence.ts';
import type { FairOrder, MoveRefusal } from './fairOrder.ts';
import type { RoomInputs } from './roomInputs.ts';
import { toLogEntry } from './tableRequests.ts';

/** What a message may do to the people in the room. */
export interface RoomPeople {
  closeConnection(member: Member, kind: 'moved-device' | 'removed'): void;
  expel(guest: string): void;
}

/** What a room does with the messages of its members. */
export class MessageHandler {
  private readonly inputs: RoomInputs;
  private readonly outbox: Outbox;
  private readonly fairOrder: FairOrder;
  private readonly people: RoomPeople;

  constructor(inputs: RoomInputs, outbox: Outbox, fairOrder: FairOrder, people: RoomPeople) {
    this.inputs = inputs;
    this.outbox = outbox;
    this.fairOrder = fairOrder;
    this.people = people;
  }

  handle(member: Member, message: RoomMessage): void {
    const { guest } = member;
    switch (message.t) {
      case 'act':
        this.fairOrder.submit(
          { guest, id: message.id, action: message.action, arrived: this.inputs.now() },
          message.age,
        );
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
    if (request.kind === 'start' && isHost) removeDeparted(this.inputs);
    const refusal = this.inputs.append(toLogEntry(request, member.guest, table));
    this.answer(member, id, refusal);
    if (refusal) return;
    if (request.kind === 'lobby') removeDeparted(this.inputs);
    if (request.kind === 'leave') this.people.closeConnection(member, 'removed');
    if (request.kind === 'remove') this.people.expel(request.id);
  }

  private say(guest: string, text: string, replyTo: number | undefined): void {
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
