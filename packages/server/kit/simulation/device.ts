import type { Duplex } from 'node:stream';
import WebSocket from 'ws';
import type { Cheat } from './cheats.ts';

/** A device's WebSocket class. What it sends passes through its cheat. */
export function socketClass(open: () => Duplex, cheat: Cheat): unknown {
  return class extends WebSocket {
    constructor(url: string, protocols: string[]) {
      super(url, protocols, { createConnection: () => open() as never, perMessageDeflate: false, autoPong: false });
      this.on('ping', (data) => setTimeout(() => this.isOpen && this.pong(data), cheat.pongDelay?.() ?? 0));
    }

    get isOpen(): boolean {
      return this.readyState === WebSocket.OPEN;
    }

    override send(data: unknown): void {
      const { text, late } = cheat.alter(String(data));
      if (late === 0) super.send(text);
      else setTimeout(() => this.isOpen && super.send(text), late);
    }
  };
}
