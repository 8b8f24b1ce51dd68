import { setImmediate } from 'node:timers/promises';
import { promisify } from 'node:util';
import { inflateRaw } from 'node:zlib';
import { type Millis, Table, type TableInput } from '@tasovka/kernel';
import { Mutex } from '../../mutex.ts';
import { recordingLimits } from '../../storage/store.ts';
import type { Games } from '../log/restore.ts';
import { compressed } from './compressed.ts';
import type { Beside } from './replayMatch.ts';

const uncompressed = promisify(inflateRaw);

/** The moment's number, the room's time, and what happened to the table. */
type KeptInput = readonly [n: number, at: Millis, input: TableInput];

/** The table as the match began, and everything that happened to it until the end. */
interface KeptMatch {
  readonly format: number;
  readonly table: string;
  readonly inputs: readonly KeptInput[];
}

const format = 1;
/** A damaged file must not fill the memory. */
const unpackedBytes = 32_000_000;
/** So many inputs are played in one go: tables that are played do not wait. */
const sliceInputs = 20;
/** One match at a time, whoever asks: else each of many would take such a slice of the same moment. */
const rewinding = new Mutex();

/** Writes down what a match was played by, so that it can be played on from any of its moments. */
export class InputKeeper implements Beside {
  private table = '';
  private readonly inputs: KeptInput[] = [];

  begin(table: Table): void {
    this.table = table.save();
  }

  add(n: number, at: Millis, input: TableInput): void {
    this.inputs.push([n, at, input]);
  }

  /** Null where they are too large to be kept: the match can be seen, and not played on. */
  async finish(): Promise<string | null> {
    const kept: KeptMatch = { format, table: this.table, inputs: this.inputs };
    const packed = await compressed(JSON.stringify(kept));
    return packed.length > recordingLimits.matchBytes ? null : packed.toString('base64');
  }
}

/** A match at one of its moments, and the inputs that led there. */
export interface Rewound {
  readonly table: Table;
  readonly at: Millis;
}

/** Sees the table before every input on the way. */
type EachInput = (table: Table, n: number, at: Millis, input: TableInput) => void;

/**
 * The table as it was at a moment, played again by the rules of today; null where those are not the rules it was played
 * by.
 */
export async function rewind(
  stored: string,
  moment: number,
  { games }: Games,
  each: EachInput = () => {},
): Promise<Rewound | null> {
  const release = await rewinding.acquire();
  try {
    return await playUpTo(stored, moment, games, each);
  } finally {
    release();
  }
}

async function playUpTo(
  stored: string,
  moment: number,
  games: Games['games'],
  each: EachInput,
): Promise<Rewound | null> {
  const unpacked = await uncompressed(Buffer.from(stored, 'base64'), { maxOutputLength: unpackedBytes });
  // Only `finish` writes these.
  const kept: KeptMatch = JSON.parse(unpacked.toString());
  if (kept.format !== format) throw new Error(`inputs have format ${kept.format}; this program reads ${format}`);
  const table = Table.restore(games, kept.table);
  if (!table.match) return null;
  let last = table.data.began;
  for (const [i, [n, at, input]] of kept.inputs.entries()) {
    if (n > moment) break;
    if (i % sliceInputs === 0) await setImmediate();
    each(table, n, at, input);
    if (table.replay(input, at)) return null;
    last = at;
  }
  return { table, at: last };
}
