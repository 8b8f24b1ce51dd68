import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Duplex } from 'node:stream';
import { connect, type RoomConnection, type SeatCredentials } from '@tasovka/protocol';
import type { RoomRequest } from '../src/rooms/inbox/httpRequests.ts';
import { openSqlite } from '../src/storage/sqlite/store.ts';
import { raceGame } from './raceGame.ts';
import type { Cheat } from './simulation/cheats.ts';
import { socketClass } from './simulation/device.ts';
import { SimulatedServer } from './simulation/simulatedServer.ts';
import { halfOf, socketPair, type Way } from './simulation/socketPair.ts';
import { SimulatedTime } from './simulation/time.ts';

export type RaceKind = 'slap' | 'intercept' | 'catch';

/** Where a racer is, and how honest. */
export interface Device {
  readonly rtt: number;
  readonly jitter: number;
  readonly cheat: Cheat;
}

/** After so many races two new players meet, with newly measured connections. */
const perRoom = 50;

/** Human reaction times: skewed, about 350 ms, the same distribution for everybody. */
const reflexMs = (): number => 180 + 170 * Math.exp((Math.random() + Math.random() + Math.random() - 1.5) * 0.9);

/** Two devices race in simulated time; returns the share the second wins. Equal seeds give equal shares. */
export async function shareOfSecond(
  kind: RaceKind,
  devices: readonly [Device, Device],
  races: number,
  { fair = true, seed = 'races', inCall = false } = {},
): Promise<number> {
  // Opening and closing a storage takes real time.
  const folder = mkdtempSync(join(tmpdir(), 'tasovka-races-'));
  const store = await openSqlite({ file: join(folder, 'races.sqlite'), durability: 'normal' });
  const [first, second] = await SimulatedTime.within(seed, (time) =>
    meet(
      new SimulatedServer({ store: time.outside(store), games: { reflex: raceGame }, fair }),
      kind,
      devices,
      races,
      inCall,
    ),
  ).finally(() => store.close());
  rmSync(folder, { recursive: true, force: true });
  return second / (first + second);
}

type Wins = [number, number];

async function meet(
  server: SimulatedServer,
  kind: RaceKind,
  devices: readonly [Device, Device],
  races: number,
  inCall: boolean,
): Promise<Wins> {
  const wins: Wins = [0, 0];
  for (let run = 0; run < races; run += perRoom) {
    const [first, second] = await duel(server, kind, devices, Math.min(perRoom, races - run), inCall);
    wins[0] += first;
    wins[1] += second;
  }
  await server.close();
  return wins;
}

async function duel(
  server: SimulatedServer,
  kind: RaceKind,
  devices: readonly [Device, Device],
  races: number,
  inCall: boolean,
): Promise<Wins> {
  const host = (await server.requests.create({ game: 'reflex', name: 'Раз', face: 'a' })) as SeatCredentials;
  const join: RoomRequest = { kind: 'join', guest: { name: 'Два', face: 'b' } };
  const guest = (await server.requests.request(host.code, join)) as SeatCredentials;
  let end = (): void => {};
  const over = new Promise<void>((resolve) => {
    end = resolve;
  });
  const connections = [racer(server, host, devices[0], end), racer(server, guest, devices[1], end)];
  // Connections are measured before the first race: six pings in a second and a half, and their latency.
  await new Promise((resolve) => setTimeout(resolve, 3000));
  const [first, second] = connections as [RoomConnection, RoomConnection];
  const talks = inCall ? [talk(first, guest.guest), talk(second, host.guest)] : [];
  await first.table({ kind: 'choose', game: 'reflex', options: { kind, races } });
  await second.table({ kind: 'ready', ready: true });
  await first.table({ kind: 'start' });
  await over;
  const wins = first.view?.match?.view.wins as Wins;
  for (const one of talks) clearInterval(one);
  for (const connection of connections) connection.close();
  return wins;
}

/** What a call sends through the same sockets: words begin and end, and devices go on looking for ways to each other. */
function talk(connection: RoomConnection, to: string): NodeJS.Timeout {
  const session = 'a'.repeat(16);
  connection.voice({ t: 'voice', session, open: true });
  let speaking = false;
  return setInterval(() => {
    speaking = !speaking;
    connection.voice({ t: 'speaking', speaking });
    connection.voice({ t: 'voice-signal', to, session, signal: { kind: 'restart' } });
  }, 300);
}

/** A device whose player presses whatever race is offered, a reaction time after it was shown. */
function racer(server: SimulatedServer, seat: SeatCredentials, device: Device, end: () => void): RoomConnection {
  let answered = -1;
  const connection = connect({
    url: 'ws://world/socket',
    room: seat.code,
    token: seat.token,
    WebSocket: socketClass(() => plugIn(server, device), device.cheat),
    on: {
      view({ match }) {
        if (match?.view.over === true) end();
        const offer = match?.offers[0];
        const race = Number(match?.view.race ?? -1);
        if (!offer || answered === race) return;
        answered = race;
        const drawn = performance.now();
        setTimeout(() => {
          const slap = offer.type === 'slap' ? { ms: performance.now() - drawn } : {};
          void connection.act({ type: offer.type as string, window: race, ...slap });
        }, reflexMs());
      },
    },
  });
  return connection;
}

function plugIn(server: SimulatedServer, { rtt, jitter }: Device): Duplex {
  const way: Way = { delay: halfOf(rtt, jitter), arrive: (ms, run) => void setTimeout(run, ms) };
  const [here, there] = socketPair(way, way);
  server.accept(there);
  return here;
}
