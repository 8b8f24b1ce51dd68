import { createServer, type Server } from 'node:http';
import { connect, type Entered, type Listener, type RoomConnection } from '@tasovka/protocol';
import pino from 'pino';
import WebSocket from 'ws';
import { randomMind } from '../../src/bots/random.ts';
import { Metrics } from '../../src/metrics.ts';
import { House } from '../../src/rooms/house.ts';
import { Gate } from '../../src/sockets/gate.ts';
import type { Store } from '../../src/storage/store.ts';
import { reflex } from '../reflex.ts';
import type { Lie } from './lies.ts';
import { type WireEnd, wire } from './wire.ts';

export interface Device {
  readonly rtt: number;
  readonly jitter: number;
  readonly lie: Lie;
}

/** A house and its gate as they are, for a game of nothing but races; only the cables are made up. */
export class World {
  readonly house: House;
  private readonly server: Server = createServer();

  constructor(store: Store, fair: boolean) {
    const metrics = new Metrics({ rooms: () => 0, seats: () => 0, sockets: () => 0 });
    this.house = new House({
      games: { reflex },
      store,
      brain: (_game, level) => randomMind(level),
      botPace: 1,
      patience: { leftMs: 2000, sitInMs: 30_000 },
      fair,
      sleepMs: 20_000,
      log: pino({ level: 'silent' }),
      metrics,
    });
    new Gate(this.server, {
      rooms: this.house,
      origins: [],
      perAddress: 1e6,
      messagesPerSecond: 1e6,
      onRoundTrip: () => {},
      acknowledgedOf: (end) => () => (end as WireEnd).acknowledged,
      addressOf: () => 'here',
    });
  }

  connect({ code, token }: Entered, device: Device, on: Listener): RoomConnection {
    const WebSocket = this.socketOf(device);
    return connect({ url: 'ws://world/socket', room: code, token, WebSocket, on });
  }

  /** The device's kind of WebSocket; what it sends passes through its lie. */
  private socketOf({ rtt, jitter, lie }: Device): unknown {
    const { server } = this;
    return class extends WebSocket {
      constructor(url: string, protocols: string[]) {
        const [here, there] = wire(rtt, jitter);
        super(url, protocols, { createConnection: () => here as never, perMessageDeflate: false, autoPong: false });
        server.emit('connection', there);
        this.on('ping', (data) => setTimeout(() => this.isOpen && this.pong(data), lie.echoLate?.() ?? 0));
      }

      get isOpen(): boolean {
        return this.readyState === WebSocket.OPEN;
      }

      override send(data: unknown): void {
        const { text, late } = lie.tell(String(data));
        if (late === 0) super.send(text);
        else setTimeout(() => this.isOpen && super.send(text), late);
      }
    };
  }

  async close(): Promise<void> {
    await this.house.close();
    this.server.close();
  }
}
