import { startRace } from '@tasovka/cards';
import { reactionTime } from '@tasovka/cards/bot';
import { playWithTwins } from '@tasovka/cards/twins';
import { type BotLevel, botLevels, Chance, Match, type SeatInfo } from '@tasovka/kernel';
import { describe, expect, it } from 'vitest';
import { botsWith, skills } from '../src/bot/index.ts';
import { Memory } from '../src/bot/memory.ts';
import { turnOptions } from '../src/bot/moves.ts';
import { box } from '../src/box.ts';
import { type State, type Swintus, swintus, names as swintusNames } from '../src/index.ts';
import { makePhase } from '../src/state.ts';
import { disguise } from './disguise.ts';

const options = { sets: ['etiquette', 'zombie', 'moles'], target: 1 };
const names = ['Аня', 'Боря', 'Вера', 'Гена'];
const make = botsWith((skill) => (skill.effort ? { ...skill, effort: { playouts: 20, moves: 6 } } : skill));
const seatInfo = (seat: number): SeatInfo => ({ seat, seats: 4, names, options });

describe('a bot', () => {
  it('decides by what it sees: tables that look the same are the same to it', () => {
    for (const seed of ['one', 'two', 'three']) {
      const played = playWithTwins({ game: swintus, options, make, disguise }, seed, (mine, twins) =>
        expect(twins).toEqual(mine),
      );
      expect(played).toEqual({ over: true, refused: [] });
    }
  });

  it('cannot be handed the state', () => {
    const bot = make('solid', seatInfo(0));
    const handOver = (state: State): unknown =>
      // @ts-expect-error a state is not an observation
      bot.decide(state, Chance.seeded('x'));
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

describe('while everybody looks at what happened', () => {
  const dealt = () => {
    const header = { game: swintus.id, rulesVersion: swintus.rulesVersion, seats: 4, options, seed: 'look', names };
    return Match.start(swintus, { ...header, dealer: 3 });
  };
  const decide = (match: Match<Swintus>, level: BotLevel, now: number) => {
    const observation = { view: match.view(0), offers: match.offersFor(0), now, language: 'ru' } as const;
    return make(level, seatInfo(0)).decide(observation, Chance.seeded(level));
  };

  it.each(botLevels)('it thinks when the others do: %s', (level) => {
    const match = dealt();
    const { lookUntil } = match.state;
    expect(lookUntil).toBe(2000);
    for (const now of [0, 1500]) expect(decide(match, level, now)?.after).toBeGreaterThan(lookUntil - now);
  });

  it('but a slap waits for nobody', () => {
    const match = dealt();
    match.state.phase = makePhase('slap', { by: 1, race: startRace(4, 0, 5000) });
    expect(decide(match, 'solid', 0)).toMatchObject({ action: { type: 'slap' } });
    expect(decide(match, 'solid', 0)?.after).toBeLessThan(2000);
  });
});

describe('who owes a gift', () => {
  const askedToGive = (hand: readonly string[]) => {
    const header = { game: swintus.id, rulesVersion: swintus.rulesVersion, seats: 4, options, seed: 'gift', names };
    const match = Match.start(swintus, header);
    match.state.hands[0] = hand.map((name) => swintusNames.indexOf(name));
    const resume = match.state.phase;
    match.state.phase = { type: 'give', from: 0, to: 1, due: 10_000, resume };
    return match;
  };

  it.each(botLevels)('offers nothing that is refused, whatever happens to the hand meanwhile: %s', (level) => {
    for (const before of [['red-1'], ['red-1', 'blue-6', 'polisvin']]) {
      const match = askedToGive(before);
      const bot = make(level, seatInfo(0));
      const luck = Chance.seeded('gift');
      const look = () =>
        bot.decide({ view: match.view(0), offers: match.offersFor(0), now: match.now, language: 'ru' }, luck);
      expect(look()?.action.type).toBe('give');
      // SW-13: caught while choosing, with three new cards; the question is still the same one.
      match.state.hands[0] = ['green-2', 'green-3', 'green-4', 'red-5'].map((name) => swintusNames.indexOf(name));
      const decision = look();
      expect(match.act(0, decision?.action, match.now + (decision?.after ?? 0))).toBeNull();
      expect(match.state.hands[0]).toHaveLength(2);
    }
  });
});

describe('who never bluffs', () => {
  const honest = { ...skills.strong, bluffs: false, lies: 0 };
  const darkWith = (hand: readonly string[], skill: typeof honest) => {
    const header = { game: swintus.id, rulesVersion: swintus.rulesVersion, seats: 4, options, seed: 'dark', names };
    const { state } = Match.start(swintus, header);
    const seat = state.turn;
    state.hands[seat] = hand.map((name) => swintusNames.indexOf(name));
    state.colour = state.hands[seat].map((card) => box.colourOf[card] as number)[0] as number;
    return turnOptions(state, seat, skill, Chance.seeded('dark')).flatMap((option) =>
      option.type === 'play' && option.dark !== undefined ? [option] : [],
    );
  };

  it('lays Темнодел with the truth or not at all', () => {
    expect(darkWith(['green-temnodel', 'red-5', 'polisvin'], honest)).toEqual([]);
    expect(darkWith(['green-temnodel', 'red-5', 'polisvin'], { ...honest, bluffs: true })).toHaveLength(1);
    const [only, ...others] = darkWith(['green-temnodel', 'red-5', 'green-5'], honest);
    expect(only?.dark).toBe(swintusNames.indexOf('green-5'));
    expect(only?.claim).toBe(only?.dark);
    expect(others).toEqual([]);
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
