import type { NodeMessage } from './nodeMessage.ts';
import type { RedisConnections } from './redisConnections.ts';

const channel = (node: string): string => `tasovka:to:${node}`;

interface Packet {
  readonly from: string;
  /** Counts the packets from one node to another. A gap means that a packet was lost. */
  readonly n: number;
  readonly messages: readonly NodeMessage[];
}

export interface NodeBusHooks {
  receive(from: string, message: NodeMessage): void;
  /** A message to or from this node may be lost, so nothing that was under way can be relied on. */
  linkBroken(node: string): void;
}

/** Messages between nodes over Redis: in order, batched per event loop iteration, and never lost silently. */
export class NodeBus {
  private readonly node: string;
  private readonly redis: RedisConnections;
  private readonly hooks: NodeBusHooks;
  private readonly waiting = new Map<string, NodeMessage[]>();
  private readonly sent = new Map<string, number>();
  private readonly received = new Map<string, number>();

  constructor(node: string, redis: RedisConnections, hooks: NodeBusHooks) {
    this.node = node;
    this.redis = redis;
    this.hooks = hooks;
  }

  listen(): Promise<void> {
    return this.redis.subscribe(channel(this.node), (text) => {
      // Only our own nodes publish here.
      this.receive(JSON.parse(text) as Packet);
    });
  }

  send(to: string, message: NodeMessage): void {
    const waiting = this.waiting.get(to);
    if (waiting) waiting.push(message);
    else {
      this.waiting.set(to, [message]);
      setImmediate(() => this.flush(to));
    }
  }

  private flush(to: string): void {
    const messages = this.waiting.get(to) ?? [];
    this.waiting.delete(to);
    const n = (this.sent.get(to) ?? 0) + 1;
    this.sent.set(to, n);
    const packet: Packet = { from: this.node, n, messages };
    this.redis.publish(channel(to), JSON.stringify(packet)).catch(() => this.hooks.linkBroken(to));
  }

  private receive({ from, n, messages }: Packet): void {
    const before = this.received.get(from);
    this.received.set(from, n);
    if (before !== undefined && n !== before + 1) this.hooks.linkBroken(from);
    for (const message of messages) this.hooks.receive(from, message);
  }
}
