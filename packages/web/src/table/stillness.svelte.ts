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
  /** The same for decisions: whatever is being taken down reads a state as it was before. */
  private stands = false;
  private isWanted = false;
  private settling: Promise<void> | null = null;

  constructor(table: Still) {
    this.table = table;
  }

  begin(): void {
    this.isWanted = true;
    void this.settle();
  }

  /** It goes on before whatever is done next. */
  end(): Promise<void> {
    this.isWanted = false;
    return this.settle();
  }

  /** Somebody asked for an ordinary pause, or ended one: that stays. */
  yield(): void {
    this.isWanted = false;
    this.stand(false);
  }

  private stand(stands: boolean): void {
    this.stands = stands;
    this.isOn = stands;
  }

  private settle(): Promise<void> {
    this.settling ??= this.follow().finally(() => {
      this.settling = null;
    });
    return this.settling;
  }

  /** One request after another: what is wanted may change while one is under way. */
  private async follow(): Promise<void> {
    while (this.isWanted !== this.stands) {
      if (this.isWanted) {
        if (!this.table.mayStand()) return;
        this.stand(true);
        await this.table.request({ kind: 'pause', paused: true });
      } else {
        await this.table.request({ kind: 'pause', paused: false });
        await this.table.whenDrawn();
        this.stand(false);
      }
    }
  }
}
