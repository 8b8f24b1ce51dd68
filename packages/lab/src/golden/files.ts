import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import type { Golden } from './golden.ts';

export interface GoldenFile {
  /** From the root of the project. */
  readonly path: string;
  readonly golden: Golden;
}

const folderOf = (root: string, game: string): string => join(root, 'packages', game, 'golden');

/** The golden logs of a game. */
export function goldenFiles(root: string, game: string): GoldenFile[] {
  const folder = folderOf(root, game);
  if (!existsSync(folder)) return [];
  return readdirSync(folder)
    .filter((name) => name.endsWith('.json'))
    .sort()
    .map((name) => ({
      path: relative(root, join(folder, name)),
      golden: JSON.parse(readFileSync(join(folder, name), 'utf8')),
    }));
}

/** One input a line, so that a change of a log can be read. */
export function writeGolden(root: string, path: string, { header, log, result }: Golden): void {
  mkdirSync(join(root, path, '..'), { recursive: true });
  const lines = log.map((entry) => `    ${JSON.stringify(entry)}`).join(',\n');
  const text = `{\n  "header": ${JSON.stringify(header)},\n  "log": [\n${lines}\n  ],\n  "result": ${JSON.stringify(result)}\n}\n`;
  writeFileSync(join(root, path), text);
}

export const goldenPath = (game: string, name: string): string => join('packages', game, 'golden', `${name}.json`);
