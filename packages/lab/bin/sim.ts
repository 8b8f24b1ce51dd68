import { resolve } from 'node:path';
import { simCommand } from '../src/sim/command.ts';

process.exitCode = await simCommand(process.argv.slice(2), {
  root: resolve(import.meta.dirname, '../../..'),
  print: console.log,
  progress: (line) => process.stderr.write(`${line}\n`),
});
