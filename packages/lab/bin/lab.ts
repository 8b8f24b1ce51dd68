import { resolve } from 'node:path';
import { botsCommand } from '../src/bots/command.ts';

const [what, ...args] = process.argv.slice(2);

if (what === 'bots') {
  process.exitCode = botsCommand(args, { root: resolve(import.meta.dirname, '../../..'), print: console.log });
} else {
  console.log('npm run -s lab -- bots [--help]: tournaments of bots');
  process.exitCode = 1;
}
