import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** Comes before all other scripts and writes down what goes wrong: not every engine's protocol tells that. */
const watcher = `
globalThis.faults = [];
addEventListener('error', function (event) {
  faults.push(event.message || 'did not load: ' + (event.target.src || event.target.href));
}, true);
addEventListener('unhandledrejection', function (event) { faults.push('unhandled: ' + event.reason); });
var log = console.error;
console.error = function () { faults.push([].join.call(arguments, ' ')); log.apply(console, arguments); };
`;

/** The built app as it is, with somebody who writes down its faults. */
export function watchedSite(site: string): string {
  const copy = join(mkdtempSync(join(tmpdir(), 'tasovka-site-')), 'site');
  cpSync(site, copy, { recursive: true });
  const page = join(copy, 'index.html');
  for (const squeezed of ['br', 'gz']) rmSync(`${page}.${squeezed}`);
  writeFileSync(join(copy, 'faults.js'), watcher);
  writeFileSync(page, readFileSync(page, 'utf8').replace('<head>', '<head><script src="/faults.js"></script>'));
  return copy;
}
