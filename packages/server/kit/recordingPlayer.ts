import { Chance, type GameEvent, type JsonObject } from '@tasovka/kernel';
import { type Answer, connect, type RoomConnection, type RoomView, type SeatCredentials } from '@tasovka/protocol';
import { anyMove } from '../src/bots/randomBot.ts';
import type { Confirmed, Received, Transcript } from './transcript.ts';

/** The view is recorded with every so many updates, and with every welcome. */
const viewEvery = 4;
/** Instead of one in so many moves the player chats. */
const talk = 40;

/** A scripted player that records everything it received and everything the server confirmed. */
export class RecordingPlayer implements Transcript {
  readonly seat: SeatCredentials;
  readonly connection: RoomConnection;
  readonly received: Received[] = [];
  readonly confirmed: Confirmed[] = [];
  readonly complaints: string[] = [];
  readonly notices: string[] = [];
  /** How long moves took to be answered. */
  readonly answerMs: number[] = [];
  reconnects = 0;
  private readonly chance: Chance;
  private readonly timer: NodeJS.Timeout;
  private asking = false;
  private lastSeq = 0;
  /** Starts another match when one is over. */
  playsRematches = true;
  /** Does nothing at all. */
  idle = false;

  constructor(http: string, seat: SeatCredentials, paceMs: number, WebSocket?: unknown) {
    this.seat = seat;
    this.chance = Chance.seeded(seat.token);
    this.connection = connect({
      url: `${http.replace('http', 'ws')}/socket`,
      room: seat.code,
      token: seat.token,
      reconnectMs: 100,
      WebSocket,
      on: {
        view: (view, events, isWelcome) => this.record(view, events, isWelcome),
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
    return this.seat.guest;
  }

  get match() {
    return this.connection.view?.match ?? null;
  }

  get isOver(): boolean {
    return this.match?.view.over === true;
  }

  get isHost(): boolean {
    return this.connection.view?.table.host === this.guest;
  }

  close(): void {
    clearInterval(this.timer);
    this.connection.close();
  }

  private record(view: RoomView, events: readonly GameEvent[], isWelcome: boolean): void {
    const seq = this.connection.seq ?? 0;
    if (isWelcome && seq < this.lastSeq) this.complaints.push(`welcomed at ${seq} after having seen ${this.lastSeq}`);
    if (!isWelcome && seq <= this.lastSeq) this.complaints.push(`update ${seq} after ${this.lastSeq}`);
    this.lastSeq = seq;
    this.received.push({ seq, events, isWelcome, view: isWelcome || seq % viewEvery === 0 ? view : null });
  }

  private async move(): Promise<void> {
    const { connection, match } = this;
    if (this.asking || this.idle || connection.status !== 'open') return;
    this.asking = true;
    if (this.isOver && this.playsRematches && this.isHost) await connection.table({ kind: 'start' });
    else if (this.isOver && this.playsRematches) await connection.table({ kind: 'ready', ready: true });
    else if (match && match.seat !== null) await this.play(match.offers);
    this.asking = false;
  }

  private async play(offers: readonly JsonObject[]): Promise<void> {
    const decision = anyMove(offers.map(withCalls), 'solid', this.chance);
    if (!decision) return;
    if (this.chance.below(talk) === 0) {
      const text = `${this.guest} ${this.confirmed.length}`;
      await this.ask({ said: text }, this.connection.say(text));
    } else await this.ask({ act: decision.action }, this.connection.act(decision.action));
  }

  private async ask(what: Confirmed['what'], asked: Promise<Answer>): Promise<void> {
    const after = this.lastSeq;
    const began = performance.now();
    const answer = await asked;
    if (answer.t !== 'lost') this.answerMs.push(performance.now() - began);
    if (answer.t === 'done') this.confirmed.push({ what, after, by: this.lastSeq });
  }
}

/** Calls are made now and then, or the matches would take for ever. */
function withCalls(offer: JsonObject): JsonObject {
  const isCall = offer.type === 'say' || offer.type === 'declare';
  return isCall && Math.random() < 0.3 ? { ...offer, unprompted: false } : offer;
}
