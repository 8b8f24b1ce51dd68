import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Store } from '../../src/storage/store.ts';

/** Where chaos happens: servers to play on, and what can befall them. */
export interface TestCluster {
  readonly http: string;
  /** What goes wrong, one after another, again and again. */
  readonly disruptions: readonly Disruption[];
  open(): Promise<Store>;
  /** What no trouble of ours explains. */
  unexpectedErrors(): readonly string[];
  clear(): Promise<void>;
}

export interface Disruption {
  readonly name: string;
  run(): Promise<void>;
}

export const wait = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));

/** Servers that are started this often keep what they compiled. */
export function compileCache(): { readonly env: NodeJS.ProcessEnv; clear(): void } {
  const folder = mkdtempSync(join(tmpdir(), 'tasovka-compiled-'));
  return {
    env: { NODE_COMPILE_CACHE: folder },
    clear: () => rmSync(folder, { recursive: true, force: true }),
  };
}
