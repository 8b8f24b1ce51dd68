import { allGames } from '@tasovka/games/all';
import type { Json } from '@tasovka/kernel';
import { playRandomMatch, scenarioOfMatch } from '@tasovka/server/kit';
import { expect, it } from 'vitest';
import { runScenario } from '../src/scenario/run.ts';

for (const [game, seats, options, late] of [
  ['swintus', 4, { sets: ['etiquette', 'zombie', 'moles'], target: 12 }],
  ['lol', 3, { mode: 'blitz' }],
  ['spyfall', 5, { rounds: 2, roundMs: 60_000 }],
  ['spyfall', 4, { rounds: 3, roundMs: 60_000 }, true],
] as const) {
  it(`${game}${late ? ' with a latecomer' : ''}: a moment that somebody reports is a scenario that runs`, () => {
    const match = playRandomMatch(game, seats, options as unknown as Json, `reported ${game}`, undefined, late);
    const { from, to } = match.finished;
    for (let row = from; row <= to; row += Math.ceil((to - from) / (late ? 40 : 8))) {
      const scenario = scenarioOfMatch(match, row);
      expect(runScenario(scenario, allGames).failure, JSON.stringify(scenario)).toBe(null);
      expect(JSON.stringify(scenario)).not.toContain('Гость');
    }
    // What it expects is really compared.
    const scenario = scenarioOfMatch(match, to - 1);
    const steps = [...(scenario.steps as Json[]).slice(0, -1), { expect: { scores: [777] } }];
    expect(runScenario({ ...scenario, steps }, allGames).failure?.differences).toHaveLength(1);
    const other = {
      ...(scenario.saved as object),
      header: { ...(scenario.saved as { header: object }).header, rulesVersion: 999 },
    };
    expect(runScenario({ ...scenario, saved: other }, allGames).failure?.problem?.at).toBe('saved');
    expect(runScenario({ ...scenario, seed: 1 }, allGames).failure?.problem?.message).toContain('seed');
  });
}
