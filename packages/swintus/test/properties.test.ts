import { checkGame } from '@tasovka/kernel/kit';
import { expect, it } from 'vitest';
import { swintus } from '../src/index.ts';
import { swintusKit } from './kit.ts';

it('has the seven properties, keeps all cards, and every random match ends', { timeout: 3_600_000 }, () => {
  expect(checkGame(swintus, swintusKit).matches).toBeGreaterThan(0);
});
