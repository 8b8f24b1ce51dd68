import { reactionTime } from '@tasovka/cards/bot';
import { botLevels, type Chair, Chance, type Decision, Match, type Mind, seenBy } from '@tasovka/kernel';
import { describe, expect, it } from 'vitest';
import { mindsWith, skills } from '../src/bot/index.ts';
import { Memory } from '../src/bot/memory.ts';
import { type State, swintus, names as swintusNames } from '../src/index.ts';
import { disguise } from './disguise.ts';

const options = { sets: ['etiquette', 'zombie', 'moles'], target: 1 };
const names = ['Аня', 'Боря', 'Вера', 'Гена'];
const make = mindsWith((skill) => (skill.effort ? { ...skill, effort: { playouts: 20, moves: 6 } } : skill));
const chair = (seat: number): Chair => ({ seat, seats: 4, names, options, language: 'ru' });

/** Plays a round, and asks everybody's twin too, who is shown a table that only looks the same. */
function playWithTwins(seed: string, compare: (mine: Decision | null, twins: Decision | null) => void): void {
  const header = { game: 'swintus', rulesVersion: swintus.rulesVersion, seats: 4, options, seed, names };
  const match = Match.start(swintus, header, { events: true });
  const level = (seat: number) => botLevels[seat % 3] as (typeof botLevels)[number];
  const sides = [0, 1].map(() => names.map((_, seat) => make(level(seat), chair(seat))));
  const luck = [0, 1].map(() => names.map((_, seat) => Chance.seeded(`${seed} ${seat}`)));
  const veil = Chance.seeded('veil');
  for (let step = 0; !match.over && step < 5000; step++) {
    const told = match.happened();
    let first: { seat: number; decision: Decision } | null = null;
    for (let seat = 0; seat < 4; seat++) {
      const offers = match.offersFor(seat);
      const standing = match.view(seat);
      const views = [standing, { ...standing, ...swintus.view(disguise(match.state, seat, veil), seat, match.now) }];
      const decisions = sides.map((minds, side) => {
        const mind = minds[seat] as Mind;
        for (const one of told) mind.notice(seenBy(one, seat));
        const sight = { view: views[side] as typeof standing, offers, now: match.now };
        return mind.decide(sight, (luck[side] as Chance[])[seat] as Chance);
      });
      compare(decisions[0] ?? null, decisions[1] ?? null);
      const decision = decisions[0];
      if (decision && (first === null || decision.after < first.decision.after)) first = { seat, decision };
    }
    if (first && match.now + first.decision.after < match.due) {
      expect(match.act(first.seat, first.decision.action, match.now + first.decision.after)).toBeNull();
    } else match.advance(match.due);
  }
  expect(match.over).toBe(true);
}

describe('a mind', () => {
  it('decides by what it sees: tables that look the same are the same to it', () => {
    for (const seed of ['one', 'two', 'three']) playWithTwins(seed, (mine, twins) => expect(twins).toEqual(mine));
  });

  it('cannot be handed the state', () => {
    const mind = make('solid', chair(0));
    const handOver = (state: State): unknown =>
      // @ts-expect-error a state is not a sight
      mind.decide(state, Chance.seeded('x'));
    expect(handOver).toBeTypeOf('function');
  });

  it('reacts as people do (AC-23)', () => {
    for (const level of botLevels) {
      const chance = Chance.seeded(level);
      const times = Array.from({ length: 2000 }, () => reactionTime(skills[level].tempo, chance)).sort((a, b) => a - b);
      expect(times[0]).toBeGreaterThanOrEqual(180);
      expect(times[1000]).toBeGreaterThanOrEqual(330);
      expect(times[1000]).toBeLessThanOrEqual(730);
      const [low, middle, high] = [times[200], times[1000], times[1800]] as [number, number, number];
      expect(high - middle).toBeGreaterThan(middle - low);
    }
  });
});

describe('a memory', () => {
  const card = (name: string): number => swintusNames.indexOf(name);

  it('counts a copy that was intercepted among the laid ones', () => {
    const memory = new Memory(0, 4);
    memory.notice({ type: 'dealt', dealer: 3, open: 'red-1' });
    memory.notice({ type: 'laid', seat: 1, card: 'red-5', window: 1 });
    memory.notice({ type: 'intercepted', seat: 2, card: 'red-5', window: 2 });
    expect(memory.pile).toEqual(['red-1', 'red-5', 'red-5'].map(card));
    expect(memory.laid).toBe(2);
  });

  it('believes that who drew could not follow', () => {
    const memory = new Memory(0, 4);
    memory.hidden.look([8, 8, 8, 8]);
    memory.notice({ type: 'dealt', dealer: 3, open: 'red-1' });
    memory.notice({ type: 'drew', seat: 1 });
    memory.notice({ type: 'passed', seat: 1 });
    const able = (seat: number, name: string): number => memory.hidden.couldLay(seat, card(name));
    expect(able(1, 'red-5')).toBeLessThan(0.1);
    expect(able(1, 'blue-5')).toBe(1);
    expect(able(2, 'red-5')).toBe(1);
  });
});
