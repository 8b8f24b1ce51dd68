import type { WebSocket } from 'ws';

/** A client that leaves this much unread is disconnected: it gets the whole view when it comes back. */
export const mostUnread = 1_000_000;

/**
 * Everything that is written to a socket passes here, answers to its pings included, so that nothing a client does or
 * fails to do makes the server keep more than this for it.
 */
export class SocketOutput {
  private readonly socket: WebSocket;
  private readonly onOverflow: () => void;

  constructor(socket: WebSocket, onOverflow: () => void) {
    this.socket = socket;
    this.onOverflow = onOverflow;
  }

  /** Bytes that wait for the client to read. */
  get unread(): number {
    return this.socket.bufferedAmount;
  }

  text(message: string): void {
    if (this.canWrite()) this.socket.send(message);
  }

  ping(payload: string): void {
    if (this.canWrite()) this.socket.ping(payload);
  }

  pong(payload: Buffer): void {
    if (this.canWrite()) this.socket.pong(payload);
  }

  close(code: number): void {
    if (this.canWrite()) this.socket.close(code);
  }

  private canWrite(): boolean {
    if (this.socket.readyState !== this.socket.OPEN) return false;
    if (this.unread <= mostUnread) return true;
    this.onOverflow();
    return false;
  }
}
