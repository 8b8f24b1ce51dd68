import type { AnyGame, BotLevel, Json } from '@tasovka/kernel';
import { lol } from '@tasovka/lol';
import { mindsWith as lolMinds } from '@tasovka/lol/bot';
import { swintus } from '@tasovka/swintus';
import { mindsWith as swintusMinds } from '@tasovka/swintus/bot';
import { describe, expect, it } from 'vitest';
import { random } from '../src/bots/arena.ts';
import { shareOf } from '../src/bots/contest.ts';
import { type Player, playMatch } from '../src/bots/table.ts';

const brief = { playouts: 24, moves: 6 };
const swintusMind = swintusMinds((skill) => (skill.effort ? { ...skill, effort: brief } : skill));
const lolMind = lolMinds((skill) => (skill.effort ? { ...skill, effort: brief } : skill));
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
        return (chair) => swintusMind(level, chair);
      };
      expect(refusals(swintus as unknown as AnyGame, options, seats, `fit ${seats}`, player)).toEqual([]);
    }
  });

  it('make no mistakes where nothing is marked as playable', () => {
    let mistakes = 0;
    const watchful =
      (level: BotLevel): Player =>
      (chair) => {
        const mind = swintusMind(level, chair);
        return {
          notice(event) {
            if (event.type === 'mistake' && event.seat === chair.seat) mistakes++;
            mind.notice(event);
          },
          decide: (sight, chance) => mind.decide(sight, chance),
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
    const newcomer: Player = (chair) => {
      let mind = swintusMind('strong', chair);
      let looks = 0;
      return {
        notice: (event) => mind.notice(event),
        decide(sight, chance) {
          if (++looks % 25 === 0) mind = swintusMind('strong', chair);
          return mind.decide(sight, chance);
        },
      };
    };
    for (const seed of ['a', 'b', 'c']) {
      const options = { sets: everySet, mistakes: 'punished', target: 1 };
      expect(refusals(swintus as unknown as AnyGame, options, 4, seed, () => newcomer)).toEqual([]);
    }
  });

  it('bear with somebody who plays at random', () => {
    const player = (seat: number): Player => (seat === 0 ? random : (chair) => swintusMind('solid', chair));
    for (const mistakes of ['prevented', 'punished']) {
      const options = { sets: everySet, mistakes, target: 1 };
      expect(refusals(swintus as unknown as AnyGame, options, 4, 'odd one', player)).toEqual([]);
    }
  });
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
        return (chair) => lolMind(level, chair);
      };
      expect(refusals(lol as unknown as AnyGame, options, seats, `fit ${seats}`, player)).toEqual([]);
    }
  });
});

it('knows how sure a share is', () => {
  const { share, low, high } = shareOf(50, 100);
  expect(share).toBe(0.5);
  expect(low).toBeCloseTo(0.404, 2);
  expect(high).toBeCloseTo(0.596, 2);
});
