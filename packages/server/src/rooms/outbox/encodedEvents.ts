import { type EmittedEvent, seenBy, type Viewer } from '@tasovka/kernel';

const nothing = '[]';

/**
 * The events of one log entry, encoded once as they are sent: for everybody, and for the seats that see more. A room
 * remembers the texts alone; the objects would keep the garbage collector busy long after.
 */
export class EncodedEvents {
  readonly emitted: readonly EmittedEvent[];
  readonly forAll: string;
  /** Null where no seat sees more than the others. */
  readonly bySeat: readonly (string | undefined)[] | null;

  constructor(emitted: readonly EmittedEvent[]) {
    this.emitted = emitted;
    this.forAll = emitted.length === 0 ? nothing : JSON.stringify(emitted.map(({ event }) => event));
    this.bySeat = encodeBySeat(emitted);
  }

  get isEmpty(): boolean {
    return this.forAll === nothing;
  }

  for(viewer: Viewer): string {
    return (typeof viewer === 'number' && this.bySeat?.[viewer]) || this.forAll;
  }
}

function encodeBySeat(emitted: readonly EmittedEvent[]): string[] | null {
  let bySeat: string[] | null = null;
  for (const { secrets } of emitted) {
    for (const key in secrets) {
      const seat = Number(key);
      bySeat ??= [];
      bySeat[seat] ??= JSON.stringify(emitted.map((one) => seenBy(one, seat)));
    }
  }
  return bySeat;
}
