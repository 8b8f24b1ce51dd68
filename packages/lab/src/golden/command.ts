import { allGames } from '@tasovka/games/all';
import type { AnyGame } from '@tasovka/kernel';
import { goldenFiles, goldenPath, writeGolden } from './files.ts';
import { record } from './record.ts';

const names = ['Аня', 'Боря', 'Вера', 'Глеб', 'Даша', 'Егор', 'Женя', 'Зоя', 'Илья', 'Катя'];

const usage = `npm run golden                                   records all golden logs anew
npm run golden -- <game> <name> <players> [options]   adds one, for example: lol blitz 4 '{"mode":"blitz"}'`;

/** Records golden logs: those there are, with their own headers, or a new one. A game that has none gets its first. */
export function goldenCommand(root: string, [id, name, players, options = '{}']: readonly string[]): string {
  if (id === undefined) {
    const written = Object.values(allGames).flatMap(({ game }) => recordAll(root, game));
    return `${written.length} golden logs recorded`;
  }
  const game = allGames[id]?.game;
  if (!game || name === undefined || players === undefined) return usage;
  const parsed = game.options(readJson(options), Number(players));
  return parsed.ok ? add(root, game, name, Number(players), options) : `options: ${parsed.at} ${parsed.error}\n\n${usage}`;
}

/** Undefined where it is no JSON: options are then refused like any others. */
function readJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
}

function recordAll(root: string, game: AnyGame): string[] {
  const files = goldenFiles(root, game.id);
  for (const { path, golden } of files) writeGolden(root, path, record(game, golden.header));
  return files.length > 0 ? files.map(({ path }) => path) : [add(root, game, 'default', game.seats.min, '{}')];
}

function add(root: string, game: AnyGame, name: string, seats: number, options: string): string {
  const path = goldenPath(game.id, name);
  const header = { game: game.id, seats, options: JSON.parse(options), seed: name, names: names.slice(0, seats) };
  writeGolden(root, path, record(game, header));
  return path;
}
