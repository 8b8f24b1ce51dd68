import type { JsonObject, Millis, Seat, TableRefusal } from '@tasovka/kernel';
import type { RefusedMessage } from '@tasovka/protocol';
import { PhotoFinish } from '../fair/finish.ts';
import type { Referee } from '../fair/referee.ts';
import type { Audience } from './audience.ts';
import type { Desk } from './desk.ts';
import type { Delay } from './line.ts';

export interface Move {
  readonly guest: string;
  readonly id: number;
  readonly action: JsonObject;
  readonly arrived: Millis;
}

export type Refused = Pick<RefusedMessage, 'reason' | 'rule' | 'detail'> | TableRefusal;

/** Moves in their fair order (AC-20…AC-22): whoever pressed first comes first, however far away they are. */
export class Races {
  private readonly desk: Desk;
  private readonly audience: Audience;
  private readonly referee: Referee;
  private readonly finish = new PhotoFinish<Move>();
  private readonly done: (move: Move, refusal: Refused | null) => void;

  constructor(desk: Desk, audience: Audience, referee: Referee, done: Races['done']) {
    this.desk = desk;
    this.audience = audience;
    this.referee = referee;
    this.done = done;
  }

  /** AC-21: a move waits until nothing older can still be on its way. */
  press(move: Move, age: number): void {
    const born = this.referee.born(move.arrived, age);
    const window = this.referee.window(this.delays(), move.action);
    if (window === 0) this.move(move, born);
    else this.finish.hold(move, born, move.arrived, window);
  }

  /** Moves that have waited long enough, and deadlines nothing older can come before. */
  release(now: Millis): void {
    for (const { what, born } of this.finish.release(now)) this.move(what, born);
    if (this.deadline <= now) this.desk.passTime(now);
  }

  get due(): Millis {
    return Math.min(this.finish.due, this.deadline);
  }

  /** A bot's move needs no way at all. */
  playBot(seat: Seat, action: JsonObject, now: Millis): void {
    this.desk.play(seat, this.referee.judged(this.desk.state.table, seat, action, { born: now, arrived: now }));
  }

  private get deadline(): Millis {
    const { due } = this.desk.state.table;
    return due === Number.POSITIVE_INFINITY ? due : due + this.referee.window(this.delays());
  }

  private delays(): Delay[] {
    const delays: Delay[] = [];
    for (const { viewer, line } of this.audience) if (viewer !== 'spectator') delays.push(line.delay);
    return delays;
  }

  private move(move: Move, born: Millis): void {
    const { guest, action, arrived } = move;
    const { table } = this.desk.state;
    const seat = table.seatOf(guest);
    if (seat === null) {
      this.done(move, { reason: table.match ? 'not-allowed' : 'not-playing' });
      return;
    }
    const judged = this.referee.judged(table, seat, action, { born, arrived }, this.audience.of(guest)?.line.delay);
    const at = Math.min(this.desk.now(), Math.max(this.desk.ledger.lastAt, Math.round(born)));
    this.done(move, this.desk.play(seat, judged, at));
  }
}
