import type { PushState, PushSubscriber } from '@tasovka/protocol';
import type { Logger } from 'pino';
import { RateLimit } from '../limits/rateLimit.ts';
import type { Gathered, GatheringBell } from '../rooms/people/gathering.ts';
import type { PushStore, StoredSubscription } from '../storage/pushStore.ts';
import type { PushSender } from './pushSender.ts';
import type { IsPushService } from './pushServices.ts';
import { pushMessage } from './pushWords.ts';

/** Of one node: encrypting costs a millisecond of the processor, and push services count as well. */
const budget = { atOnce: 300, perSecond: 10 };

interface BellDependencies {
  readonly store: PushStore;
  readonly sender: Pick<PushSender, 'send' | 'publicKey'>;
  readonly isService: IsPushService;
  readonly settleMs: number;
  readonly clock: () => number;
  readonly log: Logger;
  onResult(result: 'sent' | 'gone' | 'failed' | 'over-budget'): void;
}

/** Tells the guests of a table who are not here, and who asked for it, that it gathers. Nobody at a table waits for it. */
export class TableBell implements GatheringBell {
  private readonly dependencies: BellDependencies;
  private readonly rate: RateLimit;
  private readonly closing = new AbortController();

  constructor(dependencies: BellDependencies) {
    this.dependencies = dependencies;
    this.rate = new RateLimit(budget.atOnce, budget.perSecond, dependencies.clock());
  }

  get settleMs(): number {
    return this.dependencies.settleMs;
  }

  async state(room: string, guest: string): Promise<PushState> {
    return { key: this.dependencies.sender.publicKey, on: await this.dependencies.store.has(room, guest) };
  }

  /** False where the address belongs to none of the push services. */
  async subscribe(room: string, guest: string, { endpoint, keys, language }: PushSubscriber): Promise<boolean> {
    const url = URL.parse(endpoint);
    if (url === null || !this.dependencies.isService(url)) return false;
    await this.dependencies.store.add({ room, guest, endpoint: url.href, ...keys, language });
    return true;
  }

  async unsubscribe(room: string, guest: string): Promise<void> {
    await this.dependencies.store.drop(room, guest);
  }

  /** Whoever knows the address is the device itself, or has been told by it. */
  stop(room: string, endpoint: string): Promise<boolean> {
    return this.dependencies.store.dropAt(room, URL.parse(endpoint)?.href ?? endpoint);
  }

  ring(gathered: Gathered): void {
    void this.tellAll(gathered).catch((err) =>
      this.dependencies.log.warn({ room: gathered.room, err }, 'table not told'),
    );
  }

  forget(room: string, guest: string): void {
    this.quietly(this.dependencies.store.drop(room, guest));
  }

  parted(room: string): void {
    this.quietly(this.dependencies.store.rest(room, this.dependencies.clock()));
  }

  close(): void {
    this.closing.abort();
  }

  private async tellAll(gathered: Gathered): Promise<void> {
    const { store, clock } = this.dependencies;
    const { room, why, absent } = gathered;
    const due = await store.take(room, why, absent, clock());
    await Promise.all(due.map((one) => this.tell(one, gathered)));
  }

  private async tell(to: StoredSubscription, gathered: Gathered): Promise<void> {
    const { store, sender, isService, clock, log, onResult } = this.dependencies;
    const url = URL.parse(to.endpoint);
    // What was taken by another version is judged by this one.
    if (url === null || !isService(url)) return store.dropDead(to.endpoint);
    if (!this.rate.take(clock())) return onResult('over-budget');
    const text = JSON.stringify(pushMessage(gathered, to.language === 'en' ? 'en' : 'ru'));
    const result = await sender.send(to, gathered.room, text, this.closing.signal).catch((error: unknown) => {
      // The address itself opens the way to somebody's device: only whose service it is may be written down.
      if (!this.closing.signal.aborted)
        log.warn({ service: url.host, why: error instanceof Error ? error.message : String(error) }, 'push not sent');
      return 'failed' as const;
    });
    onResult(result);
    if (result === 'gone') await store.dropDead(to.endpoint);
  }

  /** What fails here is found at the next ringing, or goes with the room. */
  private quietly(work: Promise<unknown>): void {
    work.catch((err) => this.dependencies.log.warn({ err }, 'push storage'));
  }
}
