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

  /** `onGuessRefused`: an address has used up its misses. The other limits are told of where they refuse somebody. */
  constructor(allowed: AddressAllowances, onGuessRefused?: () => void) {
    const { connections, requestsAtOnce } = allowed;
    this.connections = new AddressCount(allowed.connectionsPerAddress, connections);
    this.sockets = new AddressCount(allowed.socketsPerAddress, connections);
    this.newSockets = new AddressRate(allowed.newSocketsPerMinute, allowed.newSocketsPerMinute / 60);
    const { missesPerMinute } = allowed;
    this.misses = new AddressRate(missesPerMinute * missesMinutes, missesPerMinute / 60, onGuessRefused);
    // A connection has one at a time. Fewer for all together would let a few addresses shut out everybody else.
    this.requests = new AddressCount(requestsAtOnce, connections);
    this.newRequests = new AddressRate(allowed.requestsPerSecond * requestsSeconds, allowed.requestsPerSecond);
  }
}
