import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Store } from '../../src/storage/store.ts';

/** Servers to play on, and the disruptions they go through. */
export interface TestCluster {
  readonly http: string;
  /** What goes wrong, one after another, again and again. */
  readonly disruptions: readonly Disruption[];
  open(): Promise<Store>;
  /** Errors that no disruption explains. */
  unexpectedErrors(): readonly string[];
  clear(): Promise<void>;
}

export interface Disruption {
  readonly name: string;
  run(): Promise<void>;
}

export const wait = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));

/** Servers that are restarted often share their compiled code. */
export function compileCache(): { readonly env: NodeJS.ProcessEnv; clear(): void } {
  const folder = mkdtempSync(join(tmpdir(), 'tasovka-compiled-'));
  return {
    env: { NODE_COMPILE_CACHE: folder },
    clear: () => rmSync(folder, { recursive: true, force: true }),
  };
}
