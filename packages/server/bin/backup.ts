import { runBackup } from '../src/backup/command.ts';

await runBackup();
