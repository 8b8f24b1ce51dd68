import { statfs } from 'node:fs/promises';

const askEveryMs = 1000;

/**
 * The last part of the disk is for tables that are there already: whoever fills it, on purpose or not, must not bring
 * their play to a stop. New rooms, packs and recordings wait until there is more.
 */
export class DiskReserve {
  /** Null where the data is on another machine. */
  private readonly folder: string | null;
  private readonly reserveBytes: number;
  private last: Promise<boolean> = Promise.resolve(true);
  private askedAt = Number.NEGATIVE_INFINITY;

  constructor(folder: string | null, reserveBytes: number) {
    this.folder = folder;
    this.reserveBytes = reserveBytes;
  }

  /** Whether there is more left than the reserve. */
  hasMore(): Promise<boolean> {
    const now = performance.now();
    if (this.folder !== null && now - this.askedAt >= askEveryMs) {
      this.askedAt = now;
      this.last = this.look(this.folder);
    }
    return this.last;
  }

  /** A disk that cannot be asked is no reason to refuse anybody. */
  private look(folder: string): Promise<boolean> {
    return statfs(folder).then(
      ({ bavail, bsize }) => bavail * bsize > this.reserveBytes,
      () => true,
    );
  }
}
