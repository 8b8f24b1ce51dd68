import { Chance, type GameEvent, type Json, type JsonObject } from '@tasovka/kernel';
import { connect, type Entered, type RoomConnection, type Shown } from '@tasovka/protocol';
import { anyMove } from '../src/bots/random.ts';

/** A scripted player who writes down everything it was told and everything it was promised. */
export class Witness {
  readonly entered: Entered;
  readonly connection: RoomConnection;
  /** Updates in the order they came. */
  readonly history: { readonly seq: number; readonly events: readonly GameEvent[] }[] = [];
  readonly acknowledged: JsonObject[] = [];
  readonly complaints: string[] = [];
  readonly notices: string[] = [];
  reconnects = 0;
  private readonly chance: Chance;
  private readonly timer: NodeJS.Timeout;
  private asking = false;
  private lastSeq = 0;
  /** Plays another match when one is over, while this is on. */
  goOn = true;
  /** Does nothing at all. */
  idle = false;

  constructor(http: string, entered: Entered, paceMs: number) {
    this.entered = entered;
    this.chance = Chance.seeded(entered.token);
    this.connection = connect({
      url: `${http.replace('http', 'ws')}/socket`,
      room: entered.code,
      token: entered.token,
      patience: 100,
      on: {
        shown: (shown, events, missed) => this.note(shown, events, missed),
        notice: (kind) => this.notices.push(kind),
        error: (reason) => this.complaints.push(`error ${reason}`),
        status: (status) => {
          if (status === 'closed') this.complaints.push('closed for good');
          if (status === 'connecting') this.reconnects++;
        },
      },
    });
    this.timer = setInterval(() => void this.move(), paceMs * (0.8 + Math.random() * 0.4));
  }

  get match() {
    return this.connection.shown?.match ?? null;
  }

  get isOver(): boolean {
    return this.match?.view.over === true;
  }

  get isHost(): boolean {
    return this.connection.shown?.table.host === this.entered.guest;
  }

  close(): void {
    clearInterval(this.timer);
    this.connection.close();
  }

  private note(_shown: Shown, events: readonly GameEvent[], missed: boolean): void {
    const seq = this.connection.seq ?? 0;
    if (missed && seq < this.lastSeq) this.complaints.push(`welcomed at ${seq} after having seen ${this.lastSeq}`);
    if (!missed && seq <= this.lastSeq) this.complaints.push(`update ${seq} after ${this.lastSeq}`);
    this.lastSeq = seq;
    if (!missed) this.history.push({ seq, events });
  }

  private async move(): Promise<void> {
    const { connection, match } = this;
    if (this.asking || this.idle || connection.status !== 'open') return;
    this.asking = true;
    if (this.isOver && this.goOn && this.isHost) await connection.table({ kind: 'start' });
    else if (this.isOver && this.goOn) await connection.table({ kind: 'ready', ready: true });
    else if (match && match.seat !== null) await this.play(match.offers);
    this.asking = false;
  }

  private async play(offers: readonly JsonObject[]): Promise<void> {
    const decision = anyMove(offers.map(withCalls), 'solid', this.chance);
    if (!decision) return;
    const answer = await this.connection.act(decision.action);
    if (answer.t === 'done') this.acknowledged.push(decision.action);
  }
}

/** Calls are made now and then, or matches of careless players take for ever. */
function withCalls(offer: JsonObject): JsonObject {
  const isCall = offer.type === 'say' || offer.type === 'declare';
  return isCall && Math.random() < 0.3 ? { ...offer, aside: false } : offer;
}

/** As merge patches see it: null is nothing. */
export const withoutNulls = (json: Json): Json =>
  Array.isArray(json)
    ? json
    : typeof json === 'object' && json !== null
      ? Object.fromEntries(
          Object.entries(json)
            .filter(([, value]) => value !== null && value !== undefined)
            .map(([key, value]) => [key, withoutNulls(value as Json)]),
        )
      : json;
