import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { buildIfNeeded } from './freshness.ts';

const project = join(import.meta.dirname, '..');

/** `npm start -- --https`: phones on the local network get what browsers keep to secure pages. */
function wantsHttps(): boolean {
  try {
    return parseArgs({ options: { https: { type: 'boolean', default: false } } }).values.https;
  } catch {
    console.error('npm start            on http://localhost:3000\nnpm start -- --https with a certificate of its own');
    process.exit(1);
  }
}

const secure = wantsHttps();
if (!buildIfNeeded(project)) process.exit(1);

const { runServer } = await import('@tasovka/server/run');
const { port, https } = await runServer(project, secure ? { ...process.env, HTTPS: '1' } : process.env);
const { renderUnicodeCompact } = await import('uqr');

const { lanAddresses } = await import('@tasovka/server');
const lan = lanAddresses(https?.plainPort ?? port);
console.log(`\nТасовка: http${https ? 's' : ''}://localhost:${port}`);
for (const address of lan) console.log(`         ${address}`);
if (lan[0]) console.log(`\n${renderUnicodeCompact(lan[0])}\n`);
if (https) {
  console.log(
    'Код ведёт на страницу, которая объяснит предупреждение браузера: сертификат мы сделали сами.\n' +
      'The code leads to a page that explains the browser’s warning: the certificate is our own.\n' +
      `SHA-256 ${https.fingerprint}\n`,
  );
}
