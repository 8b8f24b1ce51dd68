import type { NewRow } from '../../storage/store.ts';

/** The owner of a room, with rows to write to its log. */
export interface LogWriter {
  readonly room: string;
  readonly epoch: number;
  /** The rows up to this one are durable (true), the room has another owner (false), or nobody knows (the error). */
  written(seq: number, result: boolean | Error): void;
}

/** Makes rows durable, and tells their owner. */
export interface LogCommit {
  append(writer: LogWriter, row: NewRow): void;
}
