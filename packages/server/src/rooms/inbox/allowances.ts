import { RateLimit } from '../../limits/rateLimit.ts';

/** How much one guest may ask of a room: each of these costs all others something, or a row of the log. */
export interface AllowanceLimits {
  /** Requests to the table, per guest. */
  readonly tableRequestsPerHour: number;
  /** Lines of chat, reactions and signals, per guest. */
  readonly talkPerHour: number;
  /** Guests that come in from one address. */
  readonly joinsPerHour: number;
  /** Returns after which the log has to be replayed, per guest: what was missed a moment ago is at hand. */
  readonly catchUpsPerHour: number;
}

export const usualAllowances: AllowanceLimits = {
  tableRequestsPerHour: 720,
  talkPerHour: 3600,
  joinsPerHour: 60,
  catchUpsPerHour: 120,
};

/** Of all guests of a room together: a hundred at once, unless one guest alone may do far more than usual. */
const ofAll = (atOnce: number, now: number): RateLimit => {
  const most = Math.max(100, atOnce);
  return new RateLimit(most, most / 5, now);
};

/** Dealing a match costs far more than anything else a host can ask for; people play each for a while. */
const startsOfAll = ({ tableRequestsPerHour }: AllowanceLimits, now: number): RateLimit =>
  new RateLimit(Math.max(10, tableRequestsPerHour / 72), tableRequestsPerHour / 7200, now);

/** Guests and addresses beyond these are forgotten, the oldest first. */
const remembered = 500;

/** What a room still takes from each of its guests. They outlive sockets: a guest who comes back has no more for it. */
export class Allowances {
  private readonly requests: Allowance;
  private readonly talk: Allowance;
  readonly joins: Allowance;
  readonly catchUps: Allowance;
  private readonly requestsOfAll: RateLimit;
  private readonly talkOfAll: RateLimit;
  private readonly starts: RateLimit;

  constructor(limits: AllowanceLimits, now: number) {
    const { tableRequestsPerHour, talkPerHour, joinsPerHour, catchUpsPerHour } = limits;
    this.requests = new Allowance(tableRequestsPerHour);
    this.talk = new Allowance(talkPerHour);
    this.joins = new Allowance(joinsPerHour);
    this.catchUps = new Allowance(catchUpsPerHour);
    this.requestsOfAll = ofAll(tableRequestsPerHour / 7.2, now);
    this.talkOfAll = ofAll(talkPerHour / 36, now);
    this.starts = startsOfAll(limits, now);
  }

  /** Everything goes to everybody: sixty guests who each do what they may would do it 3,600 times. */
  mayRequest(guest: string, now: number): boolean {
    return this.requestsOfAll.hasLeft(now) && this.requests.take(guest, now) && this.requestsOfAll.take(now);
  }

  mayStart(now: number): boolean {
    return this.starts.take(now);
  }

  mayTalk(guest: string, now: number): boolean {
    return this.talkOfAll.hasLeft(now) && this.talk.take(guest, now) && this.talkOfAll.take(now);
  }
}

/** So many an hour for each key; all of them may come at once. */
export class Allowance {
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
