import type { RedisWires } from './redis.ts';

/** A node that has not been heard of for this long has lost its rooms. */
const lifeMs = 1500;
export const beatMs = 300;

const nodeKey = (node: string): string => `tasovka:node:${node}`;
const ownerKey = (room: string): string => `tasovka:owner:${room}`;

const claimScript = `
  local owner = redis.call('GET', KEYS[1])
  if owner and owner ~= ARGV[1] and redis.call('EXISTS', 'tasovka:node:' .. owner) == 1 then return owner end
  redis.call('SET', KEYS[1], ARGV[1], 'EX', '86400')
  return ARGV[1]`;

const releaseScript = `
  if redis.call('GET', KEYS[1]) == ARGV[1] then return redis.call('DEL', KEYS[1]) end
  return 0`;

/**
 * Which node runs which room. A lease says where to look, nothing more: that a room has only one writer is the
 * storage's business. One beat keeps all rooms of a node.
 */
export class Leases {
  readonly node: string;
  private readonly wires: RedisWires;

  constructor(node: string, wires: RedisWires) {
    this.node = node;
    this.wires = wires;
  }

  /** The node that runs the room: the one that did and is alive, or from now on this one. */
  async claim(room: string): Promise<string> {
    return String(await this.wires.script(claimScript, [ownerKey(room)], [this.node]));
  }

  async release(room: string): Promise<void> {
    await this.wires.script(releaseScript, [ownerKey(room)], [this.node]);
  }

  /** False where the last beat was too long ago: others may have taken our rooms. */
  async beat(): Promise<boolean> {
    const before = await this.wires.command('SET', nodeKey(this.node), '1', 'PX', `${lifeMs}`, 'GET');
    return before !== null;
  }

  async isAlive(node: string): Promise<boolean> {
    return (await this.wires.command('EXISTS', nodeKey(node))) === 1;
  }

  async resign(): Promise<void> {
    await this.wires.command('DEL', nodeKey(this.node));
  }
}
