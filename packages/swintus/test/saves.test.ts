import { isObject, Match } from '@tasovka/kernel';
import { expect, it } from 'vitest';
import { names, swintus } from '../src/index.ts';

it('a round is saved with its cards by name, and a name that means nothing today is an error', () => {
  const header = { game: swintus.id, rulesVersion: swintus.rulesVersion, seats: 3, options: {}, seed: '1', names: [] };
  const { state } = Match.start(swintus, header);
  const saved = swintus.saveState(state);
  if (!isObject(saved) || !Array.isArray(saved.deck)) throw new Error('no deck was saved');
  for (const card of saved.deck) expect(names).toContain(card);
  expect(swintus.loadState(saved, state.options)).toEqual(state);
  expect(() => swintus.loadState({ ...saved, deck: ['no-such-card'] }, state.options)).toThrow('unknown card');
});
