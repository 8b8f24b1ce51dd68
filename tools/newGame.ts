import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readdirSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

const template = join(import.meta.dirname, 'template/game');
const scope = '@tasovka/';

/** Makes a playable game of the template and adds it to the list of games; says why where that cannot be. */
export function newGame(root: string, name: string): string | null {
  if (!/^[a-z][a-z0-9]{2,}$/.test(name)) return `"${name}": a name is three or more small letters and digits`;
  const folder = join(root, 'packages', name);
  if (existsSync(folder)) return `packages/${name} is there already`;
  for (const file of readdirSync(template, { recursive: true, withFileTypes: true })) {
    if (!file.isFile()) continue;
    const path = join(file.parentPath, file.name);
    write(join(folder, path.slice(template.length)), named(readFileSync(path, 'utf8'), name));
  }
  const games = join(root, 'packages/games');
  edit(join(games, 'src/list.ts'), (code) =>
    code
      .replace(/\n\n/, `\nimport { descriptor as ${name} } from '${scope}${name}/descriptor';\n\n`)
      .replace(/(games: readonly GameDescriptor\[\] = \[.*)\]/, `$1, ${name}]`),
  );
  edit(join(games, 'package.json'), (text) => withDependency(text, name));
  for (const [project, path] of [
    [games, `../${name}`],
    [root, `packages/${name}`],
  ] as const) {
    edit(join(project, 'tsconfig.json'), (text) =>
      text.replace(/(\{ "path": "[^"]*kernel" \},)/, `$1 { "path": "${path}" },`),
    );
  }
  edit(join(root, 'package-lock.json'), (text) => locked(text, name));
  const link = join(root, 'node_modules', scope, name);
  if (!existsSync(link)) symlinkSync(`../../packages/${name}`, link, 'junction');
  return null;
}

/** Puts the new files in order and records the game's first golden log; says what went wrong. */
export function finish(root: string, name: string): string | null {
  const commands = [
    ['biome', 'check', '--write', `packages/${name}`, 'packages/games', 'tsconfig.json'],
    ['node', '--import', './tools/node.mjs', 'packages/lab/bin/golden.ts', name, 'default', '3'],
  ];
  for (const [program = '', ...args] of commands) {
    const { status, stdout, stderr } = spawnSync('npx', ['--no-install', program, ...args], {
      cwd: root,
      encoding: 'utf8',
      shell: process.platform === 'win32',
    });
    if (status !== 0) return `${program} ${args.join(' ')}\n${stdout}${stderr}`;
  }
  return null;
}

/** The template calls the game `newgame`, its type `Newgame` and its rules NG-1 and so on. */
const named = (text: string, name: string): string =>
  text
    .replaceAll('newgame', name)
    .replaceAll('Newgame', `${name.charAt(0).toUpperCase()}${name.slice(1)}`)
    .replaceAll('NG-', `${name.slice(0, 3).toUpperCase()}-`);

function withDependency(text: string, name: string): string {
  const manifest: { dependencies?: Record<string, string> } = JSON.parse(text);
  const all = Object.entries({ ...manifest.dependencies, [scope + name]: '*' }).sort(([a], [b]) => (a < b ? -1 : 1));
  return `${JSON.stringify({ ...manifest, dependencies: Object.fromEntries(all) }, null, 2)}\n`;
}

/** What `npm install` would write: the link, the package, and that the list of games depends on it. */
function locked(text: string, name: string): string {
  const lock: { packages: Record<string, object> } = JSON.parse(text);
  const path = `packages/${name}`;
  const packages = {
    ...lock.packages,
    'packages/games': JSON.parse(withDependency(JSON.stringify(lock.packages['packages/games']), name)),
    [`node_modules/${scope}${name}`]: { resolved: path, link: true },
    [path]: { name: scope + name, version: '0.1.0', dependencies: { [`${scope}kernel`]: '*' } },
  };
  const order = ([a]: [string, object], [b]: [string, object]): number => a.localeCompare(b, 'en');
  return `${JSON.stringify({ ...lock, packages: Object.fromEntries(Object.entries(packages).sort(order)) }, null, 2)}\n`;
}

function write(path: string, text: string): void {
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, text);
}

const edit = (path: string, change: (text: string) => string): void =>
  writeFileSync(path, change(readFileSync(path, 'utf8')));
