/** Places cards travel between: `deck`, `pile`, `hand`, `seat-3`, or one card of the hand. */
export type Spot = string;

export interface Flight {
  readonly n: number;
  readonly card: string | null;
  readonly from: DOMRect;
  readonly to: DOMRect;
  /** Into the small space beside a face. */
  readonly small: boolean;
  readonly land: () => void;
}

export interface PileCard {
  readonly n: number;
  readonly card: string;
  readonly tilt: number;
  readonly dx: number;
  readonly dy: number;
}

const motionless = matchMedia('(prefers-reduced-motion: reduce)');
const tallest = 5;

/** Cards in the air, and the untidy pile they land on. Nothing here decides anything. */
export class Flights {
  flying = $state.raw<readonly Flight[]>([]);
  pile = $state.raw<readonly PileCard[]>([]);
  away = $state.raw<ReadonlySet<number>>(new Set());
  private counter = 0;
  private waiting = 0;

  isAway(id: number): boolean {
    return this.away.has(id);
  }

  rect(spot: Spot): DOMRect | null {
    const selector = spot.startsWith('card-') ? `[data-card="${spot.slice(5)}"]` : `[data-spot="${spot}"]`;
    const found = document.querySelector(selector);
    if (!found) return null;
    // On a big screen all is enlarged, the air that cards fly through too.
    const { x, y, width, height } = found.getBoundingClientRect();
    const zoom = found.currentCSSZoom ?? 1;
    return new DOMRect(x / zoom, y / zoom, width / zoom, height / zoom);
  }

  /**
   * Sends a card on its way; resolves when it has landed. Both ends are measured now, before the new picture is drawn,
   * and the card takes off in a frame of its own: a slow phone then has two small things to do instead of a large one.
   */
  async send(card: string | null, from: DOMRect | Spot, to: Spot, delay = 0): Promise<void> {
    const start = typeof from === 'string' ? this.rect(from) : from;
    const goal = this.rect(to);
    if (!start || !goal || motionless.matches || document.hidden) return;
    this.waiting++;
    if (delay > 0) await new Promise((due) => setTimeout(due, delay));
    await new Promise((frame) => requestAnimationFrame(frame));
    this.waiting--;
    return new Promise((resolve) => {
      const n = ++this.counter;
      const land = (): void => {
        this.flying = this.flying.filter((one) => one.n !== n);
        resolve();
      };
      this.flying = [...this.flying, { n, card, from: start, to: goal, small: to.startsWith('seat'), land }];
    });
  }

  /** Cards are in the air, or about to be. */
  get busy(): boolean {
    return this.waiting > 0 || this.flying.length > 0;
  }

  hide(id: number): void {
    this.away = new Set([...this.away, id]);
  }

  bringBack(id: number): void {
    this.away = new Set([...this.away].filter((one) => one !== id));
  }

  /** The pile is a little untidy, and the same card lies the same way for as long as it is there. */
  lay(card: string): void {
    const n = ++this.counter;
    const wild = (salt: number): number => ((((Math.sin(n * 12.9898 + salt * 78.233) * 43758.5453) % 1) + 1) % 1) - 0.5;
    this.pile = [...this.pile, { n, card, tilt: wild(1) * 26, dx: wild(2) * 14, dy: wild(3) * 10 }].slice(-tallest);
  }

  /** A card that does not stay. */
  lift(card: string): void {
    const at = this.pile.findLastIndex((one) => one.card === card);
    this.pile = this.pile.filter((_, i) => i !== at);
  }

  /** Whatever was missed, the top is what the table says. */
  correct(top: string | null): void {
    if (top === null) this.pile = [];
    else if (this.pile.at(-1)?.card !== top) this.lay(top);
  }
}
