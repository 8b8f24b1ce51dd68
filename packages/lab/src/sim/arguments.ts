import { parseArgs } from 'node:util';
import { allGames, type LoadedGame } from '@tasovka/games/all';
import { isObject, type Json, type JsonObject } from '@tasovka/kernel';
import type { Setting } from './run.ts';

export const usage = `Lets random players play whole matches and says what came of it; writes reports/sim-<game>.html.

  npm run -s sim -- <game> [--players 4] [--matches 1000] [--seed 1]
                           [--sets etiquette,zombie] [--mode blitz,together] [--options '{"keepTwo":true}']

  npm run -s sim -- <game> --own [--combinations 500] [--most 20000] …
                           every deck of ours, every house rule, and combinations of them: --matches each, and more,
                           up to --most, until seats are shown to be even or not; reports/own-<game>.txt
                           [--part 2/5]  the second fifth of them, for a run that takes an hour
                           [--rounds 40] whether seats are even is told from matches composed of rounds, 40 a batch for
                           each number of seats that are still in: for games whose matches are long

Without --mode, all modes of a game are played; the matches are shared out among them.`;

/** Random players would break rules all the time where that is allowed, and nothing else would be seen. */
const tame: Readonly<Record<string, JsonObject>> = { swintus: { mistakes: 'prevented' } };

/** Ways to play that are told apart in the report. */
const modes: Readonly<Record<string, readonly string[]>> = { lol: ['knockout', 'first-out', 'blitz', 'together'] };

/** Games whose rounds know nothing of those before them but who deals and who is still in. */
const composable: readonly string[] = ['swintus', 'lol'];

/** What to simulate, section by section, or what is wrong with the words. */
export type Plan =
  | {
      readonly game: string;
      readonly own: {
        readonly entry: LoadedGame;
        readonly players: number;
        readonly matches: number;
        readonly most: number;
        readonly rounds: number | null;
        readonly combinations: number;
        readonly part: number;
        readonly parts: number;
        readonly seed: string;
        readonly tame: JsonObject;
      };
    }
  | { readonly game: string; readonly sections: readonly { readonly title: string; readonly setting: Setting }[] }
  | { readonly error: string };

export function readArguments(args: readonly string[]): Plan {
  try {
    return plan(args);
  } catch (error) {
    return { error: error instanceof Error ? error.message : String(error) };
  }
}

function plan(args: readonly string[]): Plan {
  const { values, positionals } = parseArgs({
    args: [...args],
    allowPositionals: true,
    options: {
      players: { type: 'string', default: '4' },
      matches: { type: 'string', default: '1000' },
      seed: { type: 'string', default: '1' },
      sets: { type: 'string' },
      mode: { type: 'string' },
      options: { type: 'string', default: '{}' },
      own: { type: 'boolean', default: false },
      combinations: { type: 'string', default: '500' },
      most: { type: 'string' },
      rounds: { type: 'string' },
      part: { type: 'string', default: '1/1' },
    },
  });
  const [game = ''] = positionals;
  const entry = Object.hasOwn(allGames, game) ? allGames[game] : undefined;
  if (!entry) return { error: `unknown game "${game}"; known: ${Object.keys(allGames).join(', ')}` };
  const players = count(values.players, 'players');
  const wanted = count(values.matches, 'matches');
  if (values.own) {
    const combinations = Number(values.combinations);
    if (!Number.isInteger(combinations) || combinations < 0) return { error: '--combinations wants a number' };
    const most = values.most === undefined ? wanted : count(values.most, 'most');
    const rounds = values.rounds === undefined ? null : count(values.rounds, 'rounds');
    if (rounds !== null && !composable.includes(game)) return { error: `--rounds is for ${composable.join(', ')}` };
    const [part = 0, parts = 0] = values.part.split('/').map(Number);
    if (!(part >= 1 && part <= parts)) return { error: '--part wants something like 2/5' };
    const { seed } = values;
    const own = {
      entry,
      players,
      matches: wanted,
      most,
      rounds,
      combinations,
      part,
      parts,
      seed,
      tame: tame[game] ?? {},
    };
    return { game, own };
  }
  const given: Json = JSON.parse(values.options);
  if (!isObject(given)) return { error: '--options wants an object' };
  const sets = values.sets === undefined ? {} : { sets: values.sets.split(',').filter((one) => one !== '') };
  const chosen = values.mode?.split(',') ?? modes[game] ?? [null];
  const matches = Math.ceil(wanted / chosen.length);
  const sections = chosen.map((mode) => {
    const options: JsonObject = { ...tame[game], ...sets, ...(mode !== null && { mode }), ...given };
    check(entry, options, players);
    return { title: mode ?? sectionTitle(options), setting: { entry, players, matches, options, seed: values.seed } };
  });
  return { game, sections };
}

const sectionTitle = ({ sets }: JsonObject): string =>
  Array.isArray(sets) && sets.length > 0 ? sets.join(' + ') : 'base game';

function check({ game }: LoadedGame, options: JsonObject, players: number): void {
  const { min, max } = game.seats;
  if (players < min || players > max) throw new Error(`${game.id} is for ${min} to ${max} players`);
  const parsed = game.options(options, players);
  if (!parsed.ok) throw new Error(`options: ${parsed.at} ${parsed.error}`);
}

function count(text: string, name: string): number {
  const number = Number(text);
  if (!Number.isInteger(number) || number < 1)
    throw new Error(`--${name} wants a number of one or more, got "${text}"`);
  return number;
}
