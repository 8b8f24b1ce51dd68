import { ownTables } from '@tasovka/cards/own-ways';
import { checkGame } from '@tasovka/kernel/kit';
import { expect, it } from 'vitest';
import { swintus } from '../src/index.ts';
import { ownWays } from '../src/ownWays.ts';
import { swintusKit } from './kit.ts';

it('has the seven properties, keeps all cards, and every random match ends', { timeout: 3_600_000 }, () => {
  expect(checkGame(swintus, swintusKit).matches).toBeGreaterThan(0);
});

it('has them with every deck of ours and every house rule alone, and with combinations', { timeout: 3_600_000 }, () => {
  // The greediest deck at the largest table, played by nobody in particular, takes its time.
  for (const table of ownTables(ownWays, swintus.options, { mistakes: 'prevented', target: 1 }))
    checkGame(swintus, { ...swintusKit, setups: () => [table], runs: 1, maxInputs: 500_000 });
});
