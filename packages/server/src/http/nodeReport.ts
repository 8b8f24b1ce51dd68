import { performance } from 'node:perf_hooks';
import type { Cluster } from '../nodes/cluster.ts';
import type { RoomRegistry } from '../rooms/registry.ts';
import type { Room } from '../rooms/room.ts';

/** What an administrator is shown of one room. */
export interface RoomReport {
  readonly code: string;
  readonly game: string;
  readonly playing: boolean;
  readonly connected: number;
  readonly rows: number;
  readonly guests: readonly {
    readonly id: string;
    readonly name: string;
    readonly bot: boolean;
    readonly online: boolean;
  }[];
}

/** What an administrator is shown of one node. */
export interface NodeReport {
  /** Share of the time for which the event loop was busy since somebody last asked. */
  readonly busy: number;
  readonly sockets: number;
  readonly forwarded: number;
  readonly heapMB: number;
  readonly residentMB: number;
  readonly minutesUp: number;
  readonly rooms: readonly RoomReport[];
}

/** A node and its report; null where it did not answer in time. */
export interface ListedNode {
  readonly address: string;
  readonly report: NodeReport | null;
}

export interface ReportedNode {
  readonly registry: RoomRegistry;
  readonly cluster: Cluster | null;
  sockets(): number;
}

const answerMs = 1000;
let lastAsked = performance.eventLoopUtilization();

export function reportNode({ registry, cluster, sockets }: ReportedNode): NodeReport {
  const now = performance.eventLoopUtilization();
  const { utilization } = performance.eventLoopUtilization(now, lastAsked);
  lastAsked = now;
  const { heapUsed, rss } = process.memoryUsage();
  return {
    busy: utilization,
    sockets: sockets(),
    forwarded: cluster?.forwardedSockets ?? 0,
    heapMB: Math.round(heapUsed / 1e6),
    residentMB: Math.round(rss / 1e6),
    minutesUp: Math.round(process.uptime() / 60),
    rooms: [...registry.rooms.values()].map(reportRoom),
  };
}

function reportRoom({ code, state: { table }, log, connectionCount }: Room): RoomReport {
  return {
    code,
    game: table.data.game,
    playing: table.playing,
    connected: connectionCount,
    rows: log.seq,
    guests: table.data.guests.map(({ id, name, bot, online }) => ({ id, name, bot: bot !== null, online })),
  };
}

/** All nodes; each has a second to answer. */
export async function reportAll(own: ReportedNode): Promise<ListedNode[]> {
  const { cluster } = own;
  if (!cluster) return [{ address: 'this node', report: reportNode(own) }];
  const others = cluster.nodes.filter(({ id }) => id !== cluster.node);
  const reports = others.map(async (node): Promise<ListedNode> => {
    const answer = await cluster.ask(node, { method: 'GET', path: '/admin/node', headers: {} }, '', answerMs);
    if (answer?.statusCode !== 200) return { address: node.address, report: null };
    // Only our own nodes answer here.
    const read = async (): Promise<NodeReport> => JSON.parse(Buffer.concat(await answer.toArray()).toString());
    return { address: node.address, report: await read().catch(() => null) };
  });
  return [{ address: `${cluster.address} (this node)`, report: reportNode(own) }, ...(await Promise.all(reports))];
}
