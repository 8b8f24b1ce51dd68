import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { configFrom } from '../config.ts';
import { backup } from './backup.ts';
import { BackupProblem } from './backupFile.ts';
import { restore } from './restore.ts';

const project = join(import.meta.dirname, '../../../..');

/** What a person types; the storage is that of a server with the same environment. */
function told(usage: string): { path: string | undefined; force: boolean } {
  try {
    const { values, positionals } = parseArgs({
      allowPositionals: true,
      options: { force: { type: 'boolean', default: false } },
    });
    if (positionals.length > 1) throw new Error();
    return { path: positionals[0], force: values.force };
  } catch {
    throw new BackupProblem(usage);
  }
}

async function run(work: () => Promise<string>): Promise<void> {
  try {
    console.log(await work());
  } catch (error) {
    console.error(error instanceof BackupProblem ? error.message : error);
    process.exitCode = 1;
  }
}

export const runBackup = (): Promise<void> =>
  run(async () => {
    const { path, force } = told('npm run backup -- [file] [--force]');
    const name = path ?? `tasovka-${new Date().toISOString().slice(0, 19).replaceAll(':', '-')}.backup`;
    const { rows } = await backup(configFrom(process.env, project), { path: resolve(name), force });
    return `${name}: ${rows} rows`;
  });

export const runRestore = (): Promise<void> =>
  run(async () => {
    const { path, force } = told('npm run restore -- file [--force]');
    if (path === undefined) throw new BackupProblem('npm run restore -- file [--force]');
    const { rows, made } = await restore(configFrom(process.env, project), resolve(path), force);
    return `Restored ${rows} rows of ${made}. Start the server now.`;
  });
