import type { JsonObject } from '@tasovka/kernel';
import type { PackView, WholePack } from '@tasovka/protocol';

const firstWait = 500;
const longestWait = 8000;

/** What the table brought along instead of the box's own: the lobby tells its mark, the whole of it is read once. */
export class OwnThings {
  /** Null: played with the box. Undefined: on its way. */
  now = $state.raw<JsonObject | null | undefined>(null);
  private mark: string | null = null;
  private readonly read: () => Promise<WholePack>;
  private readonly onArrived: () => void;

  constructor(read: () => Promise<WholePack>, onArrived: () => void) {
    this.read = read;
    this.onArrived = onArrived;
  }

  follow(pack: PackView | null | undefined): void {
    const mark = pack?.mark ?? null;
    if (mark === this.mark) return;
    this.mark = mark;
    this.now = mark === null ? null : undefined;
    if (mark !== null) void this.load(mark, firstWait);
  }

  private async load(mark: string, wait: number): Promise<void> {
    const whole = await this.read().catch(() => null);
    if (mark !== this.mark) return;
    if (whole?.mark === mark) {
      this.now = whole.things;
      this.onArrived();
    } else setTimeout(() => mark === this.mark && void this.load(mark, Math.min(longestWait, wait * 2)), wait);
  }
}
