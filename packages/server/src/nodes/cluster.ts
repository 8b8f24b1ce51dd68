import type { NewRoom } from '@tasovka/protocol';
import type { Logger } from 'pino';
import type { Hello, House, NoEntry } from '../rooms/house.ts';
import type { Delay, Door, Line } from '../rooms/line.ts';
import type { Reply, Request } from '../rooms/lobby.ts';
import type { Rooms } from '../sockets/rooms.ts';
import { beatMs, Leases } from './leases.ts';
import type { Letter } from './letters.ts';
import { Post } from './post.ts';
import type { RedisWires } from './redis.ts';

/** A line of ours into a room that lives on another node. */
interface Outgoing {
  readonly owner: string;
  readonly line: Line;
  /** The last update that came through here. */
  seen: number | undefined;
  /** Settles the entry, once. */
  entered: ((entry: 'in' | NoEntry) => void) | null;
}

/** A line of another node into a room that lives here. */
interface Incoming {
  readonly line: Line & { delay: Delay };
  readonly node: string;
  door: Door | null;
}

/** How long a question to another node may take. */
const patience = 2500;
/** A node that is gone is noticed by its missing beat; this is for a knock that got lost in any other way. */
const longestEntry = 10_000;
/** The roll is called with every so many beats. */
const rollEvery = 4;

/** All rooms of all nodes: those of this node's house, and the way to the others. */
export class Cluster implements Rooms {
  private readonly house: House;
  private readonly wires: RedisWires;
  private readonly log: Logger;
  private readonly leases: Leases;
  private readonly post: Post<Letter>;
  private readonly outgoing = new Map<string, Outgoing>();
  private readonly incoming = new Map<string, Incoming>();
  private readonly asked = new Map<number, (reply: Reply) => void>();
  private lastAsk = 0;
  private beating: NodeJS.Timeout | null = null;
  private busy = false;
  private beats = 0;

  constructor(node: string, house: House, wires: RedisWires, log: Logger) {
    this.house = house;
    this.wires = wires;
    this.log = log;
    this.leases = new Leases(node, wires);
    this.post = new Post<Letter>(node, wires, {
      receive: (from, letter) => this.receive(from, letter),
      torn: (other) => this.tear((one) => one === other),
    });
    house.onGone = (code) => void this.leases.release(code).catch(() => {});
    wires.onBroken = () => this.tear(() => true);
  }

  async start(): Promise<void> {
    await this.post.listen();
    await this.leases.beat();
    this.beating = setInterval(() => void this.beat(), beatMs);
  }

  /** Others may take our rooms at once. */
  async stop(): Promise<void> {
    if (this.beating) clearInterval(this.beating);
    this.tear(() => true);
    await this.leases.resign().catch(() => {});
    this.wires.close();
  }

  // ---- Rooms -----------------------------------------------------------------------------------------------------

  async create(room: NewRoom): Promise<Reply> {
    const reply = await this.house.create(room);
    if ('code' in reply) await this.leases.claim(reply.code);
    return reply;
  }

  async ask(code: string, request: Request): Promise<Reply> {
    try {
      const owner = await this.leases.claim(code);
      if (owner === this.leases.node) return await this.house.ask(code, request);
      return await this.askThere(owner, code, request);
    } catch {
      return { reason: 'unavailable' };
    }
  }

  private askThere(owner: string, code: string, request: Request): Promise<Reply> {
    const id = ++this.lastAsk;
    return within<Reply>(patience, { reason: 'unavailable' }, (settle) => {
      this.asked.set(id, settle);
      this.post.send(owner, { k: 'ask', id, code, request });
    }).finally(() => this.asked.delete(id));
  }

  async enter(code: string, hello: Hello, line: Line): Promise<Door | NoEntry> {
    const owner = await this.leases.claim(code);
    if (owner === this.leases.node) return this.house.enter(code, hello, line);
    const outgoing: Outgoing = { owner, line, seen: hello.seq, entered: null };
    this.outgoing.set(line.id, outgoing);
    const entry = await within<'in' | NoEntry>(longestEntry, 'unavailable', (settle) => {
      outgoing.entered = settle;
      this.post.send(owner, { k: 'enter', line: line.id, since: line.since, code, hello, delay: delayOf(line) });
    });
    outgoing.entered = null;
    if (entry !== 'in') {
      this.drop(outgoing);
      // It may have been let in and lost again at once, and has seen something.
      if (outgoing.seen !== hello.seq) line.lost(outgoing.seen);
      return entry;
    }
    return {
      hear: (message) => this.post.send(owner, { k: 'hear', line: line.id, message, delay: delayOf(line) }),
      gone: () => this.drop(outgoing),
    };
  }

  private drop(outgoing: Outgoing): void {
    const { line, owner } = outgoing;
    if (this.outgoing.get(line.id) !== outgoing) return;
    this.outgoing.delete(line.id);
    this.post.send(owner, { k: 'gone', line: line.id });
  }

  // ---- Letters ---------------------------------------------------------------------------------------------------

  private receive(from: string, letter: Letter): void {
    switch (letter.k) {
      case 'enter':
        void this.letIn(from, letter);
        return;
      case 'hear': {
        const incoming = this.incoming.get(`${from} ${letter.line}`);
        if (!incoming) return;
        incoming.line.delay = letter.delay;
        incoming.door?.hear(letter.message);
        return;
      }
      case 'lines':
        for (const line of letter.lines) {
          if (!this.incoming.has(`${from} ${line}`)) this.post.send(from, { k: 'lost', line });
        }
        return;
      case 'gone':
        this.letGo(`${from} ${letter.line}`);
        return;
      case 'entered':
        this.settle(letter.line, letter.entry);
        return;
      case 'send':
        this.deliver(from, letter.line, letter.text);
        return;
      case 'close':
        this.outgoing.get(letter.line)?.line.close(letter.code);
        return;
      case 'lost':
        this.lose(letter.line);
        return;
      case 'ask':
        void this.answer(from, letter);
        return;
      case 'reply':
        this.asked.get(letter.id)?.(letter.reply);
        return;
    }
  }

  /** At once: should the line be lost by the very next letter, it is one that was let in. */
  private settle(line: string, entry: 'in' | NoEntry): void {
    const outgoing = this.outgoing.get(line);
    outgoing?.entered?.(entry);
    if (outgoing) outgoing.entered = null;
  }

  private deliver(from: string, line: string, text: string): void {
    const outgoing = this.outgoing.get(line);
    if (!outgoing) {
      this.post.send(from, { k: 'gone', line });
      return;
    }
    outgoing.seen = seqOf(text) ?? outgoing.seen;
    outgoing.line.send(text);
  }

  private async letIn(
    node: string,
    { line: id, since, code, hello, delay }: Extract<Letter, { k: 'enter' }>,
  ): Promise<void> {
    const key = `${node} ${id}`;
    const incomings = this.incoming;
    const line = {
      id: key,
      since,
      delay,
      get isWanted(): boolean {
        return incomings.get(key) === incoming;
      },
      send: (text: string) => this.post.send(node, { k: 'send', line: id, text }),
      close: (closing: number) => this.post.send(node, { k: 'close', line: id, code: closing }),
      lost: () => {
        if (this.incoming.get(key) === incoming) this.incoming.delete(key);
        this.post.send(node, { k: 'lost', line: id });
      },
    };
    const incoming: Incoming = { line, node, door: null };
    this.letGo(key);
    this.incoming.set(key, incoming);
    const door = await this.openHere(code, hello, line).catch((): NoEntry => 'unavailable');
    const isCurrent = this.incoming.get(key) === incoming;
    if (typeof door === 'string') {
      if (isCurrent) this.incoming.delete(key);
      this.post.send(node, { k: 'entered', line: id, entry: door });
    } else if (isCurrent) {
      incoming.door = door;
      this.post.send(node, { k: 'entered', line: id, entry: 'in' });
    } else door.gone();
  }

  /** Who asks may have old news: only a room that is ours is opened. */
  private async openHere(code: string, hello: Hello, line: Line): Promise<Door | NoEntry> {
    const isOurs = (await this.leases.claim(code)) === this.leases.node;
    return isOurs ? this.house.enter(code, hello, line) : 'unavailable';
  }

  private letGo(key: string): void {
    const incoming = this.incoming.get(key);
    this.incoming.delete(key);
    incoming?.door?.gone();
  }

  private async answer(from: string, { id, code, request }: Extract<Letter, { k: 'ask' }>): Promise<void> {
    const work = this.leases.claim(code).then((owner): Promise<Reply> | Reply => {
      return owner === this.leases.node ? this.house.ask(code, request) : { reason: 'unavailable' };
    });
    const reply = await work.catch((): Reply => ({ reason: 'unavailable' }));
    this.post.send(from, { k: 'reply', id, reply });
  }

  // ---- When things break -----------------------------------------------------------------------------------------

  /** A line of ours lost its room: it knocks again, and finds it wherever it lives then. */
  private lose(line: string): void {
    const outgoing = this.outgoing.get(line);
    if (!outgoing) return;
    this.outgoing.delete(line);
    if (outgoing.entered) outgoing.entered('unavailable');
    else outgoing.line.lost(outgoing.seen);
  }

  /** Nothing under way between us and those nodes can be relied on: lines are opened anew, with a whole picture. */
  private tear(isTorn: (node: string) => boolean): void {
    for (const [id, { owner }] of [...this.outgoing]) if (isTorn(owner)) this.lose(id);
    for (const [key, { node }] of [...this.incoming]) if (isTorn(node)) this.letGo(key);
  }

  /**
   * Keeps our rooms ours, notices nodes that are gone, and calls the roll: a line that only one side still has would
   * otherwise be silent for ever, and nobody would know.
   */
  private async beat(): Promise<void> {
    if (this.busy) return;
    this.busy = true;
    try {
      if (!(await this.leases.beat())) {
        // The others take us for gone, and our lines into their rooms with us.
        this.tear(() => true);
        await this.recount();
      }
      const lines = this.linesByOwner();
      if (++this.beats % rollEvery === 0) {
        for (const [owner, ids] of lines) this.post.send(owner, { k: 'lines', lines: ids });
      }
      const others = new Set([...lines.keys(), ...[...this.incoming.values()].map(({ node }) => node)]);
      for (const other of others) {
        if (await this.leases.isAlive(other)) continue;
        this.log.warn({ node: other }, 'a node is gone');
        this.tear((node) => node === other);
      }
    } catch (error) {
      this.log.debug({ err: error }, 'no beat');
    } finally {
      this.busy = false;
    }
  }

  private linesByOwner(): Map<string, string[]> {
    const lines = new Map<string, string[]>();
    for (const [id, { owner }] of this.outgoing) {
      const ids = lines.get(owner);
      if (ids) ids.push(id);
      else lines.set(owner, [id]);
    }
    return lines;
  }

  /** We were silent for too long, or Redis forgot: rooms that others have now are let go. */
  private async recount(): Promise<void> {
    for (const [code, room] of [...this.house.rooms]) {
      if (!(await this.house.isOurs(room))) continue;
      if ((await this.leases.claim(code)) !== this.leases.node) this.house.abandon(code);
    }
  }
}

/** Which line of the log a text to a device is about. */
const seqOf = (text: string): number | undefined => {
  const found = /^\{"t":"(?:update|welcome)","seq":(\d+)/.exec(text);
  return found ? Number(found[1]) : undefined;
};

const delayOf = ({ delay: { rtt, jitter } }: Line): Delay => ({ rtt, jitter });

/** What is settled in time, or the other thing. */
function within<T>(ms: number, otherwise: T, start: (settle: (value: T) => void) => void): Promise<T> {
  return new Promise((resolve) => {
    const timer = setTimeout(() => resolve(otherwise), ms);
    start((value) => {
      clearTimeout(timer);
      resolve(value);
    });
  });
}
