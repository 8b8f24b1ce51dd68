import type { JsonObject } from '@tasovka/kernel';
import { type Answer, type ChatLine, connect, type RoomConnection, type SeatCredentials } from '@tasovka/protocol';
import { WebSocket } from 'ws';

/** What an assistant is told when it has waited. */
export interface Situation {
  /** `move`: something waits for this seat. `match-over`, `lobby`: nobody plays. `nothing`: others are at it. `gone`: the seat is lost. */
  readonly needs: 'move' | 'match-over' | 'lobby' | 'nothing' | 'gone';
  /** What happened since the last time, as the seat may know it. */
  readonly events: readonly unknown[];
  readonly chat: readonly { readonly from: string; readonly text: string }[];
  readonly offers: readonly JsonObject[];
  readonly you: number | null;
  readonly players: readonly { readonly seat: number | null; readonly name: string; readonly isProgram: boolean }[];
  readonly game: string;
  readonly view: JsonObject | null;
}

/** An assistant that never asks is not told everything that happened since. */
const eventsKept = 200;

/** A seat at a table that is played by calls instead of a screen. */
export class ProgramSeat {
  private readonly room: RoomConnection;
  private events: unknown[] = [];
  private chat: ChatLine[] = [];
  private readonly waiting = new Set<() => void>();
  /** Only the newest call waits: an older one was given up, or is one too many. */
  private waits = 0;
  /** The match whose end has been told. */
  private overTold = 0;
  /** When a call last used it. */
  usedAt = Date.now();

  constructor(server: string, seat: SeatCredentials, headers: Readonly<Record<string, string>>) {
    this.room = connect({
      url: `${server.replace(/^http/, 'ws')}/socket`,
      room: seat.code,
      token: seat.token,
      WebSocket: class extends WebSocket {
        constructor(url: string, protocols: string[]) {
          super(url, protocols, { headers });
        }
      },
      on: {
        view: (_view, events) => {
          this.events = [...this.events, ...events].slice(-eventsKept);
          this.wake();
        },
        chat: (line) => {
          this.chat = [...this.chat, line].slice(-eventsKept);
        },
        status: () => this.wake(),
      },
    });
  }

  /** Comes back as soon as something needs this seat, and after `ms` at the latest. */
  async wait(ms: number): Promise<Situation> {
    const until = Date.now() + ms;
    const wait = ++this.waits;
    this.wake();
    while (!this.isWorthTelling && wait === this.waits && Date.now() < until) await this.change(until - Date.now());
    if (wait !== this.waits) return this.situation([], []);
    if (this.needs === 'match-over') this.overTold = this.room.view?.table.matches ?? 0;
    this.usedAt = Date.now();
    const { events, chat } = this;
    this.events = [];
    this.chat = [];
    return this.situation(events, chat);
  }

  /** Until the table is in view, or has had long enough. */
  async opened(ms = 10_000): Promise<void> {
    const until = Date.now() + ms;
    while (this.room.view === null && Date.now() < until) await this.change(until - Date.now());
  }

  act(action: JsonObject): Promise<Answer> {
    this.usedAt = Date.now();
    return this.room.act(action);
  }

  say(text: string): Promise<Answer> {
    this.usedAt = Date.now();
    return this.room.say(text);
  }

  close(): void {
    this.room.close();
    this.wake();
  }

  /** An assistant that waits in the lobby is told when it is dealt in; the end of a match is told once. */
  private get isWorthTelling(): boolean {
    const { needs } = this;
    if (needs === 'match-over') return this.overTold !== this.room.view?.table.matches;
    return needs === 'move' || needs === 'gone';
  }

  private get needs(): Situation['needs'] {
    const { view, status } = this.room;
    if (status === 'closed') return 'gone';
    if (!view) return 'nothing';
    const { match } = view;
    if (!match) return 'lobby';
    if (match.view.over === true) return 'match-over';
    return match.offers.some((offer) => offer.unprompted !== true) ? 'move' : 'nothing';
  }

  private situation(events: readonly unknown[], chat: readonly ChatLine[]): Situation {
    const { view } = this.room;
    const guests = view?.table.guests ?? [];
    const nameOf = (id: string): string => guests.find((guest) => guest.id === id)?.name ?? '';
    return {
      needs: this.needs,
      events,
      chat: chat.map(({ from, text }) => ({ from: nameOf(from), text })),
      offers: view?.match?.offers ?? [],
      you: view?.match?.seat ?? null,
      players: guests
        .filter(({ watching }) => !watching)
        .map(({ seat, name, bot, program }) => ({ seat, name, isProgram: program || bot !== null })),
      game: view?.table.game ?? '',
      view: view?.match?.view ?? null,
    };
  }

  private change(ms: number): Promise<void> {
    return new Promise((resolve) => {
      const done = (): void => {
        clearTimeout(timer);
        this.waiting.delete(done);
        resolve();
      };
      const timer = setTimeout(done, ms);
      this.waiting.add(done);
    });
  }

  private wake(): void {
    for (const done of [...this.waiting]) done();
  }
}
