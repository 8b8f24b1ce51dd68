import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { chromium, type LaunchOptions } from '@playwright/test';

/** `CHROMIUM` is a browser of one's own choice; otherwise Playwright's where it is installed, or the system's. */
function launch(programs: readonly string[], args: readonly string[]): LaunchOptions {
  const options = { args: ['--no-sandbox', ...args] };
  if (process.env.CHROMIUM) return { ...options, executablePath: process.env.CHROMIUM };
  if (existsSync(chromium.executablePath())) return options;
  const folders = (process.env.PATH ?? '').split(delimiter).filter((folder) => folder !== '');
  const found = programs.flatMap((one) => folders.map((folder) => join(folder, one))).find((path) => existsSync(path));
  return { ...options, ...(found && { executablePath: found }) };
}

/** The browser as people have it. */
export const inChromium = (...args: string[]): LaunchOptions => ({
  channel: 'chromium',
  ...launch(['chromium'], args),
});

/** The same without the machinery of windows, in two thirds of the time. It shows no notifications. */
export const inShell = (...args: string[]): LaunchOptions => launch(['chromium-headless-shell', 'chromium'], args);
