import { createServer, type Server } from 'node:http';
import { connect, type Listener, type RoomConnection, type SeatCredentials } from '@tasovka/protocol';
import pino from 'pino';
import WebSocket from 'ws';
import { randomBot } from '../../src/bots/randomBot.ts';
import { Metrics } from '../../src/metrics.ts';
import { RoomRegistry } from '../../src/rooms/registry.ts';
import { SocketServer } from '../../src/sockets/socketServer.ts';
import type { Store } from '../../src/storage/store.ts';
import { raceGame } from '../raceGame.ts';
import type { Cheat } from './cheats.ts';
import { type SimulatedSocket, socketPair } from './socketPair.ts';

export interface Device {
  readonly rtt: number;
  readonly jitter: number;
  readonly cheat: Cheat;
}

/** The real registry and socket server, with the race game; only the network is simulated. */
export class SimulatedServer {
  readonly registry: RoomRegistry;
  private readonly server: Server = createServer();

  constructor(store: Store, fair: boolean) {
    const metrics = new Metrics({ rooms: () => 0, seats: () => 0, sockets: () => 0 });
    this.registry = new RoomRegistry({
      games: { reflex: raceGame },
      store,
      botFactory: (_game, level) => randomBot(level),
      botPace: 1,
      absenceLimits: { leftMs: 2000, sitInMs: 30_000 },
      fair,
      sleepMs: 20_000,
      log: pino({ level: 'silent' }),
      metrics,
    });
    new SocketServer(this.server, {
      rooms: this.registry,
      origins: [],
      perAddress: 1e6,
      messagesPerSecond: 1e6,
      onRoundTrip: () => {},
      tcpInfoOf: (end) => () => (end as SimulatedSocket).tcpInfo,
      addressOf: () => 'here',
    });
  }

  connect({ code, token }: SeatCredentials, device: Device, on: Listener): RoomConnection {
    const WebSocket = this.socketOf(device);
    return connect({ url: 'ws://world/socket', room: code, token, WebSocket, on });
  }

  /** The device's WebSocket class; what it sends passes through its cheat. */
  private socketOf({ rtt, jitter, cheat }: Device): unknown {
    const { server } = this;
    return class extends WebSocket {
      constructor(url: string, protocols: string[]) {
        const [here, there] = socketPair(rtt, jitter);
        super(url, protocols, { createConnection: () => here as never, perMessageDeflate: false, autoPong: false });
        server.emit('connection', there);
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

  async close(): Promise<void> {
    await this.registry.close();
    this.server.close();
  }
}
