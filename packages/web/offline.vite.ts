import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Plugin } from 'vite';

/** Only the browsers of old read the older kind of fonts, and pictures of the app are for the shops of apps. */
const isNeeded = (name: string): boolean => !/\.(br|gz|woff)$|^screens\/|^sw\.js$|^index\.html$/.test(name);

/** As it travels. */
const sizeOf = (file: string): number => statSync(existsSync(`${file}.br`) ? `${file}.br` : file).size;

/** The list of everything that is needed without a connection, written into the service worker. */
export const offline: Plugin = {
  name: 'offline',
  apply: 'build',
  writeBundle: {
    order: 'post',
    sequential: true,
    handler({ dir: site = '' }) {
      const names = readdirSync(site, { recursive: true, encoding: 'utf8' })
        .map((name) => name.replaceAll('\\', '/'))
        .filter((name) => statSync(join(site, name)).isFile() && isNeeded(name));
      const files = [
        ['/', sizeOf(join(site, 'index.html'))] as const,
        ...names.sort().map((name) => [`/${name}`, sizeOf(join(site, name))] as const),
      ];
      const script = readFileSync(join(import.meta.dirname, 'src/offline/serviceWorker.js'), 'utf8');
      const hash = createHash('sha256').update(script);
      for (const name of ['index.html', ...names]) hash.update(name).update(readFileSync(join(site, name)));
      const list = {
        version: hash.digest('hex').slice(0, 12),
        bytes: files.reduce((sum, [, bytes]) => sum + bytes, 0),
        files,
      };
      writeFileSync(join(site, 'sw.js'), `const offline = ${JSON.stringify(list)};\n${script}`);
    },
  },
};
