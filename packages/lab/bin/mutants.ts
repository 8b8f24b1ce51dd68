import { resolve } from 'node:path';
import { mutantsCommand } from '../src/mutants/command.ts';

process.exitCode = await mutantsCommand(process.argv.slice(2), {
  root: resolve(import.meta.dirname, '../../..'),
  print: console.log,
  // Progress is for whoever waits; the list goes where it is sent.
  progress: (line) => process.stderr.write(`${line}\n`),
});
