import { resolve } from 'node:path';
import { allGames } from '@tasovka/games/all';
import { scenarioCommand } from '../src/scenario/command.ts';

process.exitCode = scenarioCommand(process.argv.slice(2), {
  games: allGames,
  root: resolve(import.meta.dirname, '../../..'),
  // npm runs scripts from the project's folder; people mean the one they are in.
  base: process.env.INIT_CWD ?? process.cwd(),
  print: console.log,
});
