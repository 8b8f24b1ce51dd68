import { resolve } from 'node:path';
import { goldenCommand } from '../src/golden/command.ts';

console.log(goldenCommand(resolve(import.meta.dirname, '../../..'), process.argv.slice(2)));
