import { RateLimit } from '../../limits/rateLimit.ts';

/** How much one guest may ask of a room: each of these costs all others something, or a row of the log. */
export interface AllowanceLimits {
  /** Requests to the table, per guest. */
  readonly tableRequestsPerHour: number;
  /** Lines of chat, reactions and signals, per guest. */
  readonly talkPerHour: number;
  /** Guests that come in from one address. */
  readonly joinsPerHour: number;
}

export const usualAllowances: AllowanceLimits = { tableRequestsPerHour: 720, talkPerHour: 3600, joinsPerHour: 60 };

/** Guests and addresses beyond these are forgotten, the oldest first. */
const remembered = 500;

/** What a room still takes from each of its guests. They outlive sockets: a guest who comes back has no more for it. */
export class Allowances {
  readonly requests: Allowance;
  readonly talk: Allowance;
  readonly joins: Allowance;

  constructor({ tableRequestsPerHour, talkPerHour, joinsPerHour }: AllowanceLimits) {
    this.requests = new Allowance(tableRequestsPerHour);
    this.talk = new Allowance(talkPerHour);
    this.joins = new Allowance(joinsPerHour);
  }
}

/** So many an hour for each key; all of them may come at once. */
class Allowance {
  private readonly perHour: number;
  private readonly limits = new Map<string, RateLimit>();

  constructor(perHour: number) {
    this.perHour = perHour;
  }

  take(key: string, now: number): boolean {
    const limit = this.limits.get(key) ?? this.add(key, now);
    return limit.take(now);
  }

  private add(key: string, now: number): RateLimit {
    const limit = new RateLimit(this.perHour, this.perHour / 3600, now);
    this.limits.set(key, limit);
    const [oldest] = this.limits.keys();
    if (this.limits.size > remembered && oldest !== undefined) this.limits.delete(oldest);
    return limit;
  }
}
