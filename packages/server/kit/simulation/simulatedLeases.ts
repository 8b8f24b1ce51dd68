import { type LeaseStore, leaseMs, type NodeInfo, type Renewal } from '../../src/nodes/leaseStore.ts';

/** What Redis does for a cluster, in memory: the same answers, and the same ways to fail. */
export class SimulatedRedis {
  private readonly nodes = new Map<string, { readonly address: string; readonly until: number }>();
  private readonly owners = new Map<string, { readonly node: string; readonly until: number }>();
  private secret: string | null = null;
  private downUntil = 0;

  goDown(ms: number): void {
    this.downUntil = performance.now() + ms;
  }

  forget(): void {
    this.nodes.clear();
    this.owners.clear();
    this.secret = null;
  }

  /** Redis as one node asks it; `reach` takes the time of the way there and back, or fails. */
  leasesOf(node: string, reach: () => Promise<void>): LeaseStore {
    let secret = `secret of ${node}`;
    const asked = async <T>(answer: () => T): Promise<T> => {
      await reach();
      if (performance.now() < this.downUntil) throw new Error('Redis is down');
      const result = answer();
      await reach();
      return result;
    };
    return {
      claim: (room, forMs) => asked(() => this.claim(room, node, forMs)),
      keep: (room, forMs) => asked(() => void this.own(room, node, forMs)),
      release: (room) =>
        asked(() => {
          if (this.owners.get(room)?.node === node) this.owners.delete(room);
        }),
      renew: (address) =>
        asked((): Renewal => {
          const wasAlive = this.isAlive(node);
          this.nodes.set(node, { address, until: performance.now() + leaseMs });
          secret = this.secret ??= secret;
          return { wasAlive, secret, nodes: this.living() };
        }),
      leave: () => asked(() => void this.nodes.delete(node)),
    };
  }

  private claim(room: string, node: string, forMs: number): NodeInfo {
    const lease = this.owners.get(room);
    const owner = lease && lease.until > performance.now() ? lease.node : null;
    if (owner !== null && owner !== node && this.isAlive(owner)) {
      return { id: owner, address: this.nodes.get(owner)?.address ?? '' };
    }
    if (owner !== node || (lease?.until ?? 0) < performance.now() + forMs) this.own(room, node, forMs);
    return { id: node, address: '' };
  }

  private own(room: string, node: string, forMs: number): void {
    this.owners.set(room, { node, until: performance.now() + forMs });
  }

  private isAlive(node: string): boolean {
    return (this.nodes.get(node)?.until ?? 0) > performance.now();
  }

  private living(): NodeInfo[] {
    return [...this.nodes].filter(([id]) => this.isAlive(id)).map(([id, { address }]) => ({ id, address }));
  }
}
