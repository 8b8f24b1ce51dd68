import { type EmittedEvent, seenBy, type Viewer } from '@tasovka/kernel';

const nothing = '[]';

/**
 * What one entry told, written down once as the text it is sent as: for everybody, and for the seats that saw more. A room
 * remembers the texts alone; the objects they were made of would keep the garbage collector busy long after.
 */
export class EncodedEvents {
  readonly emitted: readonly EmittedEvent[];
  readonly forAll: string;
  /** By seat; null where nobody saw more than the others. */
  readonly bySeat: readonly (string | undefined)[] | null;

  constructor(told: readonly EmittedEvent[]) {
    this.emitted = told;
    this.forAll = told.length === 0 ? nothing : JSON.stringify(told.map(({ event }) => event));
    this.bySeat = encodeBySeat(told);
  }

  get isEmpty(): boolean {
    return this.forAll === nothing;
  }

  for(viewer: Viewer): string {
    return (typeof viewer === 'number' && this.bySeat?.[viewer]) || this.forAll;
  }
}

function encodeBySeat(told: readonly EmittedEvent[]): string[] | null {
  let own: string[] | null = null;
  for (const { secrets } of told) {
    for (const key in secrets) {
      const seat = Number(key);
      own ??= [];
      own[seat] ??= JSON.stringify(told.map((one) => seenBy(one, seat)));
    }
  }
  return own;
}
