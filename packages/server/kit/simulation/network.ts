import type { Duplex } from 'node:stream';
import type { Host } from './host.ts';
import { halfOf, type SimulatedSocket, socketPair, type Way } from './socketPair.ts';
import type { SimulatedTime } from './time.ts';

interface Connection {
  readonly hosts: readonly [Host, Host];
  readonly ends: readonly [SimulatedSocket, SimulatedSocket];
}

/** The connections between machines, and what goes wrong with them. */
export class Network {
  private readonly time: SimulatedTime;
  private readonly open = new Set<Connection>();
  /** Until when nothing gets through between two machines. */
  private readonly stalls = new Map<string, number>();

  constructor(time: SimulatedTime) {
    this.time = time;
  }

  connect(from: Host, to: Host, rtt: number, jitter: number): [Duplex, Duplex] {
    const delay = halfOf(rtt, jitter);
    const way = (host: Host): Way => ({
      delay: () => delay() + this.stalledFor(from, to),
      arrive: (ms, run) => this.time.reach(host, ms, run),
    });
    const ends = socketPair(way(to), way(from));
    const connection: Connection = { hosts: [from, to], ends };
    this.open.add(connection);
    for (const end of ends) end.once('close', () => this.open.delete(connection));
    return ends;
  }

  /** Nothing is lost, as TCP sends it again; but it takes that long. */
  stall(one: Host, two: Host, ms: number): void {
    this.stalls.set(linkOf(one, two), performance.now() + ms);
  }

  stalledFor(one: Host, two: Host): number {
    return Math.max(0, (this.stalls.get(linkOf(one, two)) ?? 0) - performance.now());
  }

  /** Every connection of a machine breaks, and both ends learn it. */
  reset(host: Host): void {
    for (const { hosts, ends } of [...this.open]) {
      if (!hosts.includes(host)) continue;
      for (const [i, one] of hosts.entries()) this.time.reach(one, 1, () => ends[i]?.reset());
    }
  }
}

const linkOf = (one: Host, two: Host): string => [one.name, two.name].sort().join(' ');
