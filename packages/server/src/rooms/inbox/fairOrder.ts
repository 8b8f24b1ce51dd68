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

/** Moves in their fair order (AC-20…AC-22): the player who pressed first comes first, however far away they are. */
export class FairOrder {
  private readonly inputs: RoomInputs;
  private readonly outbox: Outbox;
  private readonly timing: MoveTiming;
  private readonly buffer = new ReorderBuffer<Move>();
  private readonly done: (move: Move, refusal: MoveRefusal | null) => void;

  constructor(inputs: RoomInputs, outbox: Outbox, timing: MoveTiming, done: FairOrder['done']) {
    this.inputs = inputs;
    this.outbox = outbox;
    this.timing = timing;
    this.done = done;
  }

  /** AC-21: a move waits until nothing older can still be on its way. */
  submit(move: Move, age: number): void {
    const pressedAt = this.timing.pressedAt(move.arrived, age);
    const window = this.timing.window(this.latencies(), move.action);
    if (window === 0) this.move(move, pressedAt);
    else this.buffer.hold(move, pressedAt, move.arrived, window);
  }

  /** Plays moves that have waited long enough, and lets deadlines fall that no older move can precede. */
  release(now: Millis): void {
    for (const { item, pressedAt } of this.buffer.release(now)) this.move(item, pressedAt);
    if (this.deadline <= now) this.inputs.passTime(now);
  }

  get due(): Millis {
    return Math.min(this.buffer.due, this.deadline);
  }

  /** A bot's move has no latency. */
  playBot(seat: Seat, action: JsonObject, now: Millis): void {
    this.inputs.appendMove(
      seat,
      this.timing.withTrueTimes(this.inputs.state.table, seat, action, { pressedAt: now, arrived: now }),
    );
  }

  private get deadline(): Millis {
    const { due } = this.inputs.state.table;
    if (due === Number.POSITIVE_INFINITY) return due;
    return Math.max(due + this.timing.window(this.latencies()), this.inputs.deadlinesFrom);
  }

  private latencies(): Latency[] {
    const latencies: Latency[] = [];
    for (const { guest, viewer, connection } of this.outbox)
      if (viewer !== 'spectator' && !this.isProgram(guest)) latencies.push(connection.latency);
    return latencies;
  }

  /** A program is timed by our clock alone, and nobody waits for it: it could be as far away as it liked. */
  private isProgram(guest: string): boolean {
    return this.inputs.state.table.guest(guest)?.program === true;
  }

  private move(move: Move, pressedAt: Millis): void {
    const { guest, action, arrived } = move;
    const { table } = this.inputs.state;
    const seat = table.seatOf(guest);
    if (seat === null) {
      this.done(move, { reason: table.match ? 'not-allowed' : 'not-playing' });
      return;
    }
    const timed = this.timing.withTrueTimes(
      table,
      seat,
      action,
      { pressedAt, arrived },
      this.isProgram(guest) ? undefined : this.outbox.memberOf(guest)?.connection.latency,
    );
    const at = Math.min(this.inputs.now(), Math.max(this.inputs.log.lastAt, Math.round(pressedAt)));
    this.done(move, this.inputs.appendMove(seat, timed, at));
  }
}
