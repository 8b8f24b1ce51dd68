import { Chance, type GameEvent, type JsonObject } from '@tasovka/kernel';
import { type Answer, connect, type Entered, type RoomConnection, type Shown } from '@tasovka/protocol';
import { anyMove } from '../src/bots/random.ts';
import type { Promised, Telling, Testimony } from './testimony.ts';

/** Of updates that only follow each other every so many pictures are kept; of a return, always. */
const picturesKept = 4;
/** Every so many moves something is said instead. */
const talk = 40;

/** A scripted player who writes down everything it was told and everything it was promised. */
export class Witness implements Testimony {
  readonly entered: Entered;
  readonly connection: RoomConnection;
  readonly tellings: Telling[] = [];
  readonly promises: Promised[] = [];
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
        shown: (shown, events, anew) => this.note(shown, events, anew),
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

  get guest(): string {
    return this.entered.guest;
  }

  get match() {
    return this.connection.shown?.match ?? null;
  }

  get isOver(): boolean {
    return this.match?.view.over === true;
  }

  get isHost(): boolean {
    return this.connection.shown?.table.host === this.guest;
  }

  close(): void {
    clearInterval(this.timer);
    this.connection.close();
  }

  private note(shown: Shown, events: readonly GameEvent[], anew: boolean): void {
    const seq = this.connection.seq ?? 0;
    if (anew && seq < this.lastSeq) this.complaints.push(`welcomed at ${seq} after having seen ${this.lastSeq}`);
    if (!anew && seq <= this.lastSeq) this.complaints.push(`update ${seq} after ${this.lastSeq}`);
    this.lastSeq = seq;
    this.tellings.push({ seq, events, anew, shown: anew || seq % picturesKept === 0 ? shown : null });
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
    if (this.chance.below(talk) === 0) {
      const text = `${this.guest} ${this.promises.length}`;
      await this.ask({ said: text }, this.connection.say(text));
    } else await this.ask({ act: decision.action }, this.connection.act(decision.action));
  }

  private async ask(what: Promised['what'], asked: Promise<Answer>): Promise<void> {
    const after = this.lastSeq;
    const answer = await asked;
    if (answer.t === 'done') this.promises.push({ what, after, by: this.lastSeq });
  }
}

/** Calls are made now and then, or matches of careless players take for ever. */
function withCalls(offer: JsonObject): JsonObject {
  const isCall = offer.type === 'say' || offer.type === 'declare';
  return isCall && Math.random() < 0.3 ? { ...offer, unprompted: false } : offer;
}
