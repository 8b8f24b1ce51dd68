import type { AnyGame, GameEvent } from '@tasovka/kernel';
import type { MatchResult } from '@tasovka/protocol';
import type { BotBrain } from '../bots/brain.ts';
import type { GroupCommit } from '../storage/groupCommit.ts';
import type { Patience } from './absence.ts';
import type { Room } from './room.ts';

/** Those after one line of a log, up to another. */
export interface Lines {
  readonly after: number;
  readonly upTo: number;
}

/** What the house does for its rooms. */
export interface RoomServices {
  readonly games: Readonly<Record<string, AnyGame>>;
  readonly firstGame: string;
  readonly commit: GroupCommit;
  readonly brain: BotBrain;
  readonly botPace: number;
  readonly patience: Patience;
  /** AC-20…AC-22 on; off only to show the difference. */
  readonly fair: boolean;
  /** Milliseconds since 1970. */
  clock(): number;
  /** What happened in these lines, told again from the log, for who was away for long. */
  retell(room: string, lines: Lines, guest: string): Promise<readonly GameEvent[]>;
  results(room: string): Promise<MatchResult[]>;
  /** The room can no longer be written to. */
  lost(room: Room, why: 'fenced' | Error): void;
  refused(reason: string): void;
  /** Something was heard of, by whatever room. */
  heard(): void;
  /** It is time for a snapshot. */
  keep(room: Room): void;
}
