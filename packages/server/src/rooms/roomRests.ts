const minute = 60_000;
const day = 1440 * minute;
/** A room that crashed so often is taken for broken. */
const crashesAllowed = 7;

interface Rest {
  readonly crashes: number;
  /** How often it could not be opened. */
  readonly failures: number;
  readonly until: number;
}

/** Rooms that crash or cannot be opened must not keep the others waiting: they are opened less and less often. */
export class RoomRests {
  private readonly rests = new Map<string, Rest>();

  /** Our own rules threw. The first crashes cost nothing: the room is opened anew at once. */
  crashed(room: string): void {
    const { crashes = 0, failures = 0 } = this.rests.get(room) ?? {};
    const times = crashes + 1;
    const waitMs = times < 3 ? 0 : Math.min(minute, 250 * 2 ** times);
    this.rests.set(room, { crashes: times, failures, until: Date.now() + waitMs });
  }

  /** What is stored of it cannot be read. True for the first time. */
  failed(room: string): boolean {
    const { crashes = 0, failures = 0 } = this.rests.get(room) ?? {};
    const waitMs = Math.min(60 * minute, minute * 2 ** failures);
    this.rests.set(room, { crashes, failures: failures + 1, until: Date.now() + waitMs });
    return failures === 0;
  }

  /** Whether the room rests now: for a moment, or for so long that nobody should wait for it. */
  of(room: string): 'awake' | 'resting' | 'broken' {
    const rest = this.rests.get(room);
    if (!rest || rest.until <= Date.now()) return 'awake';
    return rest.failures > 0 || rest.crashes > crashesAllowed ? 'broken' : 'resting';
  }

  forget(room: string): void {
    this.rests.delete(room);
  }

  forgetOld(): void {
    const now = Date.now();
    for (const [room, { failures, until }] of this.rests) {
      if (until < now - (failures > 0 ? day : 10 * minute)) this.rests.delete(room);
    }
  }
}
