import { spawnSync } from 'node:child_process';
import { existsSync, readdirSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { chromium } from '@playwright/test';
import { run } from './run.ts';

/** A program the tests need, by the name of its Debian package. */
const needs: Readonly<Record<string, () => boolean>> = {
  chromium: () => onPath('chromium') || existsSync(chromium.executablePath()),
  'chromium-headless-shell': () => onPath('chromium-headless-shell') || existsSync(chromium.executablePath()),
  postgresql: () => onPath('postgres') || inDebian('/usr/lib/postgresql', 'bin/postgres'),
  'redis-server': () => onPath('redis-server'),
  'firefox-esr': () => onPath('firefox-esr'),
  'webkit2gtk-driver': () => onPath('WebKitWebDriver'),
  xvfb: () => onPath('Xvfb'),
  xauth: () => onPath('xauth'),
  'wpewebkit-driver': () => onPath('WPEWebDriver'),
  // An example bot of docs/bot-api.md is written in it, with nothing but its standard library.
  python3: () => onPath('python3'),
  cog: () => onPath('cog'),
  // A relay for voices.
  coturn: () => onPath('turnserver'),
};

const onPath = (program: string): boolean =>
  (process.env.PATH ?? '').split(delimiter).some((folder) => folder !== '' && existsSync(join(folder, program)));

/** Debian keeps one folder per version, and none of them on the path. */
const inDebian = (folder: string, program: string): boolean =>
  existsSync(folder) && readdirSync(folder).some((version) => existsSync(join(folder, version, program)));

/** Installs what is missing where that is ours to do, and otherwise says what to install. */
export async function haveNeeds(): Promise<boolean> {
  const missing = Object.keys(needs).filter((name) => !needs[name]?.());
  if (missing.length === 0) return true;
  const canInstall = process.getuid?.() === 0 && spawnSync('apt-get', ['--version']).status === 0;
  if (!canInstall) {
    console.log(
      `The tests need ${missing.join(', ')}: please install (Debian: sudo apt-get install ${missing.join(' ')}).`,
    );
    return false;
  }
  console.log(`installing ${missing.join(', ')}`);
  process.env.DEBIAN_FRONTEND = 'noninteractive';
  const updated = await run('apt-get', ['update', '-qq']);
  const installed = await run('apt-get', ['install', '-y', '-qq', '--no-install-recommends', ...missing]);
  if (!installed.ok) console.log(updated.output, installed.output);
  return installed.ok;
}
