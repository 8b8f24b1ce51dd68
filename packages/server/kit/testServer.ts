import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { AnyGame } from '@tasovka/kernel';
import { type ConnectOptions, connect, type RoomConnection, roomApi, type SeatCredentials } from '@tasovka/protocol';
import pino, { type Logger } from 'pino';
import { allGames, type Config, configFrom, type RunningServer, startServer } from '../src/index.ts';
import type { RoomRegistry } from '../src/rooms/registry.ts';
import type { RoomRequests } from '../src/rooms/roomRequests.ts';

/** A real server on a free port with its files in a folder of its own. */
export class TestServer {
  readonly folder = mkdtempSync(join(tmpdir(), 'tasovka-'));
  private running: RunningServer | null = null;
  private readonly changes: Partial<Config>;
  private readonly connections: RoomConnection[] = [];
  private readonly games: Readonly<Record<string, AnyGame>>;
  private readonly log: Logger;
  private port = 0;

  constructor(
    changes: Partial<Config> = {},
    moreGames: Readonly<Record<string, AnyGame>> = {},
    log: Logger = pino({ level: process.env.LOG_LEVEL ?? 'warn' }),
  ) {
    this.changes = changes;
    this.games = { ...allGames, ...moreGames };
    this.log = log;
  }

  /** Where its rooms are stored. */
  get file(): string {
    return join(this.folder, 'data', 'tasovka.sqlite');
  }

  get registry(): RoomRegistry {
    if (!this.running) throw new Error('the server is not running');
    return this.running.registry;
  }

  get requests(): RoomRequests {
    if (!this.running) throw new Error('the server is not running');
    return this.running.requests;
  }

  /** Starts, or starts again on the same port and files; `updated` games take the place of those it had before. */
  async start(updated: Readonly<Record<string, AnyGame>> = {}): Promise<this> {
    const config = configFrom({}, this.folder);
    const limits = {
      roomsPerHour: 1e6,
      callsPerMinute: 1e6,
      packsPerHour: 1e6,
      connections: 1e6,
      connectionsPerAddress: 1e6,
      socketsPerAddress: 1e6,
      newSocketsPerMinute: 1e6,
      missesPerMinute: 1e6,
      requestsAtOnce: 1e6,
      requestsPerSecond: 1e6,
      messagesPerSecond: 1e6,
      tableRequestsPerHour: 1e6,
      talkPerHour: 1e6,
      joinsPerHour: 1e6,
      catchUpsPerHour: 1e6,
    };
    this.running = await startServer(
      { ...config, ...limits, host: '127.0.0.1', port: this.port, botPace: 0, ...this.changes },
      { ...this.games, ...updated },
      this.log,
    );
    this.port = this.running.port;
    return this;
  }

  async stop(): Promise<void> {
    await this.running?.close();
    this.running = null;
  }

  get http(): string {
    return `http://127.0.0.1:${this.port}`;
  }

  /** A new room of a game with so many people, all connected and ready; the first is host. */
  async party(game: string, people: number, options: object = {}): Promise<Player[]> {
    const host = await this.player(await roomApi.create(this.http, { game, name: 'Аня', face: 'pig' }));
    const others = Array.from({ length: people - 1 }, async (_, i) =>
      this.player(await roomApi.join(this.http, host.seat.code, { name: `Гость ${i + 1}`, face: 'fox' })),
    );
    const players = [host, ...(await Promise.all(others))];
    await mustBeDone(host.connection.table({ kind: 'choose', game, options: options as never }));
    for (const { connection } of players) await mustBeDone(connection.table({ kind: 'ready', ready: true }));
    return players;
  }

  async player(seat: SeatCredentials, more: Partial<ConnectOptions> = {}): Promise<Player> {
    const player = await playerOn(this.http, seat, more);
    this.connections.push(player.connection);
    return player;
  }

  async clear(): Promise<void> {
    for (const connection of this.connections) connection.close();
    await this.stop();
    rmSync(this.folder, { recursive: true, force: true });
  }
}

export interface Player {
  readonly seat: SeatCredentials;
  readonly connection: RoomConnection;
}

/** Somebody with a seat, connected to a server. */
export async function playerOn(
  http: string,
  seat: SeatCredentials,
  more: Partial<ConnectOptions> = {},
): Promise<Player> {
  const connection = connect({
    url: `${http.replace('http', 'ws')}/socket`,
    room: seat.code,
    token: seat.token,
    reconnectMs: 50,
    ...more,
  });
  await until(() => connection.view !== null, 'welcome');
  return { seat, connection };
}

export async function mustBeDone(answer: ReturnType<RoomConnection['act']>): Promise<void> {
  const result = await answer;
  if (result.t !== 'done') throw new Error(`not done: ${JSON.stringify(result)}`);
}

export async function until(test: () => boolean, what: string, ms = 10_000): Promise<void> {
  const end = performance.now() + ms;
  while (!test()) {
    if (performance.now() > end) throw new Error(`waited ${ms} ms in vain for ${what}`);
    await new Promise((resolve) => setTimeout(resolve, 5));
  }
}
