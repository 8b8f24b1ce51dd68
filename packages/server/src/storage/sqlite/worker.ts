import { DatabaseSync, type SQLInputValue, type StatementSync } from 'node:sqlite';
import { parentPort, Worker, workerData } from 'node:worker_threads';
import { CheckpointPause } from './checkpointPause.ts';
import {
  type FlatLines,
  itemsOfLine,
  type NumberedRequest,
  type QueryRows,
  type ThreadOptions,
  type ThreadReply,
  type ThreadRequest,
} from './thread.ts';

const { file, durability } = workerData as ThreadOptions;
const database = new DatabaseSync(file, { timeout: 5000 });
// A line of a log is small, and whole pages are written for it. Only a new file listens to this.
database.exec('PRAGMA page_size = 2048');
writeAhead();
database.exec(`PRAGMA synchronous = ${durability === 'full' ? 'FULL' : 'NORMAL'}`);
database.exec('PRAGMA wal_autocheckpoint = 0');
const checkpointer = new Worker(new URL('./checkpointer.ts', import.meta.url), { workerData: { file } });
const pause = new CheckpointPause(checkpointer);

/** Of several who open a new file at once one changes its ways; SQLite lets the others fail instead of wait. */
function writeAhead(): void {
  for (let tries = 100; ; tries--) {
    try {
      database.exec('PRAGMA journal_mode = WAL');
      return;
    } catch (error) {
      if (tries === 0) throw error;
      Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 20);
    }
  }
}

/** Queries come in the same words again and again. */
const statements = new Map<string, StatementSync>();
const statementsKept = 100;

function prepared(sql: string): StatementSync {
  const known = statements.get(sql);
  if (known) return known;
  const statement = database.prepare(sql);
  if (statements.size >= statementsKept) statements.clear();
  statements.set(sql, statement);
  return statement;
}

function query(sql: string, parameters: readonly unknown[]): QueryRows {
  const statement = prepared(sql);
  const values = parameters as SQLInputValue[];
  if (statement.columns().length > 0) return { rows: statement.all(...values), changed: 0 };
  return { rows: [], changed: Number(statement.run(...values).changes) };
}

type Line = [room: string, epoch: number, seq: number, at: number, body: string, result: string | null];

const insert =
  'INSERT INTO log (room, seq, at, body) SELECT code, ?2, ?3, ?4 FROM rooms WHERE code = ?1 AND epoch = ?5';
const insertResult = 'INSERT INTO results (room, seq, body) VALUES (?, ?, ?)';

/** The busiest of all: one transaction for all rooms. A line goes in where its writer owns the room; which are not. */
function append(lines: FlatLines): string[] {
  prepared('BEGIN IMMEDIATE').run();
  try {
    const refused: string[] = [];
    for (let i = 0; i < lines.length; i += itemsOfLine) {
      const [room, epoch, seq, at, body, result] = lines.slice(i, i + itemsOfLine) as Line;
      if (prepared(insert).run(room, seq, at, body, epoch).changes !== 1) refused.push(room);
      else if (result !== null) prepared(insertResult).run(room, seq, result);
    }
    prepared('COMMIT').run();
    return refused;
  } catch (error) {
    // A full disk has ended the transaction already, and is what has to be told.
    if (database.isTransaction) database.exec('ROLLBACK');
    throw error;
  }
}

const answer = (question: ThreadRequest): unknown =>
  question.kind === 'append' ? append(question.lines) : query(question.sql, question.parameters);

async function reply(asked: NumberedRequest): Promise<ThreadReply> {
  if (pause.untilOver) await pause.untilOver;
  try {
    return { id: asked.id, answer: answer(asked) };
  } catch (error) {
    return { id: asked.id, error: error instanceof Error ? error.message : String(error) };
  }
}

parentPort?.on('message', async (asked: NumberedRequest) => parentPort?.postMessage(await reply(asked)));
