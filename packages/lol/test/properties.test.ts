import { ownTables } from '@tasovka/cards/own-ways';
import { checkGame } from '@tasovka/kernel/kit';
import { expect, test } from 'vitest';
import { lol } from '../src/index.ts';
import { ownWays } from '../src/ownWays.ts';
import { lolKit } from './kit.ts';

test('the seven properties', { timeout: 3_600_000 }, () => {
  expect(checkGame(lol, lolKit).matches).toBeGreaterThan(0);
});

test('the same with every deck of ours and every house rule alone, and with combinations', {
  timeout: 3_600_000,
}, () => {
  // The greediest deck at the largest table, played by nobody in particular, takes its time.
  for (const table of ownTables(ownWays, lol.options, { mode: 'blitz', turnMs: 0 }))
    checkGame(lol, { ...lolKit, setups: () => [table], runs: 1, maxInputs: 500_000 });
});
