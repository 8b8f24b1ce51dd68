import type { AnyGame, GameEvent, StopCause } from '@tasovka/kernel';
import type { MatchResult } from '@tasovka/protocol';
import type { BotFactory } from '../bots/botFactory.ts';
import type { GroupCommit } from '../storage/groupCommit.ts';
import type { AbsenceLimits } from './people/absence.ts';
import type { Room } from './room.ts';

/** Those after one line of a log, up to another. */
export interface LogRange {
  readonly after: number;
  readonly upTo: number;
}

/** What the house does for its rooms. */
export interface RoomServices {
  readonly games: Readonly<Record<string, AnyGame>>;
  readonly firstGame: string;
  readonly commit: GroupCommit;
  readonly botFactory: BotFactory;
  readonly botPace: number;
  readonly absenceLimits: AbsenceLimits;
  /** AC-20…AC-22 on; off only to show the difference. */
  readonly fair: boolean;
  /** Milliseconds since 1970. */
  clock(): number;
  /** What happened in these lines, told again from the log, for who was away for long. */
  missedEvents(room: string, lines: LogRange, guest: string): Promise<readonly GameEvent[]>;
  results(room: string): Promise<MatchResult[]>;
  /** The room can no longer be written to. */
  roomLost(room: Room, why: 'fenced' | Error): void;
  refused(reason: string): void;
  /** A line of the log was refused when the room was woken: a bug, or rules changed without a new version. */
  replayRefused(room: string, seq: number, reason: string): void;
  matchStopped(room: string, game: string, cause: StopCause): void;
  /** Something was heard of, by whatever room. */
  inputTaken(): void;
  /** It is time for a snapshot. */
  snapshot(room: Room): void;
}
