import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { lanAddresses } from './addresses.ts';
import { needsBuild } from './freshness.ts';

const project = join(import.meta.dirname, '..');

if (needsBuild(project)) {
  console.log('Собираю приложение… / Building the app…');
  const built = spawnSync('npm', ['run', '-s', 'build'], {
    cwd: project,
    stdio: ['ignore', 'ignore', 'inherit'],
    shell: process.platform === 'win32',
  });
  if (built.status !== 0) {
    console.error('The app could not be built; see above.');
    process.exit(1);
  }
}

const { runServer } = await import('@tasovka/server/run');
const port = await runServer(project, process.env);
const { renderUnicodeCompact } = await import('uqr');

const lan = lanAddresses(port);
console.log(`\nТасовка: http://localhost:${port}`);
for (const address of lan) console.log(`         ${address}`);
if (lan[0]) console.log(`\n${renderUnicodeCompact(lan[0])}\n`);
