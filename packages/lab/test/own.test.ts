import { games, loadWords } from '@tasovka/games';
import { allGames } from '@tasovka/games/all';
import { describe, expect, test } from 'vitest';
import { asRow, judge, type OwnPlan, play, waysOf } from '../src/sim/own.ts';
import { spreadOf } from '../src/sim/stats.ts';

async function planFor(game: string, matches: number, combinations: number): Promise<OwnPlan> {
  const own = await games.find(({ id }) => id === game)?.loadOwnWays?.();
  const entry = allGames[game];
  if (!own || !entry) throw new Error(`no own ways of ${game}`);
  const tame = game === 'swintus' ? { mistakes: 'prevented', target: 1 } : { mode: 'blitz' };
  return {
    entry,
    own,
    players: 3,
    matches,
    most: matches,
    rounds: null,
    combinations,
    part: 1,
    parts: 1,
    seed: 'test',
    tame,
  };
}

describe.each(['swintus', 'lol'])('what a table can do with %s', (game) => {
  test('every deck of ours, every house rule and combinations of them end, refuse nothing and are as long as promised', async () => {
    const plan = await planFor(game, 25, 12);
    const box = spreadOf(play(plan, {}).tally.roundMoves).median;
    const found = [...waysOf(plan)].map((way) => judge(plan, way, box));
    for (const { unfinished, refused } of found) expect([unfinished, refused]).toEqual([0, 0]);
    // So few matches say little about length: twice as far off as promised would be a fault all the same.
    for (const finding of found) {
      const preset = plan.own.presets.find(({ id }) => id === finding.way.title);
      if (preset)
        expect(Math.abs(Math.log(finding.ratio / preset.measured)), asRow(finding)).toBeLessThan(Math.log(1.6));
      const [from, to] = finding.way.promise;
      expect(finding.ratio, asRow(finding)).toBeGreaterThan(from / 2);
      expect(finding.ratio, asRow(finding)).toBeLessThan(to * 2);
    }
  });

  test('has words for every deck and every house rule, in both languages', async () => {
    const { own } = await planFor(game, 1, 0);
    for (const language of ['ru', 'en'] as const) {
      const words = await loadWords(game, language);
      for (const { id } of own.presets) expect(words.decks?.[id]?.label).toBeTruthy();
      for (const rule of Object.keys(own.house))
        expect(words.rules[rule]?.text).toMatch(/^(Домашнее правило|A house rule)/);
      for (const { name } of own.kinds) expect(words.thing(name)).not.toBe('');
    }
  });

  test('what cannot be played is refused with a reason in words', async () => {
    const { entry, own } = await planFor(game, 1, 0);
    const words = await loadWords(game, 'ru');
    const none = Object.fromEntries(own.kinds.filter(({ family }) => family !== 'joker').map(({ name }) => [name, 0]));
    const many = Object.fromEntries(own.kinds.map(({ name, family }) => [name, family === 'joker' ? 20 : 9]));
    const greedy = game === 'swintus' ? { hapyozh: 9 } : { bah: 9, haha: 9 };
    const zeros = Object.fromEntries(
      own.kinds
        .filter(({ family }) => family === 'number')
        .map(({ name }) => [name, name === '0' || name === '1' ? 9 : 0]),
    );
    const wrong: [object, RegExp][] = [
      [{ deck: none }, /^Цифр в колоде 0/],
      [{ deck: many }, /^В колоде \d+ карт/],
      [{ deck: greedy }, /^Жадная колода/],
      [{ deck: zeros, house: ['HR-6'] }, /разных числа/],
      [{ house: ['HR-1', 'HR-12'] }, /^«Тяни до победного» и «Взял — не клади»/],
      ...(game === 'lol' ? [[{ house: ['HR-4'], coldCalculation: true }, /Холодный расчёт/] as [object, RegExp]] : []),
    ];
    for (const [options, sentence] of wrong) {
      const parsed = entry.game.options(options, 4);
      expect(parsed.ok, JSON.stringify(options)).toBe(false);
      if (!parsed.ok) expect(parsed.fault && words.fault?.(parsed.at, parsed.fault)).toMatch(sentence);
    }
    expect(entry.game.options({ deck: { nonsense: 1 } }, 4).ok).toBe(false);
    expect(entry.game.options({ house: ['HR-99'] }, 4).ok).toBe(false);
  });
});
