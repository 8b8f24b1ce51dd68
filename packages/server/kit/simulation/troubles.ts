import type { Host } from './host.ts';
import type { SimulatedCluster, SimulatedNode } from './simulatedCluster.ts';

/** Something that goes wrong; it has been put right when it resolves. */
export interface Trouble {
  readonly name: string;
  run(cluster: SimulatedCluster): Promise<void>;
}

const wait = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));
const below = (n: number): number => Math.floor(Math.random() * n);
const upTo = (ms: number): number => Math.random() * ms;
const any = <T>(items: readonly T[]): T => items[below(items.length)] as T;
const anyPlace = ({ nodes }: SimulatedCluster): number => below(nodes.length);
const nodeAt = ({ nodes }: SimulatedCluster, place: number): SimulatedNode => nodes[place] as SimulatedNode;

/** Longer than any lease, so that others have its rooms when it goes on. */
const longMs = 10_000;

async function killOne(cluster: SimulatedCluster, isHeard: boolean): Promise<void> {
  const place = anyPlace(cluster);
  const node = nodeAt(cluster, place);
  // Another trouble has killed it already and starts it anew.
  if (node.host.isDead || !node.isOpen) return;
  cluster.kill(node, isHeard);
  await wait(upTo(4000));
  await cluster.start(place);
}

async function withFaults(cluster: SimulatedCluster, faults: Partial<SimulatedNode['faults']>): Promise<void> {
  const node = nodeAt(cluster, anyPlace(cluster));
  Object.assign(node.faults, faults);
  await wait(200 + upTo(3000));
  Object.assign(node.faults, { slowBy: 0, failBefore: 0, failAfter: 0 });
}

function stallOne(cluster: SimulatedCluster, others: readonly Host[], ms: number): void {
  const { host } = nodeAt(cluster, anyPlace(cluster));
  const other = any(others);
  if (other !== host) cluster.network.stall(host, other, ms);
}

export const troubles: readonly Trouble[] = [
  { name: 'a node is killed', run: (cluster) => killOne(cluster, true) },
  { name: 'a node loses its power', run: (cluster) => killOne(cluster, false) },
  {
    name: 'a node is asked to stop',
    async run(cluster) {
      const place = anyPlace(cluster);
      const node = nodeAt(cluster, place);
      if (node.host.isDead || !node.isOpen) return;
      await cluster.stop(node);
      await wait(upTo(1000));
      await cluster.start(place);
    },
  },
  {
    name: 'a node stands still',
    async run(cluster) {
      const ms = upTo(longMs);
      nodeAt(cluster, anyPlace(cluster)).host.freeze(ms);
      await wait(ms);
    },
  },
  { name: 'the storage is slow for a node', run: (cluster) => withFaults(cluster, { slowBy: 50 + upTo(2000) }) },
  { name: 'the storage fails for a node', run: (cluster) => withFaults(cluster, { failBefore: 1 + upTo(9) }) },
  { name: 'the storage’s answers are lost', run: (cluster) => withFaults(cluster, { failAfter: 1 + upTo(9) }) },
  {
    name: 'Redis is down',
    async run({ redis }) {
      const ms = upTo(4000);
      redis.goDown(ms);
      await wait(ms);
    },
  },
  {
    name: 'Redis forgets',
    async run({ redis }) {
      redis.forget();
    },
  },
  {
    name: 'nothing gets through between two nodes',
    async run(cluster) {
      const ms = upTo(longMs);
      stallOne(
        cluster,
        cluster.nodes.map(({ host }) => host),
        ms,
      );
      await wait(ms);
    },
  },
  {
    name: 'nothing gets through between a device and a node',
    async run(cluster) {
      const ms = upTo(2 * longMs);
      stallOne(cluster, cluster.devices, ms);
      await wait(ms);
    },
  },
  {
    name: 'a device loses its connections',
    async run({ network, devices }) {
      network.reset(any(devices));
    },
  },
  {
    name: 'a phone is put into a pocket',
    async run({ devices }) {
      const ms = upTo(2 * longMs);
      any(devices).freeze(ms);
      await wait(ms);
    },
  },
];
