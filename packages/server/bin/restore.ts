import { runRestore } from '../src/backup/command.ts';

await runRestore();
