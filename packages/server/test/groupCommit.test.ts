import { setImmediate as nextIteration } from 'node:timers/promises';
import { expect, it } from 'vitest';
import type { LogWriter } from '../src/rooms/log/logWriter.ts';
import { GroupCommit } from '../src/storage/groupCommit.ts';
import type { LogBatch, NewRow, Store } from '../src/storage/store.ts';

/** Long enough for a commit to be asked for, or for its answer to be told. */
async function settle(): Promise<void> {
  for (let turns = 0; turns < 3; turns++) await nextIteration();
}

const line = (seq: number): NewRow => ({ seq, at: seq, body: `${seq}` });

class Room implements LogWriter {
  readonly epoch = 1;
  readonly heard: string[] = [];
  readonly room: string;

  constructor(room: string) {
    this.room = room;
  }

  written(seq: number, result: boolean | Error): void {
    this.heard.push(`${seq} ${result instanceof Error ? 'nobody knows' : result}`);
  }
}

/** A store that keeps what it is given, and answers each commit only when told to, well or not. */
function slowStore() {
  const kept: string[] = [];
  const asked: { answer(well: boolean): Promise<void> }[] = [];
  const append = (savings: readonly LogBatch[]): Promise<readonly boolean[]> =>
    new Promise((resolve, reject) => {
      asked.push({
        async answer(well) {
          if (!well) reject(new Error('the disk is full'));
          else {
            for (const { room, rows } of savings) for (const { seq } of rows) kept.push(`${room} ${seq}`);
            resolve(savings.map(() => true));
          }
          await settle();
        },
      });
    });
  return { kept, asked, store: { append } as Store };
}

it('no row is written after a lost row of the same room; other rooms go on', async () => {
  const { kept, asked, store } = slowStore();
  const commit = new GroupCommit(store, { appended: () => {}, delivered: () => {} });
  const [unlucky, lucky] = [new Room('AAAAA'), new Room('BBBBB')];
  commit.append(unlucky, line(1));
  await settle();
  commit.append(unlucky, line(2));
  commit.append(lucky, line(1));
  await asked[0]?.answer(false);
  await asked[1]?.answer(true);
  expect(kept).toEqual(['BBBBB 1']);
  expect(unlucky.heard).toEqual(['1 nobody knows']);
  expect(lucky.heard).toEqual(['1 true']);
  await commit.drained();
});

it('what comes in while a commit is on its way goes into one commit after it', async () => {
  const { kept, asked, store } = slowStore();
  const commit = new GroupCommit(store, { appended: () => {}, delivered: () => {} });
  const [one, two] = [new Room('AAAAA'), new Room('BBBBB')];
  commit.append(one, line(1));
  await settle();
  commit.append(two, line(1));
  commit.append(one, line(2));
  commit.append(two, line(2));
  expect(asked.length).toBe(1);
  await asked[0]?.answer(true);
  expect(one.heard).toEqual(['1 true']);
  expect(asked.length).toBe(2);
  await asked[1]?.answer(true);
  expect(kept).toEqual(['AAAAA 1', 'BBBBB 1', 'BBBBB 2', 'AAAAA 2']);
  expect(one.heard).toEqual(['1 true', '2 true']);
  expect(two.heard).toEqual(['2 true']);
});
