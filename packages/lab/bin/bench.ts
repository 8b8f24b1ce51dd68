import { resolve } from 'node:path';
import { benchCommand } from '../src/bench/command.ts';

process.exitCode = await benchCommand(process.argv.slice(2), {
  root: resolve(import.meta.dirname, '../../..'),
  print: console.log,
});
