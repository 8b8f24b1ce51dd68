import { createHash } from 'node:crypto';
import { existsSync, globSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { addTally, dealsOf, emptyTally, type Tally } from './tally.ts';

/** A line of the report that was measured rather than played: what it is, what it should be, whether it is. */
export interface Figure {
  readonly arena: string;
  readonly what: string;
  readonly found: string;
  readonly goal: string;
  readonly met: boolean;
}

interface StoredResults {
  readonly bots: string;
  readonly tallies: Record<string, Tally>;
  readonly figures: Record<string, Figure>;
}

/**
 * What was played so far, kept in a file: each run adds deals to it that were not played before. It is read again before it
 * is written, so that several runs can add to it, each its own contests.
 * Rounds of other bots do not count: when a bot has changed, everything starts over.
 */
export class ResultStore {
  private readonly file: string;
  private readonly bots: string;
  /** What this run adds to: should another run write at the same moment, nothing of it is lost but until the next deal. */
  private readonly mine: Record<string, Tally> = {};

  constructor(file: string, bots: string, fresh: boolean) {
    this.file = file;
    this.bots = bots;
    if (fresh) this.write({ bots, tallies: {}, figures: {} });
  }

  tally(contest: string): Tally | undefined {
    return this.read().tallies[contest];
  }

  /** The number of the first deal that was not played yet. */
  next(contest: string): number {
    const tally = this.tally(contest);
    return tally ? dealsOf(tally) : 0;
  }

  add(contest: string, more: Tally): void {
    const kept = this.read();
    const tally = this.mine[contest] ?? kept.tallies[contest] ?? emptyTally();
    addTally(tally, more);
    this.mine[contest] = tally;
    this.write({ ...kept, tallies: { ...kept.tallies, ...this.mine } });
  }

  figures(): Figure[] {
    return Object.values(this.read().figures);
  }

  note(id: string, figure: Figure): void {
    const kept = this.read();
    this.write({ ...kept, figures: { ...kept.figures, [id]: figure } });
  }

  private read(): StoredResults {
    const kept: StoredResults | null = existsSync(this.file) ? JSON.parse(readFileSync(this.file, 'utf8')) : null;
    return kept?.bots === this.bots ? kept : { bots: this.bots, tallies: {}, figures: {} };
  }

  private write(kept: StoredResults): void {
    mkdirSync(dirname(this.file), { recursive: true });
    const draft = `${this.file}.${process.pid}`;
    writeFileSync(draft, `${JSON.stringify(kept, null, 1)}\n`);
    renameSync(draft, this.file);
  }
}

/** Changes whenever the bots do, or what they are let play. */
export function botsVersion(root: string): string {
  const hash = createHash('sha256');
  const bots = globSync('packages/{cards,lol,swintus}/src/bot/**/*.ts', { cwd: root }).sort();
  const files = [...bots, 'packages/lab/src/bots/arena.ts', 'packages/lab/src/bots/contests.ts'];
  for (const file of files) hash.update(file).update(readFileSync(join(root, file)));
  return hash.digest('hex').slice(0, 12);
}
