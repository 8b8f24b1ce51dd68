import type { Point } from '@tasovka/protocol';

/** A mark that somebody leaves on what is shown to all. */
export interface Mark extends Point {
  readonly id: number;
  readonly name: string;
}

const markMs = 3000;
const atOnce = 10;

/** Where people point, for as long as one looks there. */
export class Marks {
  now = $state.raw<readonly Mark[]>([]);
  private count = 0;

  add(point: Point, name: string): void {
    const id = ++this.count;
    this.now = [...this.now.slice(1 - atOnce), { ...point, id, name }];
    setTimeout(() => {
      this.now = this.now.filter((one) => one.id !== id);
    }, markMs);
  }
}
