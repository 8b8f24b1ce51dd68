import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, resolve } from 'node:path';
import { pageOf } from './page.ts';
import { type Finding, runProgram, type Size } from './program.ts';

const usage = `Lets bots play against each other and writes reports/bots.html.

  npm run -s lab -- bots                    a short look: some hundred rounds of each
  npm run -s lab -- bots --full             10,000 rounds of each: hours
  npm run -s lab -- bots --rounds <n>       so many rounds where somebody thinks; ten times as many elsewhere
  npm run -s lab -- bots --playouts <n>     how much the strong think
  npm run -s lab -- bots --only base,lol    of base, all, lol
  npm run -s lab -- bots --part levels,cost of levels, skills, dark, cost, table
  npm run -s lab -- bots --to <file>        where the page goes instead`;

export interface BotsSurroundings {
  readonly root: string;
  print(line: string): void;
}

/** The command line; returns the exit code: 1 when a goal was missed. */
export function botsCommand(args: readonly string[], { root, print }: BotsSurroundings): number {
  const size = readSize(args);
  if (size === null) {
    print(usage);
    return args.includes('--help') ? 0 : 1;
  }
  const outcome = runProgram(size, (finding) => print(line(finding)));
  const page = resolve(root, size.to);
  mkdirSync(dirname(page), { recursive: true });
  writeFileSync(page, pageOf(outcome, size));
  print(`written: ${page}`);
  return outcome.findings.every(({ met }) => met) ? 0 : 1;
}

const line = ({ arena, what, found, goal, met }: Finding): string =>
  `${met ? 'yes' : 'NO '}  ${arena}: ${what}: ${found}; goal: ${goal}`;

const everyArena = ['base', 'all', 'lol'];
const everyPart = ['levels', 'skills', 'dark', 'cost', 'table'];

interface Wanted extends Size {
  readonly to: string;
}

const usual: Wanted = {
  quick: 1000,
  thoughtful: 200,
  playouts: 400,
  arenas: everyArena,
  parts: everyPart,
  to: 'reports/bots.html',
};

function readSize(args: readonly string[]): Wanted | null {
  let size = usual;
  for (let i = 0; i < args.length; i++) {
    const value = args[i + 1];
    switch (args[i]) {
      case '--full':
        size = { ...size, quick: 10_000, thoughtful: 10_000 };
        continue;
      case '--rounds':
        size = { ...size, quick: 10 * Number(value), thoughtful: Number(value) };
        break;
      case '--playouts':
        size = { ...size, playouts: Number(value) };
        break;
      case '--only':
        size = { ...size, arenas: (value ?? '').split(',') };
        break;
      case '--to':
        size = { ...size, to: value ?? usual.to };
        break;
      case '--part':
        size = { ...size, parts: (value ?? '').split(',') };
        break;
      default:
        return null;
    }
    i++;
  }
  const whole = [size.quick, size.thoughtful, size.playouts].every((number) => Number.isInteger(number) && number > 0);
  const known = size.arenas.every((id) => everyArena.includes(id)) && size.parts.every((id) => everyPart.includes(id));
  return whole && known ? size : null;
}
