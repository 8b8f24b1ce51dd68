import { Chance, type JsonObject, type Millis, type Offer, reactionAround, type Seat } from '@tasovka/kernel';
import { newSeed } from '../randomIds.ts';
import type { Move } from './fairOrder.ts';
import type { RoomInputs } from './roomInputs.ts';

/** The median reaction of our fastest bots; AC-23 allows no lower one. */
const median: Millis = 350;

interface SeenOffer {
  readonly type: string;
  /** Nobody could have pressed sooner. */
  readonly from: Millis;
}

/**
 * Programs from outside react like people (AC-23), as our own bots do: a move counts no sooner than a drawn reaction
 * time after its offer was sent. One that comes sooner waits for it, here and not at the program's end.
 */
export class ProgramMoves {
  private readonly inputs: RoomInputs;
  /** 1 plays at human speed, 0 at once. */
  private readonly pace: number;
  private readonly play: (move: Move) => void;
  private readonly chance = Chance.seeded(newSeed());
  private readonly seen = new Map<Seat, ReadonlyMap<string, SeenOffer>>();
  /** At most one for each guest. */
  private readonly held = new Map<string, Move>();

  constructor(inputs: RoomInputs, pace: number, play: (move: Move) => void) {
    this.inputs = inputs;
    this.pace = pace;
    this.play = play;
  }

  /** A seat is sent these offers now. One that it has seen already is nothing new to react to. */
  offered(seat: Seat, offers: readonly Offer[], now: Millis): void {
    const { table } = this.inputs.state;
    const guest = table.data.seated[seat];
    if (guest === undefined || !table.guest(guest)?.program) {
      this.seen.delete(seat);
      return;
    }
    const before = this.seen.get(seat);
    const fresh = (type: string): SeenOffer => ({ type, from: now + reactionAround(median, this.chance) * this.pace });
    this.seen.set(
      seat,
      new Map(
        offers.map((offer) => {
          const key = JSON.stringify(offer);
          return [key, before?.get(key) ?? fresh(offer.type)];
        }),
      ),
    );
  }

  /** False where a move of the same program waits already. */
  submit(move: Move): boolean {
    if (this.held.has(move.guest)) return false;
    if (this.from(move.guest, move.action) > move.arrived) this.held.set(move.guest, move);
    else this.play(move);
    return true;
  }

  get due(): Millis {
    let due = Number.POSITIVE_INFINITY;
    for (const { guest, action } of this.held.values()) due = Math.min(due, this.from(guest, action));
    return due;
  }

  /** What is offered may have changed meanwhile: then the program reacts to that. */
  release(now: Millis): void {
    for (const [guest, move] of [...this.held]) {
      if (this.from(guest, move.action) > now) continue;
      this.held.delete(guest);
      this.play({ ...move, arrived: now });
    }
  }

  /** When a move like this may first count. One that is not offered is refused at once, as ever. */
  private from(guest: string, action: JsonObject): Millis {
    const seat = this.inputs.state.table.seatOf(guest);
    let from = 0;
    if (seat === null) return from;
    for (const offer of this.seen.get(seat)?.values() ?? []) {
      if (offer.type === action.type) from = Math.max(from, offer.from);
    }
    return from;
  }
}
