import type { Effort } from '@tasovka/cards/bot';
import type { AnyGame, BotLevel, Header, Json } from '@tasovka/kernel';
import { lol } from '@tasovka/lol';
import { type Skill as LolSkill, botsWith as lolBots, skills as lolSkills } from '@tasovka/lol/bot';
import { swintus } from '@tasovka/swintus';
import { type Skill as SwintusSkill, botsWith as swintusBots, skills as swintusSkills } from '@tasovka/swintus/bot';
import { BestResponseBot, type Respond } from './best-response.ts';
import { LolOracleBot, SwintusOracleBot } from './oracle-bot.ts';
import { RandomBot } from './random-bot.ts';
import type { Player } from './table.ts';
import { seats } from './tally.ts';

/** Where bots are compared: a game with its options, and all the players of it. */
export interface Arena {
  readonly id: string;
  readonly title: string;
  readonly game: AnyGame;
  /** The table at which a deal is played; dealers and bills go round. */
  header(deal: number): Header;
  level(level: BotLevel, effort: Effort): Player;
  /** Sees every card. */
  oracle(effort: Effort): Player;
  readonly effort: Effort;
  /** The strong bot without one of its skills, by what it never does. */
  readonly ablations: Readonly<Record<string, (effort: Effort) => Player>> & {
    readonly catch: (effort: Effort) => Player;
  };
  /** Where there is Темнодел: plays as a level does, but in the dark as it is told. */
  bestResponse?(level: BotLevel, effort: Effort, respond: Respond): Player;
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

function effortOf({ effort }: { readonly effort: Effort | null }): Effort {
  if (!effort) throw new Error('strong bots search');
  return effort;
}

function swintusPlayer(level: BotLevel, effort: Effort, change: Partial<SwintusSkill> = {}): Player {
  const make = swintusBots((skill) => withEffort({ ...skill, ...change }, effort));
  return (seatInfo) => make(level, seatInfo);
}

/** With bills in play everybody holds as many, so that nobody begins ahead. */
function swintusArena(id: string, title: string, options: Json, bills: boolean): Arena {
  const game: AnyGame = swintus;
  const effort = effortOf(swintusSkills.strong);
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
    oracle: (effort) => (seatInfo, match) => new SwintusOracleBot(seatInfo, match, effort),
    effort,
    ablations: {
      intercept: without({ intercepts: 0 }),
      bluff: without({ bluffs: false, lies: 0 }),
      catch: without({ catches: 0 }),
    },
    bestResponse: (level, effort, respond) => (seatInfo) =>
      new BestResponseBot(withEffort(swintusSkills[level], effort), seatInfo, respond),
  };
}

function lolPlayer(level: BotLevel, effort: Effort, change: Partial<LolSkill> = {}): Player {
  const make = lolBots((skill) => withEffort({ ...skill, ...change }, effort));
  return (seatInfo) => make(level, seatInfo);
}

const lolEffort = effortOf(lolSkills.strong);

const lolArena: Arena = {
  id: 'lol',
  title: '«ЛОЛ!»',
  game: lol,
  header: (deal) => headerOf(lol, { mode: 'first-out' }, deal),
  level: (level, effort) => lolPlayer(level, effort),
  oracle: (effort) => (seatInfo, match) => new LolOracleBot(seatInfo, match, effort),
  effort: lolEffort,
  ablations: {
    jump: (effort) => lolPlayer('strong', effort, { jumps: 0 }),
    catch: (effort) => lolPlayer('strong', effort, { catches: 0 }),
  },
};

export const arenas: readonly Arena[] = [
  swintusArena('base', '«Свинтус», base deck', { target: 1 }, false),
  swintusArena('all', '«Свинтус», all sets', { target: 1, sets: ['etiquette', 'zombie', 'moles'] }, true),
  lolArena,
];

/** The arenas whose names begin in one of these ways. */
export const arenasStarting = (starts: readonly string[]): readonly Arena[] =>
  arenas.filter(({ id }) => starts.some((start) => id.startsWith(start)));

export function arenaCalled(id: string): Arena {
  const arena = arenas.find((one) => one.id === id);
  if (!arena) throw new Error(`no arena is called ${id}`);
  return arena;
}
