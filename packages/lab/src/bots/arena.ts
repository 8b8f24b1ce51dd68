import type { Effort } from '@tasovka/cards/bot';
import type { AnyGame, BotLevel, Header, Json } from '@tasovka/kernel';
import { lol } from '@tasovka/lol';
import { type Skill as LolSkill, botsWith as lolMinds, skills as lolSkills } from '@tasovka/lol/bot';
import { swintus } from '@tasovka/swintus';
import { type Skill as SwintusSkill, botsWith as swintusMinds, skills as swintusSkills } from '@tasovka/swintus/bot';
import { RandomBot } from './random.ts';
import { type Respond, Responder } from './responder.ts';
import { LolSeer, type Sees, SwintusSeer } from './seer.ts';
import type { Player } from './table.ts';
import { seats } from './tally.ts';

/** Something bots contend in: a game with its options, and everybody who can play it. */
export interface Arena {
  readonly id: string;
  readonly title: string;
  readonly game: AnyGame;
  /** The table at which a deal is played; dealers and bills go round. */
  header(deal: number): Header;
  level(level: BotLevel, effort: Effort): Player;
  /** Solid without its human side: no whims, and nothing forgotten or overlooked. */
  readonly faultless: Player;
  /** Sees every hand, and the deck too or not. */
  seer(effort: Effort, sees: Sees): Player;
  readonly effort: Effort;
  /** The strong without one of their skills, by what they never do. */
  readonly lessons: Readonly<Record<string, (effort: Effort) => Player>> & {
    readonly catch: (effort: Effort) => Player;
  };
  /** Where there is Темнодел: plays as a level does, but in the dark as it is told. */
  responder?(level: BotLevel, effort: Effort, respond: Respond): Player;
}

export const random: Player = () => new RandomBot();

const names = ['Аня', 'Боря', 'Вера', 'Гена'];

const headerOf = (game: AnyGame, options: Json, deal: number, matchState?: Json): Header => ({
  game: game.id,
  rulesVersion: game.rulesVersion,
  seats,
  options,
  seed: `bots ${game.id} ${deal}`,
  names,
  dealer: deal % seats,
  ...(matchState !== undefined && { matchState }),
});

const withEffort = <S extends { readonly effort: Effort | null }>(skill: S, effort: Effort): S =>
  skill.effort ? { ...skill, effort } : skill;

function swintusPlayer(level: BotLevel, effort: Effort, change: Partial<SwintusSkill> = {}): Player {
  const make = swintusMinds((skill) => withEffort({ ...skill, ...change }, effort));
  return (chair) => make(level, chair);
}

/** With bills in play everybody holds as many, so that nobody begins ahead. */
function swintusArena(id: string, title: string, options: Json, bills: boolean): Arena {
  const game = swintus as unknown as AnyGame;
  const effort = swintusSkills.strong.effort as Effort;
  const without = (change: Partial<SwintusSkill>) => (effort: Effort) => swintusPlayer('strong', effort, change);
  return {
    id,
    title,
    game,
    header: (deal) => {
      const matchState = { bills: Array<number>(seats).fill(deal % 3 === 0 ? 1 : 0) };
      return headerOf(game, options, deal, bills ? matchState : undefined);
    },
    level: (level, effort) => swintusPlayer(level, effort),
    faultless: swintusPlayer('solid', effort, { whims: 0, calls: 100, catches: 100, intercepts: 100 }),
    seer: (effort, sees) => (chair, match) => new SwintusSeer(chair, match, effort, sees),
    effort,
    lessons: {
      intercept: without({ intercepts: 0 }),
      bluff: without({ bluffs: false, lies: 0 }),
      catch: without({ catches: 0 }),
    },
    responder: (level, effort, respond) => (chair) =>
      new Responder(withEffort(swintusSkills[level], effort), chair, respond),
  };
}

function lolPlayer(level: BotLevel, effort: Effort, change: Partial<LolSkill> = {}): Player {
  const make = lolMinds((skill) => withEffort({ ...skill, ...change }, effort));
  return (chair) => make(level, chair);
}

const lolEffort = lolSkills.strong.effort as Effort;

const lolArena: Arena = {
  id: 'lol',
  title: '«ЛОЛ!»',
  game: lol as unknown as AnyGame,
  header: (deal) => headerOf(lol as unknown as AnyGame, { mode: 'first-out' }, deal),
  level: (level, effort) => lolPlayer(level, effort),
  faultless: lolPlayer('solid', lolEffort, { whims: 0, calls: 100, catches: 100, jumps: 100 }),
  seer: (effort, sees) => (chair, match) => new LolSeer(chair, match, effort, sees),
  effort: lolEffort,
  lessons: {
    jump: (effort) => lolPlayer('strong', effort, { jumps: 0 }),
    catch: (effort) => lolPlayer('strong', effort, { catches: 0 }),
  },
};

export const arenas: readonly Arena[] = [
  swintusArena('base', '«Свинтус», base deck', { target: 1 }, false),
  swintusArena('all', '«Свинтус», all sets', { target: 1, sets: ['etiquette', 'zombie', 'moles'] }, true),
  lolArena,
];
