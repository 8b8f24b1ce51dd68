import { spawn } from 'node:child_process';
import { join } from 'node:path';

const project = join(import.meta.dirname, '..');

/** The server restarts when its sources change; vite serves the app and passes /api and /socket on to it. */
const parts = [
  spawn(process.execPath, ['--watch', 'packages/server/bin/server.ts'], { cwd: project, stdio: 'inherit' }),
  spawn('npx', ['vite', '--host'], {
    cwd: join(project, 'packages/web'),
    stdio: 'inherit',
    shell: process.platform === 'win32',
  }),
];
const stop = (): void => {
  for (const part of parts) part.kill();
};
process.on('SIGINT', stop);
process.on('SIGTERM', stop);
for (const part of parts) part.on('exit', stop);
