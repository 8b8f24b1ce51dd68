import type { AnyGame, GameEvent, StopCause } from '@tasovka/kernel';
import type { BotFactory } from '../bots/botFactory.ts';
import type { WordLine } from '../bots/wordLine.ts';
import type { AllowanceLimits } from './inbox/allowances.ts';
import type { LogCommit } from './log/logWriter.ts';
import type { AbsenceLimits } from './people/absence.ts';
import type { Origin } from './people/blockList.ts';
import type { GatheringBell } from './people/gathering.ts';
import type { Room, RoomLoss } from './room.ts';
import type { VoiceService } from './voice/voiceService.ts';

/** The rows of a log after one and up to another. */
export interface LogRange {
  readonly after: number;
  readonly upTo: number;
}

/** What the registry does for its rooms. */
export interface RoomServices {
  readonly games: Readonly<Record<string, AnyGame>>;
  readonly firstGame: string;
  readonly commit: LogCommit;
  readonly botFactory: BotFactory;
  readonly botPace: number;
  /** A language model that words what a table's bots say; null: there is none. */
  wordsForTable(): WordLine | null;
  /** Null: no calls here. */
  readonly voice: VoiceService | null;
  /** Null: nobody who is away is told anything. */
  readonly bell: GatheringBell | null;
  readonly absenceLimits: AbsenceLimits;
  readonly allowances: AllowanceLimits;
  /** How long programs play on after the last person has gone. */
  readonly aloneMs: number;
  /** AC-20…AC-22 on; off only to show the difference. */
  readonly fair: boolean;
  /** Milliseconds since 1970. */
  clock(): number;
  /** Where a guest comes from, by keyed hashes. */
  hashOrigin(secret: string, device: string | undefined, address: string | undefined): Origin;
  /** What happened in these rows, replayed from the log for a guest who was away for long. */
  missedEvents(room: string, range: LogRange, guest: string): Promise<readonly GameEvent[]>;
  /** The room no longer runs here. */
  roomLost(room: Room, why: RoomLoss): void;
  refused(reason: string): void;
  matchStopped(room: string, game: string, cause: StopCause): void;
  inputTaken(): void;
  snapshot(room: Room): void;
  /** A match has ended: it is to be recorded. */
  matchEnded(room: Room): void;
}
