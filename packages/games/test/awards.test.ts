import type { GameEvent } from '@tasovka/kernel';
import { places } from '@tasovka/spyfall';
import { describe, expect, it } from 'vitest';
import {
  awardRules,
  awardsByGame,
  type EarnedAward,
  earnedAwards,
  FactCounter,
  factKinds,
  giveAwards,
  type MatchFacts,
  placeYears,
  quietAwards,
} from '../src/awards/index.ts';

/** A match of two in which seat 1 did only this, and much of it; slaps are the less the better. */
const onlyDid = (kind: (typeof factKinds)[number]): MatchFacts => ({
  [kind]: [null, [kind === 'slap' ? 200 : 1_000_000, 7]],
});

describe('awards', () => {
  it('there are more than thirty, and each game has its share', () => {
    expect(earnedAwards.length).toBeGreaterThan(30);
    for (const kinds of Object.values(awardsByGame)) expect(kinds.length).toBeGreaterThanOrEqual(10);
    expect(new Set(Object.values(awardsByGame).flat())).toEqual(new Set(earnedAwards));
  });

  it.each(earnedAwards)('%s can be earned, and is told with its moment', (kind) => {
    const earning = factKinds.filter((fact) => awardRules[kind](onlyDid(fact), 1) !== null);
    expect(earning).toHaveLength(1);
    const [fact] = earning;
    expect(awardRules[kind](onlyDid(fact!), 0)).toBeNull();
    expect(awardRules[kind]({}, 1)).toBeNull();
    const given = giveAwards(onlyDid(fact!), 2);
    expect(given[0]).toEqual({ kind: 'calm', amount: 0, moment: null });
    expect(given[1]).toMatchObject({ moment: 7 });
    expect(awardRules[given[1]!.kind as EarnedAward](onlyDid(fact!), 1)).not.toBeNull();
  });

  it('everybody gets one, and no two are the same, also where nothing happened', () => {
    for (let seats = 2; seats <= 10; seats++) {
      const given = giveAwards({ laid: [[9, 1]] }, seats).map(({ kind }) => kind);
      expect(given).toHaveLength(seats);
      expect(new Set(given).size).toBe(seats);
      expect(given.filter((kind) => quietAwards.some((quiet) => quiet === kind))).toHaveLength(seats - 1);
    }
  });

  it('a person among bots gets the better one, though bots did more', () => {
    const facts: MatchFacts = {
      catches: [
        [1, 3],
        [9, 4],
        [8, 5],
      ],
      laid: [
        [8, 1],
        [90, 2],
        [80, 2],
      ],
    };
    const given = giveAwards(facts, 3, (seat) => seat > 0);
    expect(given[0]).toMatchObject({ kind: 'catcher', amount: 1 });
    expect(given.map(({ kind }) => kind)).toEqual(['catcher', 'layer', 'calm']);
  });
});

describe('facts', () => {
  const counted = (...events: GameEvent[]): MatchFacts => {
    const counter = new FactCounter();
    for (const [moment, event] of events.entries()) counter.count(event, { moment, at: moment * 60_000 });
    return counter.facts;
  };

  it('the fastest slap is the one with the fewest milliseconds, and keeps its moment', () => {
    const facts = counted(
      { type: 'slapped', seat: 1, ms: 412.4 },
      { type: 'slapped', seat: 1, ms: 299.6 },
      { type: 'slapped', seat: 1, ms: 500 },
      { type: 'slap-over', times: [600, 500, null], late: [2] },
    );
    expect(facts.slap).toEqual([null, [300, 1]]);
    expect(facts.slapWins).toEqual([null, [1, 3]]);
    expect(facts.slapLast).toEqual([null, null, [1, 3]]);
  });

  it('a hand is as large as it ever was, a comeback as large as it was in the round that was won', () => {
    const counter = new FactCounter();
    const play = (event: GameEvent, moment: number) => counter.count(event, { moment, at: 0 });
    play({ type: 'dealt', dealer: 0, open: 'red-1' }, 0);
    counter.sawHands([8, 14], 1);
    play({ type: 'round-won', seat: 0, extra: 0 }, 2);
    play({ type: 'dealt', dealer: 1, open: 'red-1' }, 3);
    counter.sawHands([8, 12], 4);
    play({ type: 'round-won', seat: 1, extra: 0 }, 5);
    expect(counter.facts.hand).toEqual([
      [8, 1],
      [14, 1],
    ]);
    expect(counter.facts.comeback).toEqual([
      [8, 2],
      [12, 5],
    ]);
  });

  it('a spy who wins has bluffed for as long as the round took; accusers are right or wrong when it is over', () => {
    const over = { type: 'round-over', locations: ['caravan'], guesses: ['lunar-station'], points: [], roles: [] };
    const facts = counted(
      { type: 'dealt', round: 1 },
      { type: 'accused', seat: 1, accused: 2 },
      { type: 'accused', seat: 2, accused: 0 },
      { ...over, spy: 0, winners: [1, 2] },
      { type: 'dealt', round: 2 },
      { ...over, spy: 0, winners: [0], guesses: ['caravan'] },
    );
    expect(facts.falseAccusal).toEqual([null, [1, 3]]);
    expect(facts.unmasked).toEqual([null, null, [1, 3]]);
    expect(facts.miss).toEqual([[794, 3]]);
    expect(facts.bluff).toEqual([[60_000, 5]]);
    expect(facts.rightGuess).toEqual([[1, 5]]);
    expect(facts.spyRounds).toEqual([[2, 5]]);
  });

  it('whoever came in the middle of a round does not know how long the spy has bluffed', () => {
    const counter = new FactCounter();
    const over = {
      type: 'round-over',
      locations: ['caravan'],
      guesses: [],
      points: [],
      roles: [],
      spy: 0,
      winners: [0],
    };
    counter.count(over, { moment: 0, at: 1_795_000_000_000 });
    expect(counter.facts.spyWins).toBeDefined();
    expect(counter.facts.bluff).toBeUndefined();
  });

  it('lies that nobody turned over make a tale, up to the one that is found out', () => {
    const dark = (seat: number, card?: string) => ({ type: 'laid-dark', seat, claim: 'red-1', ...(card && { card }) });
    const found = { type: 'turned-over', seat: 0, owner: 1, card: 'blue-2', claim: 'red-1', honest: false };
    const facts = counted(
      { type: 'dealt', dealer: 0, open: 'red-1' },
      dark(1, 'blue-2'),
      dark(0, 'red-1'),
      dark(1, 'blue-3'),
      dark(0),
      dark(1, 'blue-2'),
      found,
    );
    expect(facts.tallTale).toEqual([null, [2, 3]]);
    const won = counted(
      dark(1, 'blue-2'),
      { type: 'trusted', seat: 0, owner: 1 },
      { type: 'round-won', seat: 1, extra: 0 },
    );
    expect(won.tallTale).toEqual([null, [1, 0]]);
  });

  it('a reload forgets nothing, and what is unknown counts for nothing', () => {
    const counter = new FactCounter();
    counter.count({ type: 'asked', asker: 2, asked: 1 });
    counter.count({ type: 'constructor' });
    counter.heard(1);
    const later = new FactCounter();
    later.restore(counter.save());
    later.count({ type: 'asked', asker: 2, asked: 0 });
    expect(later.facts).toEqual({ asked: [null, null, [2, 0]], talk: [null, [1, 0]] });
  });

  it('years are those of the postcards', () => {
    const years = places.map(({ id, when }) => {
      const year = Number(when.en.replace(/\D/g, ''));
      return [id, when.en.includes('BC') ? -year : year];
    });
    expect(placeYears).toEqual(Object.fromEntries(years));
  });
});
