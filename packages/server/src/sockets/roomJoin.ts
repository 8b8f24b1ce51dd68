import type { ConnectFailure, Connection, Hello, Latency, RoomSession } from '../rooms/connection.ts';
import type { RoomRegistry } from '../rooms/registry.ts';

/** What a socket does for its connection to a room. */
export interface ConnectionOwner {
  readonly openedAt: number;
  readonly latency: Latency;
  send(text: string): void;
  close(code: number): void;
  /** Says that the room is away for a moment. */
  sendWaiting(): void;
}

/** One attempt of a socket to be in its room. What a former room still does to a former attempt reaches nobody. */
class Attempt implements Connection {
  readonly openedAt: number;
  readonly latency: Latency;
  isOpen = true;
  private readonly owner: ConnectionOwner;
  private readonly onRejoin: (lastSeq: number | undefined) => void;

  constructor(owner: ConnectionOwner, onRejoin: (lastSeq: number | undefined) => void) {
    this.owner = owner;
    this.onRejoin = onRejoin;
    this.openedAt = owner.openedAt;
    this.latency = owner.latency;
  }

  send(text: string): void {
    if (this.isOpen) this.owner.send(text);
  }

  close(code: number): void {
    if (this.isOpen) this.owner.close(code);
  }

  rejoin(lastSeq: number | undefined): void {
    if (this.isOpen) this.onRejoin(lastSeq);
  }
}

/** Keeps a socket in its room: tries again while the storage is away, and when the room is opened anew. */
export class RoomJoin {
  /** The room as this socket reaches it; null while it has none. */
  session: RoomSession | null = null;
  private attempt: Attempt | null = null;
  private readonly rooms: Pick<RoomRegistry, 'connect'>;
  private readonly room: string;
  private readonly owner: ConnectionOwner;
  private readonly onRefused: (reason: Exclude<ConnectFailure, 'unavailable'>) => void;

  constructor(rooms: RoomJoin['rooms'], room: string, owner: ConnectionOwner, onRefused: RoomJoin['onRefused']) {
    this.rooms = rooms;
    this.room = room;
    this.owner = owner;
    this.onRefused = onRefused;
  }

  get isIdle(): boolean {
    return this.attempt === null;
  }

  join(hello: Hello, waitMs = 0): void {
    this.end();
    const attempt = new Attempt(this.owner, (seq) => {
      this.join({ token: hello.token, ...(seq !== undefined && { seq }) }, 50);
      this.owner.sendWaiting();
    });
    this.attempt = attempt;
    const connect = async (): Promise<void> => {
      if (!attempt.isOpen) return;
      const session = await this.rooms.connect(this.room, hello, attempt).catch(() => 'unavailable' as const);
      if (typeof session !== 'string') {
        if (attempt.isOpen) this.session = session;
        else session.leave();
      } else if (!attempt.isOpen) return;
      else if (session === 'unavailable') {
        if (waitMs === 0) this.owner.sendWaiting();
        this.join(hello, Math.min(1000, 50 + waitMs * 1.6));
      } else this.onRefused(session);
    };
    // An error of ours costs this socket alone.
    const run = (): void => void connect().catch(() => this.owner.close(1011));
    if (waitMs === 0) run();
    else setTimeout(run, waitMs * (0.7 + Math.random() * 0.6));
  }

  leave(): void {
    const { session } = this;
    this.end();
    session?.leave();
  }

  private end(): void {
    if (this.attempt) this.attempt.isOpen = false;
    this.attempt = null;
    this.session = null;
  }
}
