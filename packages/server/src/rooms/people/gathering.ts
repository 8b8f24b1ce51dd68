import { isPerson, type Millis } from '@tasovka/kernel';
import type { RoomLog } from '../log/roomLog.ts';
import type { RoomState } from '../log/roomState.ts';

/** A table gathers, and these of its guests are not here. */
export interface Gathered {
  readonly room: string;
  readonly why: 'opened' | 'started';
  readonly host: string;
  readonly game: string;
  readonly absent: readonly string[];
}

/** What a server that can tell people who are away gives to a room. */
export interface GatheringBell {
  /** How long a host must have been back. */
  readonly settleMs: number;
  ring(gathered: Gathered): void;
  /** The guest has gone, or sits at another device: it is told nothing more. */
  forget(room: string, guest: string): void;
  /** Nobody is at the table any more. */
  parted(room: string): void;
}

/** When the guests of a room who are away are told that it gathers: the host has opened it again, or starts a match. */
export class Gathering {
  private readonly room: string;
  private readonly state: RoomState;
  private readonly bell: GatheringBell | null;
  private readonly isHere: (guest: string) => boolean;
  private isToldOf: boolean;
  due: Millis = Number.POSITIVE_INFINITY;

  /** A room that is new is opened, and not opened again. */
  constructor(
    room: string,
    log: Pick<RoomLog, 'state' | 'seq'>,
    bell: GatheringBell | null,
    isHere: (guest: string) => boolean,
  ) {
    this.room = room;
    this.state = log.state;
    this.isToldOf = log.seq === 0;
    this.bell = bell;
    this.isHere = isHere;
  }

  /** The first time since the room woke that its host is here. */
  came(guest: string, now: Millis): void {
    if (!this.bell || this.isToldOf || guest !== this.state.table.data.host) return;
    this.isToldOf = true;
    this.due = now + this.bell.settleMs;
  }

  /** The host has been here for a moment, or has gone again. */
  settle(): void {
    this.due = Number.POSITIVE_INFINITY;
    const { host } = this.state.table.data;
    if (host !== null && this.isHere(host)) this.ring('opened');
    else this.isToldOf = false;
  }

  started(): void {
    this.ring('started');
  }

  private ring(why: Gathered['why']): void {
    const { table } = this.state;
    const { data } = table;
    const host = data.host === null ? undefined : table.guest(data.host);
    const absent = data.guests.filter((one) => isPerson(one) && !this.isHere(one.id)).map(({ id }) => id);
    if (this.bell && host && absent.length > 0) {
      this.bell.ring({ room: this.room, why, host: host.name, game: data.game, absent });
    }
  }
}
