import type { JsonObject, Millis, Seat, TableRefusal } from '@tasovka/kernel';
import type { RefusedMessage } from '@tasovka/protocol';
import type { MoveTiming } from '../../fairness/moveTiming.ts';
import { ReorderBuffer } from '../../fairness/reorderBuffer.ts';
import type { Latency } from '../connection.ts';
import type { Outbox } from '../outbox/outbox.ts';
import type { RoomInputs } from './roomInputs.ts';

export interface Move {
  readonly guest: string;
  readonly id: number;
  readonly action: JsonObject;
  readonly arrived: Millis;
}

export type MoveRefusal = Pick<RefusedMessage, 'reason' | 'rule' | 'detail'> | TableRefusal;

/** Moves in their fair order (AC-20…AC-22): whoever pressed first comes first, however far away they are. */
export class FairOrder {
  private readonly inputs: RoomInputs;
  private readonly outbox: Outbox;
  private readonly timing: MoveTiming;
  private readonly buffer = new ReorderBuffer<Move>();
  private readonly done: (move: Move, refusal: MoveRefusal | null) => void;

  constructor(desk: RoomInputs, audience: Outbox, referee: MoveTiming, done: FairOrder['done']) {
    this.inputs = desk;
    this.outbox = audience;
    this.timing = referee;
    this.done = done;
  }

  /** AC-21: a move waits until nothing older can still be on its way. */
  submit(move: Move, age: number): void {
    const born = this.timing.pressedAt(move.arrived, age);
    const window = this.timing.window(this.latencies(), move.action);
    if (window === 0) this.move(move, born);
    else this.buffer.hold(move, born, move.arrived, window);
  }

  /** Moves that have waited long enough, and deadlines nothing older can come before. */
  release(now: Millis): void {
    for (const { item, born } of this.buffer.release(now)) this.move(item, born);
    if (this.deadline <= now) this.inputs.passTime(now);
  }

  get due(): Millis {
    return Math.min(this.buffer.due, this.deadline);
  }

  /** A bot's move needs no way at all. */
  playBot(seat: Seat, action: JsonObject, now: Millis): void {
    this.inputs.appendMove(
      seat,
      this.timing.withTrueTimes(this.inputs.state.table, seat, action, { born: now, arrived: now }),
    );
  }

  private get deadline(): Millis {
    const { due } = this.inputs.state.table;
    return due === Number.POSITIVE_INFINITY ? due : due + this.timing.window(this.latencies());
  }

  private latencies(): Latency[] {
    const delays: Latency[] = [];
    for (const { viewer, connection: line } of this.outbox) if (viewer !== 'spectator') delays.push(line.latency);
    return delays;
  }

  private move(move: Move, born: Millis): void {
    const { guest, action, arrived } = move;
    const { table } = this.inputs.state;
    const seat = table.seatOf(guest);
    if (seat === null) {
      this.done(move, { reason: table.match ? 'not-allowed' : 'not-playing' });
      return;
    }
    const judged = this.timing.withTrueTimes(
      table,
      seat,
      action,
      { born, arrived },
      this.outbox.memberOf(guest)?.connection.latency,
    );
    const at = Math.min(this.inputs.now(), Math.max(this.inputs.log.lastAt, Math.round(born)));
    this.done(move, this.inputs.appendMove(seat, judged, at));
  }
}
