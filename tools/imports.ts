import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { basename, dirname, join, relative, resolve, sep } from 'node:path';

/** A package that exports a descriptor is a game; every other package is of a kind of its own. */
const game = 'game';

/** From which kinds of package a kind may import. Whatever is not here is not allowed. */
const allowed: Readonly<Record<string, readonly string[]>> = {
  kernel: [],
  cards: ['kernel'],
  [game]: ['kernel', 'cards'],
  games: ['kernel', game],
  protocol: ['kernel'],
  server: ['kernel', 'games', 'protocol'],
  web: ['kernel', 'games', 'protocol', game],
  lab: ['kernel', 'cards', 'games', 'protocol', 'server', game],
};

/** What a package may import of another one of which it may import nothing else: the app runs a room in a worker. */
const allowedParts: Readonly<Record<string, readonly string[]>> = { web: ['server/room'] };

/** What only the tests of a package may import besides: the app is played against the real server. */
const allowedInTests: Readonly<Record<string, readonly string[]>> = { web: ['server'] };

/** Rules must replay: no clock, no chance, no machine, no dependencies. */
const pure: readonly string[] = ['kernel', 'cards', game];
const impure: readonly (readonly [RegExp, string])[] = [
  [/\bMath\.random\b/, 'Math.random: chance comes from ctx.chance'],
  [/\bnew Date\b|\bDate\s*[.(]/, 'Date: time comes from ctx.now'],
  [/\bperformance\.now\b/, 'performance.now: time comes from ctx.now'],
  [/\bset(Timeout|Interval|Immediate)\b/, 'a timer: deadlines come from due()'],
];

const scope = '@tasovka/';
const specifiers = /(?:\bfrom\s*|\bimport\s*\(?\s*)(['"])([\w@#./:-]+)\1/g;

/** Every place where the tree breaks the rule of imports, with the reason. */
export function findViolations(root: string): string[] {
  const packages = join(root, 'packages');
  return readdirSync(packages).flatMap((name) => {
    const folder = join(packages, name);
    const kind = kindOf(folder);
    return sources(folder).flatMap((file) =>
      violationsOf(file, { name, kind, folder, packages }).map((why) => `${relative(root, file)}: ${why}`),
    );
  });
}

function sources(folder: string): string[] {
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    if (['node_modules', 'dist', 'build', 'test-results'].includes(entry.name)) return [];
    const path = join(folder, entry.name);
    if (entry.isDirectory()) return sources(path);
    return /\.(m?[jt]s|svelte)$/.test(entry.name) ? [path] : [];
  });
}

interface Package {
  readonly name: string;
  readonly kind: string;
  readonly folder: string;
  readonly packages: string;
}

const kindOf = (folder: string): string => ('./descriptor' in exportsOf(folder) ? game : basename(folder));

function violationsOf(file: string, of: Package): string[] {
  const code = withoutComments(readFileSync(file, 'utf8'));
  const isPure = pure.includes(of.kind) && file.startsWith(join(of.folder, 'src') + sep);
  const found = [...code.matchAll(specifiers)].flatMap(([, , specifier = '']) => judge(specifier, file, of, isPure));
  if (isPure) for (const [pattern, why] of impure) if (pattern.test(code)) found.push(`uses ${why}`);
  return found;
}

function judge(specifier: string, file: string, { name, kind, folder, packages }: Package, isPure: boolean): string[] {
  if (specifier.startsWith('.')) {
    const inside = `${resolve(dirname(file), specifier)}${sep}`.startsWith(folder + sep);
    return inside ? [] : [`imports ${specifier}, which lies outside its package`];
  }
  if (!specifier.startsWith(scope)) return isPure ? [`imports ${specifier}; rules depend on nothing outside`] : [];
  const [target = '', ...rest] = specifier.slice(scope.length).split('/');
  const isTest = file.startsWith(join(folder, 'test') + sep);
  const wanted = kindOf(join(packages, target));
  const mayImport =
    allowed[kind]?.includes(wanted) ||
    allowedParts[kind]?.includes([wanted, ...rest].join('/')) ||
    (isTest && allowedInTests[kind]?.includes(wanted));
  if (target !== name && !mayImport) {
    return [`imports ${specifier}; ${name} may import from: ${allowed[kind]?.join(', ') || 'nothing'}`];
  }
  return isExported(join(packages, target), rest) ? [] : [`imports ${specifier}, which ${target} does not export`];
}

function isExported(folder: string, path: readonly string[]): boolean {
  const wanted = ['.', ...path].join('/');
  return Object.keys(exportsOf(folder)).some((key) => {
    const [start = '', end] = key.split('*');
    return end === undefined ? key === wanted : wanted.startsWith(start) && wanted.endsWith(end);
  });
}

/** What a package.json says that it exports. */
function exportsOf(folder: string): object {
  const manifest = join(folder, 'package.json');
  if (!existsSync(manifest)) return {};
  const { exports }: { exports?: object } = JSON.parse(readFileSync(manifest, 'utf8'));
  return exports ?? {};
}

/** Comments may speak of anything; an address in a text ("https://…") is no comment. */
const withoutComments = (code: string): string =>
  code.replace(/\/\*[\s\S]*?\*\//g, '').replace(/(^|[^:'"`\\])\/\/.*$/gm, '$1');
