import { Duplex } from 'node:stream';
import type { SeatCredentials } from '@tasovka/protocol';
import pino from 'pino';
import { allGames } from '../../src/index.ts';
import type { Dial } from '../../src/nodes/dial.ts';
import type { Store } from '../../src/storage/store.ts';
import { isUnexpected } from '../logLine.ts';
import { RecordingPlayer } from '../recordingPlayer.ts';
import { honest } from './cheats.ts';
import { socketClass } from './device.ts';
import { faultyStore, type StoreFaults } from './faultyStore.ts';
import { Host } from './host.ts';
import { Network } from './network.ts';
import { SimulatedRedis } from './simulatedLeases.ts';
import { SimulatedServer } from './simulatedServer.ts';
import type { SimulatedTime } from './time.ts';

/** A process on a machine of the cluster; the next process on it is another node. */
export interface SimulatedNode {
  readonly host: Host;
  readonly server: SimulatedServer;
  readonly faults: StoreFaults;
  /** False before it listens, and from when it is asked to stop. */
  isOpen: boolean;
}

const betweenNodes = { rtt: 1, jitter: 0.5 };
const toDevices = { rtt: 30, jitter: 20 };
const dialMs = 1000;
const wait = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));

/** Nodes, a Redis, a storage, a balancer and people's devices, all in one process and in simulated time. */
export class SimulatedCluster {
  readonly network: Network;
  readonly redis = new SimulatedRedis();
  readonly nodes: SimulatedNode[] = [];
  readonly devices: Host[] = [];
  /** What our own code logged and no trouble explains. */
  readonly unexpected: string[] = [];
  private readonly time: SimulatedTime;
  private readonly store: Store;
  private started = 0;

  constructor(time: SimulatedTime, store: Store) {
    this.time = time;
    this.store = time.outside(store);
    this.network = new Network(time);
  }

  /** Starts a process in a place of the cluster. */
  async start(place: number): Promise<void> {
    const host = new Host(`node ${place}, process ${++this.started}`);
    const faults: StoreFaults = { slowBy: 0, failBefore: 0, failAfter: 0 };
    const reach = (): Promise<void> => wait(0.2 + Math.random() * 0.5);
    const server = this.time.on(
      host,
      () =>
        new SimulatedServer({
          store: faultyStore(this.store, faults),
          games: allGames,
          log: pino({ level: 'warn' }, { write: (line) => isUnexpected(line.trim()) && this.unexpected.push(line) }),
          node: { id: host.name, leases: this.redis.leasesOf(host.name, reach), dial: this.dialFrom(host) },
        }),
    );
    const node = { host, server, faults, isOpen: true };
    this.nodes[place] = node;
    await this.time.on(host, () => server.cluster?.start(`${host.name}:1`));
  }

  /** The process is killed. Its system says so to whoever is connected, or it is switched off and nobody does. */
  kill({ host }: SimulatedNode, isHeard: boolean): void {
    if (isHeard) this.network.reset(host);
    host.isDead = true;
  }

  async stop(node: SimulatedNode): Promise<void> {
    node.isOpen = false;
    await this.time.on(node.host, () => node.server.close());
    this.network.reset(node.host);
    node.host.isDead = true;
  }

  /** A table's first guest comes by any node, as by HTTP. */
  async newTable(game: string, people: number): Promise<SeatCredentials[]> {
    const { host, server } = this.nodes[0] as SimulatedNode;
    return this.time.on(host, async () => {
      const first = (await server.requests.create({ game, name: 'Раз', face: 'a' })) as SeatCredentials;
      const seats = [first];
      for (let n = 1; n < people; n++) {
        const guest = { name: `Гость ${n}`, face: 'b' };
        seats.push((await server.requests.request(first.code, { kind: 'join', guest })) as SeatCredentials);
      }
      return seats;
    });
  }

  /** Somebody at a device of their own. */
  player(seat: SeatCredentials, paceMs: number): RecordingPlayer {
    const host = new Host(`device ${this.devices.length}`);
    this.devices.push(host);
    const WebSocket = socketClass(() => this.balance(host), honest);
    return this.time.on(host, () => new RecordingPlayer('http://world', seat, paceMs, WebSocket));
  }

  /** The balancer gives a device to any node that listens. */
  private balance(device: Host): Duplex {
    const listening = this.nodes.filter(({ host, isOpen }) => isOpen && !host.isDead);
    const node = listening[Math.floor(Math.random() * listening.length)];
    if (!node) return refused();
    return this.connect(device, node, toDevices);
  }

  private connect(from: Host, { host, server }: SimulatedNode, { rtt, jitter }: typeof toDevices): Duplex {
    const [here, there] = this.network.connect(from, host, rtt, jitter);
    // One that breaks before it is accepted is none of the server's.
    const ignore = (): void => {};
    there.on('error', ignore);
    this.time.reach(host, rtt / 2, () => {
      there.off('error', ignore);
      if (!there.destroyed) server.accept(there);
    });
    return here;
  }

  private dialFrom(from: Host): Dial {
    return async (address) => {
      const node = this.nodes.find(({ host }) => `${host.name}:1` === address);
      if (!node?.isOpen || node.host.isDead) throw new Error(`${address} refuses`);
      const isDeaf = node.host.frozenUntil > performance.now() + dialMs;
      if (isDeaf || this.network.stalledFor(from, node.host) > dialMs) {
        await wait(dialMs);
        throw new Error(`${address} does not answer`);
      }
      return this.connect(from, node, betweenNodes);
    };
  }
}

function refused(): Duplex {
  const socket = new Duplex({ read: () => {}, write: (_chunk, _encoding, done) => done() });
  setTimeout(() => socket.destroy(new Error('connection refused')), 1);
  return socket;
}
