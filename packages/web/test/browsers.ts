import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { chromium, type LaunchOptions } from '@playwright/test';

const folders = (process.env.PATH ?? '').split(delimiter).filter((folder) => folder !== '');
const find = (program: string): string | undefined =>
  folders.map((folder) => join(folder, program)).find((path) => existsSync(path));

/** `CHROMIUM` is a browser of one's own choice; otherwise Playwright's where it is installed, or the system's. */
function browser(...programs: readonly string[]): LaunchOptions {
  if (process.env.CHROMIUM) return { executablePath: process.env.CHROMIUM };
  if (existsSync(chromium.executablePath())) return programs.length > 1 ? {} : { channel: 'chromium' };
  const executablePath = programs.map(find).find((path) => path !== undefined);
  return executablePath === undefined ? {} : { executablePath };
}

/** Chromium as people have it. */
export const inChromium = (...args: readonly string[]): LaunchOptions => ({
  args: ['--no-sandbox', ...args],
  ...browser('chromium'),
});

/** Chromium without the machinery of windows, which takes two thirds of the time. It shows no notifications. */
export const inShell = (...args: readonly string[]): LaunchOptions => ({
  args: ['--no-sandbox', ...args],
  ...browser('chromium-headless-shell', 'chromium'),
});
