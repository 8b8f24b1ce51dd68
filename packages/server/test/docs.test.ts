import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';

const project = join(import.meta.dirname, '../../..');
const read = (path: string): string => readFileSync(join(project, path), 'utf8');
const told = read('docs/protocol.md');
const found = (text: string, pattern: RegExp): string[] =>
  [...text.matchAll(pattern)].map((match) => match[1] as string);

/** This page is all that the author of another client has. */
it('docs/protocol.md has every message, request, notice, closing code and call', () => {
  const messages = read('packages/protocol/src/messages.ts') + read('packages/protocol/src/voice.ts');
  const kinds = found(messages, /readonly t: '([\w-]+)'/g);
  expect(kinds.length).toBeGreaterThan(15);
  for (const kind of kinds) expect(told, kind).toContain(`t: "${kind}"`);
  const requests = found(messages, /\| \{ readonly kind: '([\w-]+)'/g);
  expect(requests.length).toBeGreaterThan(10);
  for (const request of requests) expect(told, request).toContain(`kind: "${request}"`);
  const notices = found(messages, /readonly t: 'notice';\s+readonly kind: ([^};]+)[};]/g).flatMap((one) =>
    found(one, /'([\w-]+)'/g),
  );
  expect(notices).toContain('restarting');
  for (const notice of notices) expect(told, notice).toContain(`\`${notice}\``);
  const codes = found(read('packages/protocol/src/closeCodes.ts'), /: (4\d\d\d)/g);
  expect(codes.length).toBeGreaterThan(5);
  for (const code of codes) expect(told, code).toContain(code);
  const sources = ['api', 'app', 'admin', 'metricsPage']
    .map((file) => read(`packages/server/src/http/${file}.ts`))
    .join('\n');
  const calls = [...sources.matchAll(/app\.(get|post|put|delete)(?:<[^(]*>)?\(\s*'([^']+)'/g)];
  expect(calls.length).toBeGreaterThan(8);
  for (const [, method, path] of calls) expect(told).toContain(`\`${method?.toUpperCase()} ${path}\``);
});

/** This page is all that an operator has. */
it('docs/operations.md has every variable, every metric and every line of the log', () => {
  const page = read('docs/operations.md');
  const config = read('packages/server/src/config.ts') + read('packages/server/src/voice/voiceConfig.ts');
  const variables = new Set(found(config, /(?:env\.|number\('|urlsIn\(env, ')([A-Z_]+)/g));
  expect(variables.size).toBeGreaterThan(30);
  for (const variable of variables) expect(page, variable).toContain(`\`${variable}\``);
  for (const variable of found(read('compose.yaml'), /\$\{([A-Z_]+)/g)) {
    expect(page, variable).toContain(`\`${variable}\``);
  }
  const metrics = found(read('packages/server/src/metrics.ts'), /'(tasovka_\w+)'/g);
  expect(metrics.length).toBeGreaterThan(15);
  for (const metric of metrics) expect(page, metric).toContain(`\`${metric}\``);
  const folder = join(project, 'packages/server/src');
  const sources = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((file) => file.endsWith('.ts'));
  const lines = sources.flatMap((file) =>
    found(
      readFileSync(join(folder, file), 'utf8'),
      /\blog\s*\.(?:info|warn|error|fatal)\((?:\{[^}]*\},)?\s*'([^']+)'/g,
    ),
  );
  expect(lines.length).toBeGreaterThan(12);
  for (const line of lines) expect(page, line).toContain(`\`${line}\``);
});
