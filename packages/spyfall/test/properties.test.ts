import { checkGame, type Setup } from '@tasovka/kernel/kit';
import { expect, test } from 'vitest';
import { spyfall } from '../src/index.ts';
import type { State } from '../src/state.ts';
import { disguise } from './disguise.ts';
import { smallPack } from './packs.ts';

const tables: readonly (readonly [variant: string, seats: readonly number[]])[] = [
  ['classic', [3, 4, 5, 6, 7, 8]],
  ['duo', [2]],
  ['trio', [3]],
  ['team', [7, 8, 9, 10]],
];

const setups: Setup[] = tables.flatMap(([variant, sizes]) =>
  sizes.flatMap((seats): Setup[] => [
    { seats, options: { variant, rounds: 3 } },
    { seats, options: { variant, talk: 'voice', rounds: 2, roundMs: 60_000, answerMs: 20_000, roleplay: true } },
    { seats, options: { variant, rounds: 2, answerMs: 0, lookMs: 0 } },
  ]),
);
for (const seats of [3, 5, 7, 8]) {
  for (const house of [
    ['HR-8'],
    ['HR-10'],
    ['HR-8', 'HR-10'],
    ...(seats < 7 ? [] : [['HR-9'], ['HR-8', 'HR-9', 'HR-10']]),
  ])
    setups.push({ seats, options: { variant: 'classic', rounds: 3, house } });
}
for (const seats of [2, 3])
  setups.push({ seats, options: { variant: seats === 2 ? 'duo' : 'trio', rounds: 3, house: ['HR-8'] } });
setups.push({ seats: 4, options: { pack: smallPack } }, { seats: 8, options: { variant: 'team', captainTwice: true } });

/** SP-6, HR-9: one spy card or two, and everybody else a role of their own. */
function dealtRight({ deal, seats, options }: State): void {
  const spies = deal.cards.filter((card) => card === null).length;
  const roles = deal.cards.filter((card) => card !== null).map((card) => `${card.side} ${card.role}`);
  const dark = options.variant === 'duo' || options.variant === 'trio';
  if (
    spies !== (deal.second === undefined ? 1 : 2) ||
    new Set(roles).size !== roles.length ||
    deal.cards.length !== seats + (dark ? 1 : 0)
  ) {
    throw new Error(`a wrong deal: ${JSON.stringify(deal)}`);
  }
}

test('the seven properties hold in random matches of all variants and sizes', { timeout: 3_600_000 }, () => {
  const report = checkGame(spyfall, {
    setups: () => setups,
    runs: 150,
    signals: true,
    disguise,
    reveals: (event) => event.type === 'round-over' || event.type === 'spy-revealed',
    // Thirty ways to guess would end every round at once.
    sensible: (state, _, action) => action.type !== 'guess' || state.said.length > 8,
    invariant: dealtRight,
  });
  expect(report.inputs).toBeGreaterThan(report.matches);
});
