import { join } from 'node:path';
import { build } from 'vite';

/** The page's script: rules and minds, and nothing of a server. */
export async function bundledBots(): Promise<string> {
  const entry = join(import.meta.dirname, 'botsAlone.ts');
  const lib = { entry, formats: ['es' as const] };
  const built = await build({
    configFile: false,
    logLevel: 'warn',
    build: { write: false, lib, minify: false, rolldownOptions: { output: { codeSplitting: false } } },
  });
  const [first] = [built].flat();
  if (!first || !('output' in first)) throw new Error('nothing was built');
  return first.output[0].code;
}
