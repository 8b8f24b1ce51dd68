import type { RoomSession } from '../rooms/connection.ts';
import type { ConnectFailure, Hello, Rooms } from '../rooms/rooms.ts';
import { type ConnectionOwner, SocketConnection } from './socketConnection.ts';

export interface RoomHello extends Hello {
  readonly room: string;
}

type Phase =
  | { readonly kind: 'idle' }
  | { readonly kind: 'joining'; readonly hello: RoomHello; readonly connection: SocketConnection }
  | {
      readonly kind: 'joined';
      readonly hello: RoomHello;
      readonly connection: SocketConnection;
      readonly session: RoomSession;
    };

/** Keeps a socket in its room: joins, tries again while the room is unavailable, and rejoins when the room moves. */
export class RoomJoin {
  private readonly rooms: Rooms;
  private readonly owner: ConnectionOwner;
  private readonly onRefused: (reason: Exclude<ConnectFailure, 'unavailable'>) => void;
  private phase: Phase = { kind: 'idle' };

  constructor(rooms: Rooms, owner: ConnectionOwner, onRefused: RoomJoin['onRefused']) {
    this.rooms = rooms;
    this.owner = owner;
    this.onRefused = onRefused;
  }

  /** The room as this socket reaches it; null while it has none. */
  get session(): RoomSession | null {
    return this.phase.kind === 'joined' ? this.phase.session : null;
  }

  get isIdle(): boolean {
    return this.phase.kind === 'idle';
  }

  /** Joins; where the room is unavailable, again a little later. */
  join(hello: RoomHello, waitMs = 0): void {
    const connection = new SocketConnection(this.owner);
    this.phase = { kind: 'joining', hello, connection };
    const isCurrent = (): boolean => this.phase.kind === 'joining' && this.phase.connection === connection;
    const retry = (): void => {
      connection.end();
      if (isCurrent()) this.join(hello, Math.min(1000, 50 + waitMs * 1.6));
    };
    const connect = (): void => {
      if (!isCurrent()) return;
      this.rooms.connect(hello.room, hello, connection).then((session) => {
        if (typeof session !== 'string') {
          if (isCurrent()) this.phase = { kind: 'joined', hello, connection, session };
          else session.leave();
        } else if (!isCurrent()) return;
        else if (session === 'unavailable') retry();
        else this.onRefused(session);
      }, retry);
    };
    if (waitMs === 0) connect();
    else setTimeout(connect, waitMs * (0.7 + Math.random() * 0.6));
  }

  /** The room moved or is opened anew. False where this socket has no room. */
  rejoin(lastSeq: number | undefined): boolean {
    if (this.phase.kind === 'idle') return false;
    const { room, token } = this.phase.hello;
    this.join({ room, token, ...(lastSeq !== undefined && { seq: lastSeq }) }, 50);
    return true;
  }

  leave(): void {
    const { phase } = this;
    this.phase = { kind: 'idle' };
    if (phase.kind === 'idle') return;
    phase.connection.end();
    if (phase.kind === 'joined') phase.session.leave();
  }
}
