import { registerHooks } from 'node:module';
import { pathToFileURL } from 'node:url';
import { type Mutant, mutated } from './find.ts';
import type { Source } from './syntax.ts';

/**
 * Loads a module again, together with all given sources that it imports, with one mutant in one of them. Each load
 * has modules of its own, so nothing that one mutant did can reach the next. Whatever else there is, is shared.
 */
export class FreshModules {
  private readonly sources: ReadonlyMap<string, Source>;
  private generation = 0;
  private mutant: Mutant | null = null;

  constructor(sources: readonly Source[]) {
    this.sources = new Map(sources.map((source) => [pathToFileURL(source.path).href, source]));
    registerHooks({
      resolve: (specifier, context, next) => {
        const found = next(specifier, context);
        return this.sources.has(found.url) ? { ...found, url: `${found.url}${mark}${this.generation}` } : found;
      },
      load: (url, context, next) => {
        const source = url.includes(mark) ? this.sources.get(url.slice(0, url.indexOf(mark))) : undefined;
        return source ? { format: 'module', source: this.textOf(source), shortCircuit: true } : next(url, context);
      },
    });
  }

  async load<T>(path: string, mutant: Mutant | null): Promise<T> {
    this.generation++;
    this.mutant = mutant;
    return await import(pathToFileURL(path).href);
  }

  private textOf(source: Source): string {
    return this.mutant?.path === source.path ? mutated(source, this.mutant) : source.plain;
  }
}

const mark = '?generation=';
