import { localNow } from '@tasovka/protocol';

/** A table's time on this device: it stands while nobody looks, as cards do on a table that people have left. */
export class DeviceClock {
  private lost = 0;
  private stoodSince: number | null = null;

  now(): number {
    return Math.round((this.stoodSince ?? localNow()) - this.lost);
  }

  /** What a page adds to its own clock to get this one. */
  get offset(): number {
    return this.now() - localNow();
  }

  stand(still: boolean): void {
    if (still) this.stoodSince ??= localNow();
    else if (this.stoodSince !== null) {
      this.lost += localNow() - this.stoodSince;
      this.stoodSince = null;
    }
  }
}
