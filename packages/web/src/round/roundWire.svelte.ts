import type { GameEvent, JsonObject, Seat } from '@tasovka/kernel';
import {
  type Answer,
  type ChatLine,
  type Listener,
  type Offer,
  type RoomView,
  readOffers,
  type TableRequest,
} from '@tasovka/protocol';
import { deviceWire } from '../device/deviceWire.ts';
import type { DevicePlan } from '../device/messages.ts';
import type { Reply, Wire } from '../table/wire.ts';

/** Several seats on one device: a wire for each of them, and the screen looks through the eyes of one. */
export class RoundWire implements Wire {
  readonly onDevice = true as const;
  readonly shared = { told: () => this.tales[this.eyes] ?? [] };
  readonly chat: ChatLine[] = [];
  readonly clock = { now: () => this.host.clock.now() };
  readonly seats: number;
  /** Whose eyes the screen looks through. The first person is host, and what all may see is seen through their eyes. */
  eyes = $state.raw<Seat>(0);
  private views = $state.raw<readonly (RoomView | null)[]>([]);
  /** What each of them was told of the match. */
  private readonly tales: (readonly GameEvent[])[];
  private readonly wires: readonly Wire[];
  private readonly on: Listener;

  constructor(plan: DevicePlan, on: Listener) {
    this.on = on;
    this.seats = plan.people.length;
    this.views = plan.people.map(() => null);
    this.tales = plan.people.map(() => []);
    this.wires = plan.people.map(({ id }, seat) =>
      deviceWire(
        plan,
        id,
      )({
        view: (view, events, missed) => {
          const isNew = view.table.matches !== this.views[seat]?.table.matches;
          this.tales[seat] = isNew ? events : [...(this.tales[seat] ?? []), ...events];
          this.views = this.views.map((known, i) => (i === seat ? view : known));
          if (seat === this.eyes) this.on.view?.(view, events, missed);
        },
        ...(seat === 0 && {
          status: (status) => this.on.status?.(status),
          notice: (kind) => this.on.notice?.(kind),
          error: (reason) => this.on.error?.(reason),
        }),
      }),
    );
  }

  private get host(): Wire {
    return this.wires[0] as Wire;
  }

  look(seat: Seat): void {
    this.eyes = seat;
    const view = this.views[seat];
    if (view) this.on.view?.(view, [], true);
  }

  /** What somebody may do now. */
  offers(seat: Seat): readonly Offer[] {
    return readOffers(this.views[seat]?.match?.offers ?? []);
  }

  offer(seat: Seat, type: string): Offer | undefined {
    return this.offers(seat).find((one) => one.type === type);
  }

  /** The seats to which something is offered. */
  offered(type: string): Seat[] {
    return this.views.flatMap((_, seat) => (this.offer(seat, type) ? [seat] : []));
  }

  actAs(seat: Seat, action: JsonObject): Promise<Reply> {
    return (this.wires[seat] ?? this.host).act(action);
  }

  /** Everybody sits here: nobody has to say that they are ready. */
  async begin(options: JsonObject, game: string): Promise<Answer> {
    await this.host.table({ kind: 'choose', game, options });
    for (const wire of this.wires.slice(1)) await wire.table({ kind: 'ready', ready: true });
    return this.host.table({ kind: 'start' });
  }

  act(action: JsonObject): Promise<Reply> {
    // Nobody waits for people who look at the same screen.
    return action.type === 'next' ? this.host.act(action) : this.actAs(this.eyes, action);
  }

  /** The phone is the host's, whoever holds it. */
  async table(request: TableRequest): Promise<Answer> {
    if (request.kind === 'start')
      for (const wire of this.wires.slice(1)) await wire.table({ kind: 'ready', ready: true });
    return this.host.table(request);
  }

  say(text: string): Promise<Answer> {
    return (this.wires[this.eyes] ?? this.host).say(text);
  }

  react(emoji: string): void {
    (this.wires[this.eyes] ?? this.host).react(emoji);
  }

  /** Nobody leaves by putting the phone down. */
  signal(): void {}

  close(): void {
    for (const wire of this.wires) wire.close();
  }
}
