import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { allowed } from '../oldest/allowed.ts';
import { type TooNew, tooNewInScript, tooNewInStyle } from '../oldest/tooNew.ts';

/** Reads the built app and fails where it uses what the oldest browsers it promises to open in do not know. */
const site = process.env.SITE ?? join(import.meta.dirname, '../dist/site');
const problems = new Set<string>();
let files = 0;

function read(file: string): TooNew[] {
  const text = readFileSync(join(site, file), 'utf8');
  return file.endsWith('.js') ? tooNewInScript(text) : tooNewInStyle(text);
}
for (const file of readdirSync(site, { recursive: true, encoding: 'utf8' })) {
  if (!/\.(js|css)$/.test(file)) continue;
  files++;
  for (const { name, to } of read(file)) {
    if (!(name in allowed)) problems.add(`${name} in ${file}: unknown to the oldest ${to}`);
  }
}
if (files === 0) problems.add(`nothing is built in ${site}`);
console.log([...problems].sort().join('\n') || `${files} files use nothing that the oldest browsers do not know`);
process.exitCode = problems.size > 0 ? 1 : 0;
