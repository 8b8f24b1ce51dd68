import { resolve } from 'node:path';
import { loadWords } from '@tasovka/games';
import { allGames } from '@tasovka/games/all';
import type { AnyGame } from '@tasovka/kernel';
import { describe, expect, it } from 'vitest';
import { goldenFiles } from '../src/golden/files.ts';
import { differenceOf } from '../src/golden/golden.ts';

const root = resolve(import.meta.dirname, '../../..');
const all = Object.values(allGames).map(({ game }) => ({ game, files: goldenFiles(root, game.id) }));

describe.each(all)('golden logs of $game.id', ({ game, files }) => {
  it('exist', () => expect(files.length).toBeGreaterThan(0));

  it.each(files)('$path replays as it was recorded', ({ path, golden }) => {
    expect(differenceOf(game, path, golden)).toBeNull();
  });

  it('cover what a table can choose', async () => {
    // As it was asked for, and with what is usual where nothing was.
    const chosen = JSON.stringify(
      files.map(({ golden: { header } }) => [header.options, game.options(header.options, header.seats)]),
    );
    const words = await loadWords(game.id, 'en');
    for (const { values } of Object.values(words.options)) {
      for (const value of Object.keys(values ?? {})) if (!/^\d/.test(value)) expect(chosen).toContain(value);
    }
  });
});

describe('a change of rules without a new version', () => {
  const file = all.flatMap(({ game, files }) => files.map((one) => ({ game, ...one })))[0];
  if (!file) throw new Error('no golden log');
  const { game, path, golden } = file;

  /** Every action throws a coin more than it did. */
  const planted = (rulesVersion: number): AnyGame => ({
    ...game,
    rulesVersion,
    apply(state, input, ctx) {
      if (input.kind === 'act') ctx.chance.below(2);
      return game.apply(state, input, ctx);
    },
  });

  it('is caught in one sentence that says what to do', () => {
    const said = differenceOf(planted(game.rulesVersion), path, golden);
    expect(said).toContain(path);
    expect(said).toContain(`raise rulesVersion of ${game.id}, then run "npm run golden"`);
  });

  it('is nothing to say against once the version is raised and the logs are recorded anew', () => {
    const raised = game.rulesVersion + 1;
    expect(differenceOf(planted(raised), path, golden)).toContain('run "npm run golden"');
    const anew = { ...game, rulesVersion: raised };
    expect(differenceOf(anew, path, { ...golden, header: { ...golden.header, rulesVersion: raised } })).toBeNull();
  });
});
