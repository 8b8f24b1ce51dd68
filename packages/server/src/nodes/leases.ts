import type { RedisConnections } from './redisConnections.ts';

/** A node that has not renewed its lease for this long has lost its rooms. */
const lifeMs = 1500;
export const renewEveryMs = 300;

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
 * Which node runs which room. A lease only says where to look: the storage makes sure that a room has one writer.
 * One renewal keeps all rooms of a node.
 */
export class Leases {
  readonly node: string;
  private readonly redis: RedisConnections;

  constructor(node: string, redis: RedisConnections) {
    this.node = node;
    this.redis = redis;
  }

  /** The node that runs the room: the previous owner if it is alive, otherwise this node from now on. */
  async claim(room: string): Promise<string> {
    return String(await this.redis.script(claimScript, [ownerKey(room)], [this.node]));
  }

  async release(room: string): Promise<void> {
    await this.redis.script(releaseScript, [ownerKey(room)], [this.node]);
  }

  /** False where the last renewal was too long ago: other nodes may have taken our rooms. */
  async renew(): Promise<boolean> {
    const before = await this.redis.command('SET', nodeKey(this.node), '1', 'PX', `${lifeMs}`, 'GET');
    return before !== null;
  }

  async isAlive(node: string): Promise<boolean> {
    return (await this.redis.command('EXISTS', nodeKey(node))) === 1;
  }

  async removeNode(): Promise<void> {
    await this.redis.command('DEL', nodeKey(this.node));
  }
}
