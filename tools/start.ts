import { join } from 'node:path';
import { lanAddresses } from './addresses.ts';
import { buildIfNeeded } from './freshness.ts';

const project = join(import.meta.dirname, '..');

if (!buildIfNeeded(project)) process.exit(1);

const { runServer } = await import('@tasovka/server/run');
const port = await runServer(project, process.env);
const { renderUnicodeCompact } = await import('uqr');

const lan = lanAddresses(port);
console.log(`\nТасовка: http://localhost:${port}`);
for (const address of lan) console.log(`         ${address}`);
if (lan[0]) console.log(`\n${renderUnicodeCompact(lan[0])}\n`);
