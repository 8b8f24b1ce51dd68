import { readFileSync } from 'node:fs';
import { registerHooks } from 'node:module';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { type Mutant, mutated } from './find.ts';
import { readSource, type Source } from './syntax.ts';

/**
 * Loads a module anew, together with everything below `folders` that it imports, with one mutant in it. Each load
 * has modules of its own, so nothing that one mutant did can reach the next. What lies elsewhere is shared.
 */
export class FreshModules {
  private readonly folders: readonly string[];
  private readonly sources = new Map<string, Source>();
  private generation = 0;
  private mutant: Mutant | null = null;

  constructor(folders: readonly string[]) {
    this.folders = folders.map((folder) => `${pathToFileURL(folder).href}/`);
    registerHooks({
      resolve: (specifier, context, next) => {
        const found = next(specifier, context);
        const ours = this.folders.some((folder) => found.url.startsWith(folder));
        return ours ? { ...found, url: `${found.url}?generation=${this.generation}` } : found;
      },
      load: (url, context, next) => {
        if (!url.includes('?generation=')) return next(url, context);
        return { format: 'module', source: this.sourceOf(fileURLToPath(url.split('?')[0] as string)), shortCircuit: true };
      },
    });
  }

  async load<T>(path: string, mutant: Mutant | null): Promise<T> {
    this.generation++;
    this.mutant = mutant;
    return (await import(pathToFileURL(path).href)) as T;
  }

  private sourceOf(path: string): string {
    const source = this.sources.get(path) ?? readSource(path, readFileSync(path, 'utf8'));
    this.sources.set(path, source);
    return this.mutant?.path === path ? mutated(source, this.mutant) : source.plain;
  }
}
