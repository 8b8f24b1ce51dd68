import { createReadStream, existsSync } from 'node:fs';
import { open, rename, rm } from 'node:fs/promises';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createGunzip, createGzip } from 'node:zlib';
import * as v from 'valibot';

/**
 * A backup is one file: a header, one line for each row of each table, and a line that says how many rows there were,
 * all of it compressed. It belongs to no storage, so a backup of SQLite can be restored to PostgreSQL.
 */
export const backupFormat = 1;

const headerShape = v.object({
  tasovka: v.literal('backup'),
  format: v.number(),
  made: v.string(),
  /** The last migration the tables had. */
  migration: v.string(),
  tables: v.array(v.object({ name: v.string(), columns: v.array(v.string()) })),
});
export type BackupHeader = v.InferOutput<typeof headerShape>;

const value = v.union([v.string(), v.number(), v.null()]);
export type Value = v.InferOutput<typeof value>;
/** The number of a table in the header, and a row of it. */
const rowShape = v.tuple([v.number(), v.array(value)]);
export type BackupRow = v.InferOutput<typeof rowShape>;
const endShape = v.object({ rows: v.number() });

/** What makes a command give up, told without a stack trace. */
export class BackupProblem extends Error {}

/** Writes a backup, whole or not at all, that only its owner can read: it holds everything anybody said. */
export async function writeBackup(
  path: string,
  header: BackupHeader,
  rows: AsyncIterable<BackupRow>,
): Promise<{ rows: number }> {
  const part = `${path}.part`;
  const file = await open(part, 'w', 0o600);
  let count = 0;
  async function* lines(): AsyncGenerator<string> {
    yield `${JSON.stringify(header)}\n`;
    for await (const row of rows) {
      count++;
      yield `${JSON.stringify(row)}\n`;
    }
    yield `${JSON.stringify({ rows: count } satisfies v.InferOutput<typeof endShape>)}\n`;
  }
  try {
    await pipeline(Readable.from(lines()), createGzip(), file.createWriteStream({ flush: true }));
    await rename(part, path);
  } catch (error) {
    await rm(part, { force: true });
    throw error;
  }
  return { rows: count };
}

async function* linesIn(path: string): AsyncGenerator<string> {
  const unzipped = createGunzip().setEncoding('utf8');
  // What goes wrong with either is met by the loop.
  pipeline(createReadStream(path), unzipped).catch(() => {});
  let rest = '';
  for await (const chunk of unzipped) {
    const lines = `${rest}${chunk}`.split('\n');
    rest = lines.pop() ?? '';
    yield* lines;
  }
  if (rest !== '') yield rest;
}

/** The rows of a backup, after its header was judged. Throws where the file is damaged or not whole. */
export async function* readBackup(path: string, judge: (header: BackupHeader) => void): AsyncGenerator<BackupRow> {
  if (!existsSync(path)) throw new BackupProblem(`There is no file ${path}.`);
  let isHeader = true;
  let count = 0;
  let end: number | null = null;
  try {
    for await (const line of linesIn(path)) {
      const read: unknown = JSON.parse(line);
      if (isHeader) {
        isHeader = false;
        judge(v.parse(headerShape, read));
      } else if (v.is(rowShape, read)) {
        count++;
        yield read;
      } else end = v.parse(endShape, read).rows;
    }
  } catch (error) {
    if (error instanceof BackupProblem) throw error;
    throw new BackupProblem(
      `${path} is no backup, or it is damaged: ${error instanceof Error ? error.message : error}`,
    );
  }
  if (end !== count) throw new BackupProblem(`${path} is not whole: it breaks off after ${count} rows.`);
}
