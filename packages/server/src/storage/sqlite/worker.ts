import { DatabaseSync, type SQLInputValue, type StatementSync } from 'node:sqlite';
import { parentPort, Worker, workerData } from 'node:worker_threads';
import { CheckpointPause } from './checkpointPause.ts';
import {
  type AppendResult,
  type FlatLines,
  itemsOfLine,
  type NumberedRequest,
  type QueryResult,
  type ThreadOptions,
  type ThreadReply,
  type ThreadRequest,
  type ThreadResult,
} from './thread.ts';

const { file, durability } = workerData as ThreadOptions;
const database = new DatabaseSync(file, { timeout: 5000 });
// A row of a log is small, and whole pages are written for it. This only affects a new file.
database.exec('PRAGMA page_size = 2048');
writeAhead();
database.exec(`PRAGMA synchronous = ${durability === 'full' ? 'FULL' : 'NORMAL'}`);
database.exec('PRAGMA wal_autocheckpoint = 0');
const checkpointer = new Worker(new URL('./checkpointer.ts', import.meta.url), { workerData: { file } });
const pause = new CheckpointPause(checkpointer);

/** Of several processes that open a new file at once, one switches it; SQLite lets the others fail instead of wait. */
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

/** The same queries come again and again. */
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

function query(sql: string, parameters: readonly unknown[]): QueryResult {
  const statement = prepared(sql);
  // Kysely does not type parameters; they are what our own queries pass.
  const values = parameters as SQLInputValue[];
  if (statement.columns().length > 0) return { rows: statement.all(...values), changed: 0 };
  return { rows: [], changed: Number(statement.run(...values).changes) };
}

type Line = [room: string, epoch: number, seq: number, at: number, body: string, result: string | null];

const insert =
  'INSERT INTO log (room, seq, at, body) SELECT code, ?2, ?3, ?4 FROM rooms WHERE code = ?1 AND epoch = ?5';
const insertResult = 'INSERT INTO results (room, seq, body) VALUES (?, ?, ?)';

/** The busiest query: one transaction for all rooms. A row is inserted where its writer owns the room. */
function append(lines: FlatLines): AppendResult {
  prepared('BEGIN IMMEDIATE').run();
  try {
    const refused: string[] = [];
    for (let i = 0; i < lines.length; i += itemsOfLine) {
      // `SqliteStore` writes six items per row in this order.
      const [room, epoch, seq, at, body, result] = lines.slice(i, i + itemsOfLine) as Line;
      if (prepared(insert).run(room, seq, at, body, epoch).changes !== 1) refused.push(room);
      else if (result !== null) prepared(insertResult).run(room, seq, result);
    }
    prepared('COMMIT').run();
    return { refused };
  } catch (error) {
    // A full disk has ended the transaction already, and is what has to be told.
    if (database.isTransaction) database.exec('ROLLBACK');
    throw error;
  }
}

const execute = (request: ThreadRequest): ThreadResult =>
  request.kind === 'append' ? append(request.lines) : query(request.sql, request.parameters);

async function reply(request: NumberedRequest): Promise<ThreadReply> {
  if (pause.untilOver) await pause.untilOver;
  try {
    return { id: request.id, ...execute(request) };
  } catch (error) {
    return { id: request.id, error: error instanceof Error ? error.message : String(error) };
  }
}

parentPort?.on('message', async (request: NumberedRequest) => parentPort?.postMessage(await reply(request)));
