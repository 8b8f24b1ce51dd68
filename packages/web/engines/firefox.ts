import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { JsonSocket } from './jsonSocket.ts';
import { freePort, start } from './processes.ts';
import { type Tab, written } from './tab.ts';

/** Firefox of the system, by WebDriver BiDi, as a phone. */
export async function openFirefox(): Promise<Tab> {
  const port = await freePort();
  const profile = mkdtempSync(join(tmpdir(), 'tasovka-firefox-'));
  writeFileSync(join(profile, 'user.js'), 'user_pref("ui.prefersReducedMotion", 1);\n');
  const args = ['--headless', '--no-remote', '--profile', profile, `--remote-debugging-port=${port}`];
  const program = start('firefox-esr', args);
  const socket = await JsonSocket.open(`ws://127.0.0.1:${port}/session`);
  const session = (await socket.ask('session.new', { capabilities: {} })) as {
    capabilities: { browserVersion: string };
  };
  const { contexts } = (await socket.ask('browsingContext.getTree')) as { contexts: { context: string }[] };
  const context = contexts[0]?.context;
  await socket.ask('browsingContext.setViewport', { context, viewport: { width: 390, height: 844 } });
  return {
    browser: `Firefox ${session.capabilities.browserVersion}`,
    async open(url) {
      await socket.ask('browsingContext.navigate', { context, url, wait: 'complete' });
    },
    async run(call, ...given) {
      const asked = { expression: written(call, given), target: { context }, awaitPromise: true };
      const told = (await socket.ask('script.evaluate', asked)) as {
        result?: { value: string };
        exceptionDetails?: { text: string };
      };
      if (!told.result) throw new Error(told.exceptionDetails?.text);
      return JSON.parse(told.result.value);
    },
    async press(x, y, holdMs = 0) {
      const actions = [
        { type: 'pointerMove', x, y },
        { type: 'pointerDown', button: 0 },
        { type: 'pause', duration: holdMs },
        { type: 'pointerUp', button: 0 },
      ];
      const finger = { type: 'pointer', id: 'finger', parameters: { pointerType: 'touch' }, actions };
      await socket.ask('input.performActions', { context, actions: [finger] });
    },
    async close() {
      socket.close();
      program.end();
    },
  };
}
