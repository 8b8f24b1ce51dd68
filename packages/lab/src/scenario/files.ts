import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { join, relative, resolve } from 'node:path';

/** One scenario of one file, or why the file could not be read. */
export type Found =
  | { readonly file: string; readonly raw: unknown }
  | { readonly file: string; readonly unreadable: string };

/** All scenarios of files and folders, in the order of their names. */
export function findScenarios(paths: readonly string[], base: string): Found[] {
  return paths.flatMap((path) => {
    const full = resolve(base, path);
    if (!existsSync(full)) return [{ file: path, unreadable: `there is no file or folder ${full}` }];
    return jsonFiles(full).flatMap((file) => readFile(file, relative(base, file) || file));
  });
}

function jsonFiles(path: string): string[] {
  if (!statSync(path).isDirectory()) return [path];
  return readdirSync(path)
    .filter((name) => name !== 'node_modules' && !name.startsWith('.'))
    .sort()
    .flatMap((name) => {
      const full = join(path, name);
      return name.endsWith('.json') || statSync(full).isDirectory() ? jsonFiles(full) : [];
    });
}

/** A file holds one scenario or a list of them. */
function readFile(path: string, file: string): Found[] {
  try {
    const json: unknown = JSON.parse(readFileSync(path, 'utf8').replace(/^\uFEFF/, ''));
    if (Array.isArray(json) && json.length > 1) return json.map((raw: unknown, i) => ({ file: `${file}[${i}]`, raw }));
    return (Array.isArray(json) ? json : [json]).map((raw: unknown) => ({ file, raw }));
  } catch (error) {
    return [{ file, unreadable: `not JSON: ${error instanceof Error ? error.message : String(error)}` }];
  }
}

/** Where the project keeps its own scenarios. */
export function ownFolders(root: string): string[] {
  const packages = join(root, 'packages');
  return readdirSync(packages)
    .sort()
    .map((name) => join(packages, name, 'scenarios'))
    .filter((folder) => existsSync(folder));
}
