import { roomInFrame } from '../lib/frames.ts';
import { motionless } from '../lib/motion.ts';

/** Places cards travel between: `deck`, `pile`, `hand`, `seat-3`, or one card of the hand. */
export type Spot = string;

export interface Flight {
  readonly n: number;
  readonly card: string | null;
  readonly from: DOMRect;
  readonly to: DOMRect;
  /** As wide as on the pile or the deck, scaled on its way: a drawing is laid out anew for every width. */
  readonly width: number;
  /** Into the small space beside a face. */
  readonly small: boolean;
  readonly land: () => void;
}

/** Where a card of the pile comes from, seen from the middle of the pile in its own measure. */
export interface Arrival {
  readonly dx: number;
  readonly dy: number;
  readonly scale: number;
}

export interface PileCard {
  readonly n: number;
  readonly card: string;
  readonly tilt: number;
  readonly dx: number;
  readonly dy: number;
  readonly arrival: Arrival | null;
}

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

  private find(spot: Spot): Element | null {
    return document.querySelector(
      spot.startsWith('card-') ? `[data-card="${spot.slice(5)}"]` : `[data-spot="${spot}"]`,
    );
  }

  /** How wide a card lies there, whatever the table around it is scaled by. */
  private widthAt(spot: Spot): number {
    const found = this.find(spot);
    return found ? Number.parseFloat(getComputedStyle(found).width) : Number.NaN;
  }

  rect(spot: Spot): DOMRect | null {
    const found = this.find(spot);
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
    const width = this.widthAt(card === null ? 'deck' : 'pile');
    if (!start || !goal || !(width > 0) || motionless.matches || document.hidden) return;
    await this.takeOff(delay);
    return new Promise((resolve) => {
      const n = ++this.counter;
      const land = (): void => {
        this.flying = this.flying.filter((one) => one.n !== n);
        resolve();
      };
      this.flying = [...this.flying, { n, card, from: start, to: goal, width, small: to.startsWith('seat'), land }];
    });
  }

  private async takeOff(delay: number): Promise<void> {
    this.waiting++;
    if (delay > 0) await new Promise((due) => setTimeout(due, delay));
    await roomInFrame();
    this.waiting--;
  }

  /** Cards are in the air, or about to be. */
  get busy(): boolean {
    return this.waiting > 0 || this.flying.length > 0 || this.pile.some(({ arrival }) => arrival !== null);
  }

  hide(id: number): void {
    this.away = new Set([...this.away, id]);
  }

  bringBack(id: number): void {
    this.away = new Set([...this.away].filter((one) => one !== id));
  }

  /**
   * Lays a card on the pile. It belongs to the pile from the moment it leaves: to draw it once in the air and again
   * where it lands would be twice the work.
   */
  async lay(card: string, from: DOMRect | null = null, delay = 0): Promise<void> {
    const arrival = from && this.arrivalFrom(from);
    if (arrival) await this.takeOff(delay);
    this.drop(card, arrival);
  }

  /** At once, and with a way to take it back: the card that a finger has just thrown. Null where nothing moves. */
  throw(card: string, from: DOMRect): PileCard | null {
    const arrival = this.arrivalFrom(from);
    return arrival && this.drop(card, arrival);
  }

  takeBack(thrown: PileCard): void {
    this.pile = this.pile.filter(({ n }) => n !== thrown.n);
  }

  land(n: number): void {
    this.pile = this.pile.map((one) => (one.n === n ? { ...one, arrival: null } : one));
  }

  private arrivalFrom(from: DOMRect): Arrival | null {
    const pile = this.rect('pile');
    const width = this.widthAt('pile');
    if (!pile || !(width > 0) || motionless.matches || document.hidden) return null;
    const measure = pile.width / width;
    return {
      dx: (from.x + from.width / 2 - pile.x - pile.width / 2) / measure,
      dy: (from.y + from.height / 2 - pile.y - pile.height / 2) / measure,
      scale: from.width / pile.width,
    };
  }

  /** The pile is a little untidy, and the same card lies the same way for as long as it is there. */
  private drop(card: string, arrival: Arrival | null): PileCard {
    const n = ++this.counter;
    const wild = (salt: number): number => ((((Math.sin(n * 12.9898 + salt * 78.233) * 43758.5453) % 1) + 1) % 1) - 0.5;
    const laid = { n, card, tilt: wild(1) * 26, dx: wild(2) * 14, dy: wild(3) * 10, arrival };
    this.pile = [...this.pile, laid].slice(-tallest);
    return laid;
  }

  /** A card that does not stay. */
  lift(card: string): void {
    const at = this.pile.findLastIndex((one) => one.card === card);
    this.pile = this.pile.filter((_, i) => i !== at);
  }

  /** Whatever was missed, the top is what the table says: what lay above it went back, as a wrong move does. */
  correct(top: string | null): void {
    const at = this.pile.findLastIndex(({ card }) => card === top);
    if (top !== null && at === -1) this.drop(top, null);
    else if (at < this.pile.length - 1) this.pile = this.pile.slice(0, at + 1);
  }
}
