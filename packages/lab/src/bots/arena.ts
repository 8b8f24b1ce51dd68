import type { Effort } from '@tasovka/cards/bot';
import type { AnyGame, BotLevel, Header, Json } from '@tasovka/kernel';
import { lol } from '@tasovka/lol';
import { mindsWith as lolMinds, skills as lolSkills } from '@tasovka/lol/bot';
import { swintus } from '@tasovka/swintus';
import { type Skill as SwintusSkill, mindsWith as swintusMinds, skills as swintusSkills } from '@tasovka/swintus/bot';
import { RandomMind } from './random.ts';
import { LolSeer, SwintusSeer } from './seer.ts';
import type { Player } from './table.ts';

/** Something bots contend in: a game with its options, and everybody who can play it. */
export interface Arena {
  readonly id: string;
  readonly title: string;
  readonly game: AnyGame;
  /** The match of a number; dealers and bills go round. */
  header(number: number): Header;
  level(level: BotLevel, effort?: Effort): Player;
  /** Sees every card and the deck. */
  seer(effort: Effort): Player;
  readonly effort: Effort;
  /** «Свинтус» only: the strong, or another level, with some skill changed. */
  changed?(level: BotLevel, change: Partial<SwintusSkill>, effort?: Effort): Player;
}

export const random: Player = () => new RandomMind();

const seats = 4;
const names = ['Аня', 'Боря', 'Вера', 'Гена'];

const headerOf = (game: AnyGame, options: Json, number: number, carry?: Json): Header => ({
  game: game.id,
  rulesVersion: game.rulesVersion,
  seats,
  options,
  seed: `bots ${game.id} ${number}`,
  names,
  dealer: (number >> 2) % seats,
  ...(carry !== undefined && { carry }),
});

const withEffort = <S extends { readonly effort: Effort | null }>(skill: S, effort: Effort | undefined): S =>
  effort && skill.effort ? { ...skill, effort } : skill;

/** One round a match. With bills in play everybody holds as many, so that nobody begins ahead. */
function swintusArena(id: string, title: string, options: Json, bills: boolean): Arena {
  const game = swintus as unknown as AnyGame;
  const changed = (level: BotLevel, change: Partial<SwintusSkill>, effort?: Effort): Player => {
    const make = swintusMinds((skill) => withEffort({ ...skill, ...change }, effort));
    return (chair) => make(level, chair);
  };
  return {
    id,
    title,
    game,
    header: (number) =>
      headerOf(
        game,
        options,
        number,
        bills ? { bills: Array<number>(seats).fill(number % 3 === 0 ? 1 : 0) } : undefined,
      ),
    level: (level, effort) => changed(level, {}, effort),
    seer: (effort) => (chair, match) => new SwintusSeer(chair, match, effort),
    effort: swintusSkills.strong.effort as Effort,
    changed,
  };
}

/** Rounds of a match that ends when the first player falls: all four play in each. */
const lolArena: Arena = {
  id: 'lol',
  title: '«ЛОЛ!»',
  game: lol as unknown as AnyGame,
  header: (number) => headerOf(lol as unknown as AnyGame, { mode: 'first-out' }, number),
  level(level, effort) {
    const make = lolMinds((skill) => withEffort(skill, effort));
    return (chair) => make(level, chair);
  },
  seer: (effort) => (chair, match) => new LolSeer(chair, match, effort),
  effort: lolSkills.strong.effort as Effort,
};

export const arenas: readonly Arena[] = [
  swintusArena('base', '«Свинтус», base deck', { target: 1 }, false),
  swintusArena('all', '«Свинтус», all sets', { target: 1, sets: ['etiquette', 'zombie', 'moles'] }, true),
  lolArena,
];
