import type { AnyGame, GameEvent, StopCause } from '@tasovka/kernel';
import type { BotFactory } from '../bots/botFactory.ts';
import type { GroupCommit } from '../storage/groupCommit.ts';
import type { AllowanceLimits } from './inbox/allowances.ts';
import type { AbsenceLimits } from './people/absence.ts';
import type { Room, RoomLoss } from './room.ts';

/** The rows of a log after one and up to another. */
export interface LogRange {
  readonly after: number;
  readonly upTo: number;
}

/** What the registry does for its rooms. */
export interface RoomServices {
  readonly games: Readonly<Record<string, AnyGame>>;
  readonly firstGame: string;
  readonly commit: GroupCommit;
  readonly botFactory: BotFactory;
  readonly botPace: number;
  readonly absenceLimits: AbsenceLimits;
  readonly allowances: AllowanceLimits;
  /** AC-20…AC-22 on; off only to show the difference. */
  readonly fair: boolean;
  /** Milliseconds since 1970. */
  clock(): number;
  /** What happened in these rows, replayed from the log for a guest who was away for long. */
  missedEvents(room: string, range: LogRange, guest: string): Promise<readonly GameEvent[]>;
  /** The room no longer runs here. */
  roomLost(room: Room, why: RoomLoss): void;
  refused(reason: string): void;
  matchStopped(room: string, game: string, cause: StopCause): void;
  inputTaken(): void;
  snapshot(room: Room): void;
}
