import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type AnyGame, type BotLevel, Chance, type Json } from '@tasovka/kernel';
import { lol } from '@tasovka/lol';
import { botsWith as lolBots } from '@tasovka/lol/bot';
import { swintus } from '@tasovka/swintus';
import { botsWith as swintusBots } from '@tasovka/swintus/bot';
import { afterAll, describe, expect, it } from 'vitest';
import { type Arena, arenas, random } from '../src/bots/arena.ts';
import { fitPolicy } from '../src/bots/fit-policy.ts';
import { against, playDeals } from '../src/bots/play-deals.ts';
import { ResultStore } from '../src/bots/result-store.ts';
import { type Player, playMatch, playRound } from '../src/bots/table.ts';
import { addTally, emptyTally, heroShare, seatShare } from '../src/bots/tally.ts';

const brief = { playouts: 24, moves: 6 };
const swintusMind = swintusBots((skill) => (skill.effort ? { ...skill, effort: brief } : skill));
const lolMind = lolBots((skill) => (skill.effort ? { ...skill, effort: brief } : skill));
const mixture: readonly BotLevel[] = ['easy', 'solid', 'strong', 'solid', 'easy'];

/** Throws where somebody stalls; gives back every refused move. */
function refusals(
  game: AnyGame,
  options: Json,
  seats: number,
  seed: string,
  player: (seat: number) => Player,
): string[] {
  const names = Array.from({ length: seats }, (_, seat) => `Игрок ${seat}`);
  const header = { game: game.id, rulesVersion: game.rulesVersion, seats, options, seed, names };
  return playMatch(
    game,
    header,
    names.map((_, seat) => player(seat)),
  ).refused;
}

describe('bots of «Свинтус»', () => {
  const everySet = ['etiquette', 'zombie', 'moles'];
  const tables = Array.from({ length: 32 }, (_, mix) => ({
    sets: everySet.filter((_set, i) => mix & (1 << i)),
    place: mix & 8 ? 'table' : 'remote',
    mistakes: mix & 16 ? 'punished' : 'prevented',
    turnMs: mix % 3 === 0 ? 0 : 6000,
    keepTwo: mix % 5 === 0,
    molehills: [3, 9, 18, 30],
    target: mix % 4 === 0 ? 20 : 1,
  }));

  it.each(tables)('finish every match and are never refused: $sets $place $mistakes', (options) => {
    for (const seats of [2, 5]) {
      const player = (seat: number): Player => {
        const level = mixture[seat % mixture.length] as BotLevel;
        return (seatInfo) => swintusMind(level, seatInfo);
      };
      expect(refusals(swintus as unknown as AnyGame, options, seats, `fit ${seats}`, player)).toEqual([]);
    }
  });

  it('make no mistakes where nothing is marked as playable', () => {
    let mistakes = 0;
    const watchful =
      (level: BotLevel): Player =>
      (seatInfo) => {
        const bot = swintusMind(level, seatInfo);
        return {
          notice(event) {
            if (event.type === 'mistake' && event.seat === seatInfo.seat) mistakes++;
            bot.notice(event);
          },
          decide: (observation, chance) => bot.decide(observation, chance),
        };
      };
    for (const seed of ['a', 'b', 'c']) {
      const options = { sets: everySet, mistakes: 'punished', target: 1 };
      const player = (seat: number): Player => watchful(mixture[seat] as BotLevel);
      refusals(swintus as unknown as AnyGame, options, 4, seed, player);
    }
    expect(mistakes).toBe(0);
  });

  it('can sit down in the middle of a round, knowing nothing of what was', () => {
    const newcomer: Player = (seatInfo) => {
      let bot = swintusMind('strong', seatInfo);
      let looks = 0;
      return {
        notice: (event) => bot.notice(event),
        decide(observation, chance) {
          if (++looks % 25 === 0) bot = swintusMind('strong', seatInfo);
          return bot.decide(observation, chance);
        },
      };
    };
    for (const seed of ['a', 'b', 'c']) {
      const options = { sets: everySet, mistakes: 'punished', target: 1 };
      expect(refusals(swintus as unknown as AnyGame, options, 4, seed, () => newcomer)).toEqual([]);
    }
  });

  it('bear with somebody who plays at random', () => {
    const player = (seat: number): Player => (seat === 0 ? random : (seatInfo) => swintusMind('solid', seatInfo));
    for (const mistakes of ['prevented', 'punished']) {
      const options = { sets: everySet, mistakes, target: 1 };
      expect(refusals(swintus as unknown as AnyGame, options, 4, 'odd one', player)).toEqual([]);
    }
  });
});

it('bots of «Свинтус» know what to do in the dark with no cards at all', () => {
  // In this deal three hoarders empty the deck before a bill is paid for with nothing (SW-82).
  const arena = arenas.find(({ id }) => id === 'all') as Arena;
  const players = [arena.level('solid', brief), random, random, random];
  expect(playRound(arena.game, arena.header(42), players).refused).toEqual([]);
});

describe('bots of «ЛОЛ!»', () => {
  const tables = ['knockout', 'first-out', 'blitz', 'together'].flatMap((mode) =>
    ['remote', 'table'].map((place) => ({
      mode,
      place,
      bulk: place === 'remote',
      turnMs: mode === 'blitz' ? 0 : 8000,
    })),
  );

  it.each(tables)('finish every match and are never refused: $mode $place', (options) => {
    for (const seats of [3, 9]) {
      const player = (seat: number): Player => {
        const level = mixture[seat % mixture.length] as BotLevel;
        return (seatInfo) => lolMind(level, seatInfo);
      };
      expect(refusals(lol as unknown as AnyGame, options, seats, `fit ${seats}`, player)).toEqual([]);
    }
  });
});

describe('a policy', () => {
  it('learns what thinking found best, and not what came by chance', () => {
    const chance = Chance.seeded('choices');
    const choices = Array.from({ length: 3000 }, () => {
      const moves = Array.from({ length: 3 }, () => Float32Array.from([0, 1, 2], () => chance.below(2)));
      // The first feature is worth a tenth, the second costs a twentieth, the third means nothing.
      const values = moves.map(([good = 0, bad = 0]) => 0.3 + 0.1 * good - 0.05 * bad + chance.below(100) / 1e5);
      return { moves, values };
    });
    const { weights, agreement } = fitPolicy(choices, 3);
    const [good, bad, idle] = weights as [number, number, number];
    expect(good).toBeGreaterThan(-bad);
    expect(bad).toBeLessThan(-1);
    expect(Math.abs(idle)).toBeLessThan(0.2);
    expect(agreement).toBeGreaterThan(0.5);
  });
});

describe('the result store', () => {
  const folder = mkdtempSync(join(tmpdir(), 'bots-'));
  afterAll(() => rmSync(folder, { recursive: true }));
  const file = join(folder, 'bots.json');
  const won = { ...emptyTally(), deals: [0, 2, 0, 0, 0] };

  it('goes on where the last run stopped, whoever wrote in between', () => {
    const mine = new ResultStore(file, 'these bots', false);
    const another = new ResultStore(file, 'these bots', false);
    mine.add('one', won);
    another.add('two', won);
    mine.add('one', won);
    expect([another.next('one'), another.next('two'), another.next('three')]).toEqual([4, 2, 0]);
  });

  it('loses nothing to another run that wrote an older page', () => {
    const mine = new ResultStore(file, 'these bots', true);
    mine.add('one', won);
    const older = readFileSync(file);
    mine.add('one', won);
    writeFileSync(file, older);
    mine.add('one', won);
    expect(mine.next('one')).toBe(6);
  });

  it('begins anew for other bots', () => {
    expect(new ResultStore(file, 'other bots', false).tally('one')).toBeUndefined();
  });
});

describe('a contest', () => {
  it('gives equals an even share, to the deal', () => {
    const [arena] = arenas as [Arena];
    const easy = arena.level('easy', arena.effort);
    const tally = playDeals(arena, against(easy, easy), 0, 3);
    expect(tally.deals).toEqual([0, 3, 0, 0, 0]);
    expect(heroShare(tally).share).toBe(0.25);
  });

  it('adds up: two halves are the whole', () => {
    const [arena] = arenas as [Arena];
    const four = against(arena.level('solid', arena.effort), random);
    const { wins, deals } = playDeals(arena, four, 0, 4);
    const halves = emptyTally();
    for (const from of [0, 2]) addTally(halves, playDeals(arena, four, from, 2));
    expect(halves).toMatchObject({ wins, deals });
  });

  it('knows how sure it is', () => {
    const tally = { ...emptyTally(), deals: [10, 20, 40, 20, 10] };
    const { share, low, high, rounds } = heroShare(tally);
    expect([share, rounds]).toEqual([0.5, 400]);
    // A hundred deals with a deviation of 0.274 each.
    expect(high - share).toBeCloseTo(0.054, 2);
    expect(share - low).toBeCloseTo(0.054, 2);
    tally.wins[0] = [50, 0, 0, 0];
    expect(seatShare(tally, 0, 0).low).toBeCloseTo(0.404, 2);
  });
});
