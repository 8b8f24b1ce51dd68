import type { RedisWires } from './redis.ts';

const channel = (node: string): string => `tasovka:to:${node}`;

interface Parcel {
  readonly from: string;
  /** Counts the parcels of one node to another; a gap means something was lost on the way. */
  readonly n: number;
  readonly letters: readonly unknown[];
}

export interface PostHooks<Letter> {
  receive(from: string, letter: Letter): void;
  /** Something to or from this node may be lost: nothing that was under way can be relied on. */
  torn(node: string): void;
}

/** Letters between nodes: in order, packed together per turn of the event loop, and never silently lost. */
export class Post<Letter> {
  private readonly node: string;
  private readonly wires: RedisWires;
  private readonly hooks: PostHooks<Letter>;
  private readonly waiting = new Map<string, Letter[]>();
  private readonly sent = new Map<string, number>();
  private readonly received = new Map<string, number>();

  constructor(node: string, wires: RedisWires, hooks: PostHooks<Letter>) {
    this.node = node;
    this.wires = wires;
    this.hooks = hooks;
  }

  listen(): Promise<void> {
    return this.wires.listen(channel(this.node), (text) => this.unpack(JSON.parse(text) as Parcel));
  }

  send(to: string, letter: Letter): void {
    const waiting = this.waiting.get(to);
    if (waiting) waiting.push(letter);
    else {
      this.waiting.set(to, [letter]);
      setImmediate(() => this.pack(to));
    }
  }

  private pack(to: string): void {
    const letters = this.waiting.get(to) ?? [];
    this.waiting.delete(to);
    const n = (this.sent.get(to) ?? 0) + 1;
    this.sent.set(to, n);
    const parcel: Parcel = { from: this.node, n, letters };
    this.wires.publish(channel(to), JSON.stringify(parcel)).catch(() => this.hooks.torn(to));
  }

  private unpack({ from, n, letters }: Parcel): void {
    const before = this.received.get(from);
    this.received.set(from, n);
    if (before !== undefined && n !== before + 1) this.hooks.torn(from);
    for (const letter of letters) this.hooks.receive(from, letter as Letter);
  }
}
