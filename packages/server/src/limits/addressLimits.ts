import { AddressCount } from './addressCount.ts';
import { AddressRate } from './addressRate.ts';

/** What one address may do, and what all of them may have open together. */
export interface AddressAllowances {
  readonly connections: number;
  readonly connectionsPerAddress: number;
  readonly socketsPerAddress: number;
  readonly newSocketsPerMinute: number;
  /** Rooms, tokens and links that are asked for and not there: guessing needs many of them, typing few. */
  readonly missesPerMinute: number;
  readonly requestsAtOnce: number;
  readonly requestsPerSecond: number;
}

/** A page's files come at once. */
const requestsSeconds = 10;
/** Everybody behind one address looks at the same time when an evening begins. */
const missesMinutes = 3;

/** The limits by address that HTTP and sockets share. */
export class AddressLimits {
  /** TCP connections, before anything was asked. */
  readonly connections: AddressCount;
  readonly sockets: AddressCount;
  readonly newSockets: AddressRate;
  readonly misses: AddressRate;
  /** Requests being answered. */
  readonly requests: AddressCount;
  readonly newRequests: AddressRate;

  constructor(allowed: AddressAllowances) {
    const { connections, requestsAtOnce } = allowed;
    this.connections = new AddressCount(allowed.connectionsPerAddress, connections);
    this.sockets = new AddressCount(allowed.socketsPerAddress, connections);
    this.newSockets = new AddressRate(allowed.newSocketsPerMinute, allowed.newSocketsPerMinute / 60);
    this.misses = new AddressRate(allowed.missesPerMinute * missesMinutes, allowed.missesPerMinute / 60);
    // A connection has one at a time. Fewer for all together would let a few addresses shut out everybody else.
    this.requests = new AddressCount(requestsAtOnce, connections);
    this.newRequests = new AddressRate(allowed.requestsPerSecond * requestsSeconds, allowed.requestsPerSecond);
  }
}
