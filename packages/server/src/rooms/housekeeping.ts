import type { Logger } from 'pino';
import type { Store } from '../storage/store.ts';
import type { RoomRegistry } from './registry.ts';
import type { Room } from './room.ts';

const day = 86_400_000;
const unusedRoomMs = 30 * day;
/** A table that meets once a year finds its book. */
const unusedBookMs = 400 * day;
const mostBooks = 5000;
const unusedPackMs = 90 * day;
/** How often the storage is cleared of what nobody uses. */
const clearEveryMs = 3_600_000;

interface HousekeepingOptions {
  readonly store: Store;
  /** A room without anybody connected falls asleep after this. */
  readonly sleepMs: number;
  readonly log: Logger;
}

/** Puts rooms to sleep when everybody is gone, and removes from the storage what nobody has used for long. */
export class Housekeeping {
  private readonly registry: Pick<RoomRegistry, 'rooms' | 'release' | 'forgetOldRests'>;
  private readonly options: HousekeepingOptions;
  private readonly timer: NodeJS.Timeout;
  private lastCleared = 0;

  constructor(registry: Housekeeping['registry'], options: HousekeepingOptions) {
    this.registry = registry;
    this.options = options;
    this.timer = setInterval(() => void this.sweep(), Math.min(5000, options.sleepMs));
    this.timer.unref();
  }

  stop(): void {
    clearInterval(this.timer);
  }

  private async sweep(): Promise<void> {
    const { rooms } = this.registry;
    const now = Date.now();
    const isNeeded = ({ emptySince }: Room) => emptySince === null || now - emptySince < this.options.sleepMs;
    for (const room of [...rooms.values()]) if (!isNeeded(room)) await this.registry.release(room.code, isNeeded);
    this.registry.forgetOldRests();
    if (now - this.lastCleared < clearEveryMs) return;
    this.lastCleared = now;
    await this.clear(now).catch((err: unknown) => this.options.log.warn({ err }, 'housekeeping failed'));
  }

  private async clear(now: number): Promise<void> {
    const { store, log } = this.options;
    await store.touch([...this.registry.rooms.keys()], now);
    const retention = { since: now - unusedRoomMs, booksSince: now - unusedBookMs, mostBooks };
    const unused = await store.removeUnused(retention);
    if (unused.removed + unused.shelved > 0) {
      log.info(unused, 'unused rooms removed');
      // Only so many are removed at once, and in an hour strangers can make more: on it goes until nothing is left.
      this.lastCleared = 0;
    }
    const packs = await store.removeUnusedPacks(now - unusedPackMs);
    if (packs > 0) log.info({ removed: packs }, 'unused packs removed');
  }
}
