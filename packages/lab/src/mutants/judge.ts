import type { AnyGame } from '@tasovka/kernel';
import type { Playables } from '../scenario/playable.ts';
import { runScenario } from '../scenario/run.ts';
import type { Mutant } from './find.ts';
import { FreshModules } from './fresh.ts';
import type { Source } from './syntax.ts';

/** What a child is asked to do, with everything as read once: people go on writing. Paths are full. */
export interface Task {
  /** The module that exports `allGames`. */
  readonly entry: string;
  /** The files with mutants, and those that must be loaded again with each. */
  readonly sources: readonly Source[];
  readonly scenarios: readonly unknown[];
  readonly mutants: readonly Mutant[];
}

/** How a mutant of the task ended: the scenario that noticed it, or null. */
export interface Verdict {
  readonly index: number;
  readonly noticedBy: string | null;
}

/** What a child says: that everything holds without a mutant, or does not; then a verdict for each. */
export type Message = { readonly ready: true } | { readonly broken: string } | Verdict;

/** Plays the scenarios against every mutant until one fails. */
export async function judge(task: Task, tell: (message: Message) => void): Promise<void> {
  const modules = new FreshModules(task.sources);
  const scenarios = [...task.scenarios];
  const fails = async (mutant: Mutant | null): Promise<string | null> => {
    const games = await load(modules, task.entry, mutant);
    if (games === null) return 'loading';
    for (const [i, raw] of scenarios.entries()) {
      const { failure, title } = runScenario(raw, games);
      if (failure === null) continue;
      // Neighbours of this mutant will often fail the same way.
      scenarios.unshift(...scenarios.splice(i, 1));
      return title;
    }
    return null;
  };

  // Also lets games that share modules with this one bind to unchanged ones.
  const broken = await fails(null);
  if (broken !== null) return tell({ broken: `without any mutant this scenario fails: ${broken}` });
  tell({ ready: true });
  for (const [index, mutant] of task.mutants.entries()) tell({ index, noticedBy: await fails(mutant) });
}

async function load(modules: FreshModules, entry: string, mutant: Mutant | null): Promise<Playables | null> {
  try {
    const { allGames } = await modules.load<{ allGames: Playables }>(entry, mutant);
    return Object.fromEntries(Object.entries(allGames).map(([id, one]) => [id, { ...one, game: impatient(one.game) }]));
  } catch {
    return null;
  }
}

/** No scenario asks so often when the next deadline falls: one that does not pass falls for ever. */
const mostDeadlines = 5000;

/** A broken deadline would keep a match in circles; this ends it at once instead of when the watchdog barks. */
function impatient(game: AnyGame): AnyGame {
  let asked = 0;
  return {
    ...game,
    begin(options, seats) {
      asked = 0;
      return game.begin(options, seats);
    },
    due(state) {
      if (++asked > mostDeadlines) throw new Error('running in circles');
      return game.due(state);
    },
  };
}
