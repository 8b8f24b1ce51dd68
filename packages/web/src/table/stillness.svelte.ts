import type { TableRequest } from '@tasovka/protocol';

/** The table whose clocks stand. */
interface Still {
  /** Nobody else waits, and something is going on that could stand. */
  mayStand(): boolean;
  request(request: TableRequest): Promise<unknown>;
  /** What has come since is drawn. */
  whenDrawn(): Promise<void>;
}

/** While a word is read, a table of one's own stands still, and nothing else covers it. */
export class Stillness {
  private readonly table: Still;
  /** A word is being read while the table stands still. */
  isOn = $state.raw(false);
  private isWanted = false;
  private stopped: Promise<unknown> = Promise.resolve();
  private resuming: Promise<void> | null = null;

  constructor(table: Still) {
    this.table = table;
  }

  begin(): void {
    this.isWanted = true;
    if (this.isOn || !this.table.mayStand()) return;
    this.isOn = true;
    this.stopped = this.table.request({ kind: 'pause', paused: true });
  }

  /** It goes on before whatever is done next. */
  end(): Promise<void> {
    this.isWanted = false;
    if (!this.isOn) return Promise.resolve();
    this.resuming ??= this.resume();
    return this.resuming;
  }

  /** Somebody asked for an ordinary pause, or ended one: that stays. */
  yield(): void {
    this.isOn = false;
  }

  private async resume(): Promise<void> {
    await this.stopped;
    // Whoever leaves for a lesson has asked for an ordinary pause meanwhile.
    if (this.isOn) {
      await this.table.request({ kind: 'pause', paused: false });
      await this.table.whenDrawn();
    }
    this.isOn = false;
    this.resuming = null;
    if (this.isWanted) this.begin();
  }
}
