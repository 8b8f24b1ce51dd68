import { randomBytes } from 'node:crypto';
import { type LeaseStore, leaseMs, type NodeInfo, type Renewal } from './leaseStore.ts';
import type { RedisConnection } from './redisConnection.ts';

/** A node's key holds its address for as long as the node is alive; a room's key holds its owner. */
const claimScript = `
  local room, node, ms = 'tasovka:owner:' .. ARGV[1], ARGV[2], tonumber(ARGV[3])
  local owner = redis.call('GET', room)
  local address = owner and owner ~= node and redis.call('GET', 'tasovka:node:' .. owner)
  if address then return {owner, address} end
  if owner ~= node or redis.call('PTTL', room) < ms then redis.call('SET', room, node, 'PX', ms) end
  return {node, ''}`;

const releaseScript = `
  local room = 'tasovka:owner:' .. ARGV[1]
  if redis.call('GET', room) == ARGV[2] then redis.call('DEL', room) end`;

/** The first node makes the secret. Where Redis forgot it, the nodes still know it and one puts it back. */
const renewScript = `
  local node, address, ms, secret = ARGV[1], ARGV[2], ARGV[3], ARGV[4]
  local was = redis.call('EXISTS', 'tasovka:node:' .. node)
  redis.call('SET', 'tasovka:node:' .. node, address, 'PX', ms)
  redis.call('SADD', 'tasovka:nodes', node)
  redis.call('SET', 'tasovka:secret', secret, 'NX')
  local answer = {was, redis.call('GET', 'tasovka:secret')}
  for _, one in ipairs(redis.call('SMEMBERS', 'tasovka:nodes')) do
    local where = redis.call('GET', 'tasovka:node:' .. one)
    if where then table.insert(answer, one) table.insert(answer, where)
    else redis.call('SREM', 'tasovka:nodes', one) end
  end
  return answer`;

const leaveScript = `
  redis.call('DEL', 'tasovka:node:' .. ARGV[1])
  redis.call('SREM', 'tasovka:nodes', ARGV[1])`;

export class RedisLeases implements LeaseStore {
  private readonly node: string;
  private readonly redis: RedisConnection;
  private secret = randomBytes(32).toString('base64url');

  constructor(node: string, redis: RedisConnection) {
    this.node = node;
    this.redis = redis;
  }

  async claim(room: string, forMs: number): Promise<NodeInfo> {
    // The scripts are ours: this is what they return.
    const [id, address] = (await this.redis.script(claimScript, room, this.node, `${forMs}`)) as [string, string];
    return { id, address };
  }

  async keep(room: string, forMs: number): Promise<void> {
    await this.redis.command('SET', `tasovka:owner:${room}`, this.node, 'PX', `${forMs}`);
  }

  async release(room: string): Promise<void> {
    await this.redis.script(releaseScript, room, this.node);
  }

  async renew(address: string): Promise<Renewal> {
    const answer = await this.redis.script(renewScript, this.node, address, `${leaseMs}`, this.secret);
    const [was, secret, ...listed] = answer as [number, string, ...string[]];
    this.secret = secret;
    const nodes: NodeInfo[] = [];
    for (let i = 0; i < listed.length; i += 2) nodes.push({ id: String(listed[i]), address: String(listed[i + 1]) });
    return { wasAlive: was === 1, nodes, secret };
  }

  async leave(): Promise<void> {
    await this.redis.script(leaveScript, this.node);
  }
}
