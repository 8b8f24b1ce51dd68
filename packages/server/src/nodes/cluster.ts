import type { IncomingHttpHeaders, IncomingMessage } from 'node:http';
import type { Logger } from 'pino';
import type { Metrics } from '../metrics.ts';
import type { RoomRegistry } from '../rooms/registry.ts';
import type { SocketOpening } from '../sockets/socketServer.ts';
import { type Dial, hostOf } from './dial.ts';
import { Forwarding, type NodeRequest } from './forwarding.ts';
import { type LeaseStore, leaseMs, type NodeInfo, renewEveryMs } from './leaseStore.ts';
import { clientAddress, forwarder, nodeHeaders } from './nodeHeaders.ts';

export interface ClusterOptions {
  /** This node's own name. */
  readonly node: string;
  readonly registry: RoomRegistry;
  readonly leases: LeaseStore;
  readonly dial: Dial;
  readonly metrics: Pick<Metrics, 'watchCluster' | 'forwardFailed'>;
  readonly log: Logger;
}

/** Somebody looks for a room that may not even exist: its lease is for a moment, until the room is opened. */
const routeMs = 30_000;
const openMs = 86_400_000;
/** How long another node may take to answer a request. */
const answerMs = 5000;

/**
 * This node among others. A room runs on one node; whatever reaches another one is forwarded there, and never further.
 * Where that fails the device is told to come again: soon the owner is back, or another node has the room.
 */
export class Cluster {
  readonly node: string;
  /** Where other nodes reach this one. */
  address = '';
  /** All living nodes, this one too, as of the last renewal. */
  nodes: readonly NodeInfo[] = [];
  private readonly options: ClusterOptions;
  private readonly forwarding: Forwarding;
  private secret: string | null = null;
  private renewedAt = Number.NEGATIVE_INFINITY;
  private timer: NodeJS.Timeout | null = null;
  private renewing = false;
  private checking = false;
  /** We were taken for dead, or Redis forgot: some of our rooms may have another owner. */
  private mustCheck = false;

  constructor(options: ClusterOptions) {
    const { dial, registry, leases, metrics } = options;
    this.options = options;
    this.node = options.node;
    this.forwarding = new Forwarding(dial);
    registry.mayOpen = async (code) => (await leases.claim(code, openMs)).id === this.node;
    registry.onRoomClosed = (code) => void leases.release(code).catch(() => {});
    metrics.watchCluster({ isReady: () => this.isReady(), forwardedSockets: () => this.forwardedSockets });
  }

  /** From now on other nodes find this one at its address. */
  async start(address: string): Promise<void> {
    this.address = address;
    await this.renew();
    this.timer = setInterval(() => void this.renew(), renewEveryMs);
  }

  /** Other nodes may take our rooms at once. */
  async stop(): Promise<void> {
    if (this.timer) clearInterval(this.timer);
    this.forwarding.close();
    await this.options.leases.leave().catch(() => {});
  }

  get forwardedSockets(): number {
    return this.forwarding.sockets;
  }

  /** Whether other nodes take this one for alive; without that no room can be claimed. */
  isReady(): boolean {
    return performance.now() - this.renewedAt < leaseMs;
  }

  // ---- Forwarding ------------------------------------------------------------------------------------------------

  /** The node that runs a room; or that it is this one, or nobody can say. */
  async find(code: string, headers: IncomingHttpHeaders): Promise<NodeInfo | 'here' | 'unavailable'> {
    const by = forwarder(headers, this.secret);
    if (by === 'impostor') return 'unavailable';
    const { registry, leases } = this.options;
    // It goes on without Redis. If another node has opened it meanwhile, the storage tells.
    if (registry.rooms.has(code)) return 'here';
    const owner = await leases.claim(code, routeMs).catch(() => null);
    if (owner?.id === this.node) return 'here';
    return owner === null || by === 'node' ? 'unavailable' : owner;
  }

  async route({ code, address, request, socket, head }: SocketOpening): Promise<'here' | 'forwarded' | 'unavailable'> {
    const owner = await this.find(code, request.headers);
    if (typeof owner === 'string') return owner;
    const own = nodeHeaders(this.secret ?? '', address);
    const sent = await this.counted(this.forwarding.socket(owner, request, socket, head, own));
    return sent === null ? 'unavailable' : 'forwarded';
  }

  /** The answer of another node, or null. `client` is the address of the device that asks. */
  ask(to: NodeInfo, { headers, ...request }: NodeRequest, client: string, withinMs = answerMs) {
    const own = nodeHeaders(this.secret ?? '', client);
    return this.counted<IncomingMessage>(
      this.forwarding.request(to, { ...request, headers: { ...headers, ...own } }, withinMs),
    );
  }

  /** The device's address as another node saw it; null where no node forwarded this. */
  clientAddress(headers: IncomingHttpHeaders): string | null {
    return this.isNode(headers) ? clientAddress(headers) : null;
  }

  hasNodeAt(host: string): boolean {
    return this.nodes.some(({ id, address }) => id !== this.node && hostOf(address) === host);
  }

  isNode(headers: IncomingHttpHeaders): boolean {
    return forwarder(headers, this.secret) === 'node';
  }

  private counted<T>(forwarded: Promise<T>): Promise<T | null> {
    return forwarded.catch((error: unknown) => {
      this.options.metrics.forwardFailed();
      this.options.log.debug({ err: error }, 'not forwarded');
      return null;
    });
  }

  // ---- Leases ----------------------------------------------------------------------------------------------------

  private async renew(): Promise<void> {
    if (this.renewing) return;
    this.renewing = true;
    // Redis counts from when it was asked, not from its answer.
    const askedAt = performance.now();
    try {
      const { wasAlive, nodes, secret } = await this.options.leases.renew(this.address);
      this.renewedAt = askedAt;
      this.secret = secret;
      this.nodes = nodes;
      this.mustCheck ||= !wasAlive;
      this.forwarding.dropLost(nodes);
      if (this.mustCheck) void this.checkRooms();
    } catch (error) {
      this.options.log.debug({ err: error }, 'lease not renewed');
    } finally {
      this.renewing = false;
    }
  }

  /** Rooms that other nodes have opened are let go. The others are still ours, though somebody may look for them elsewhere. */
  private async checkRooms(): Promise<void> {
    if (this.checking) return;
    this.checking = true;
    this.mustCheck = false;
    try {
      const { registry, leases } = this.options;
      for (const [code, room] of [...registry.rooms]) {
        if (await registry.isOwner(room)) await leases.keep(code, openMs);
      }
    } catch (error) {
      this.mustCheck = true;
      this.options.log.debug({ err: error }, 'rooms not checked');
    } finally {
      this.checking = false;
    }
  }
}
