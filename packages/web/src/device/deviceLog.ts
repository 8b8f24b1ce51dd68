import type { LogCommit, LogWriter, NewRow, Row } from '@tasovka/server/room';
import type { RowStore } from './rowStore.ts';

/**
 * Keeps the log of one table. A device may have no room left: then the match goes on, rows are no longer written, since a
 * log with a hole in it is of no use, and the next snapshot that can be written makes it whole again.
 */
export class DeviceLog implements LogCommit {
  private readonly room: string;
  private readonly epoch: number;
  private readonly store: RowStore;
  /** A snapshot of the table as it is, and the row of its last match; null where there is nothing new. */
  private readonly takeSnapshot: () => { readonly row: Row; readonly neededFrom: number | null } | null;
  private waiting: NewRow[] = [];
  private isWriting = false;
  private hasHole = false;

  constructor(room: string, epoch: number, store: RowStore, takeSnapshot: DeviceLog['takeSnapshot']) {
    this.room = room;
    this.epoch = epoch;
    this.store = store;
    this.takeSnapshot = takeSnapshot;
  }

  append(writer: LogWriter, row: NewRow): void {
    this.waiting.push(row);
    if (!this.isWriting) void this.write(writer);
  }

  async snapshot(): Promise<void> {
    const taken = this.takeSnapshot();
    if (!taken) return;
    await this.store.snapshot(this.room, this.epoch, taken.row, taken.neededFrom).then(
      () => {
        this.hasHole = false;
      },
      () => {
        this.hasHole = true;
      },
    );
  }

  private async write(writer: LogWriter): Promise<void> {
    this.isWriting = true;
    // What one message causes is written at once.
    await Promise.resolve();
    while (this.waiting.length > 0) {
      const rows = this.waiting;
      this.waiting = [];
      writer.written(rows.at(-1)?.seq ?? 0, this.hasHole || (await this.keep(rows)));
    }
    this.isWriting = false;
    if (this.hasHole) await this.snapshot();
  }

  /** Whether the table is still ours. */
  private keep(rows: readonly NewRow[]): Promise<boolean> {
    return this.store.append(this.room, this.epoch, rows).catch(() => {
      this.hasHole = true;
      return true;
    });
  }
}
