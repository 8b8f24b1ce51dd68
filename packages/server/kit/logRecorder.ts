import type { Row, Store } from '../src/storage/store.ts';

/** Far more often than a room can write the rows that are kept. */
const everyMs = 500;

/** Copies the logs of rooms while they are played: the storage keeps only the last rows, and an audit wants them all. */
export class LogRecorder {
  private readonly store: Store;
  private readonly logs = new Map<string, Row[]>();
  private copying: Promise<void> = Promise.resolve();
  private readonly timer: NodeJS.Timeout;

  constructor(store: Store) {
    this.store = store;
    this.timer = setInterval(() => {
      // The storage may be away just now.
      this.copying = this.copying.then(() => this.copy()).catch(() => {});
    }, everyMs);
  }

  watch(room: string): void {
    this.logs.set(room, []);
  }

  /** All rows of a room so far. A row that is missing or was changed meanwhile stands out in its audit. */
  async rows(room: string): Promise<readonly Row[]> {
    await this.copying;
    await this.copyRoom(room);
    return this.logs.get(room) ?? [];
  }

  async stop(): Promise<void> {
    clearInterval(this.timer);
    await this.copying;
  }

  private async copy(): Promise<void> {
    for (const room of this.logs.keys()) await this.copyRoom(room);
  }

  private async copyRoom(room: string): Promise<void> {
    const known = this.logs.get(room) ?? [];
    const last = known.at(-1);
    const [first, ...rest] = await this.store.rows(room, last?.seq ?? 1);
    if (!first) return;
    const isKnown = first.seq === last?.seq && first.body === last.body;
    known.push(...(isKnown ? rest : [first, ...rest]));
  }
}
