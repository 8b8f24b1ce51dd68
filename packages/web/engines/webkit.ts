import { freePort, start } from './processes.ts';
import { type Tab, until, written } from './tab.ts';

interface Kind {
  readonly name: string;
  readonly command: readonly string[];
  readonly wants: object;
  readonly env?: NodeJS.ProcessEnv;
}

/** WebKit of the system by plain W3C WebDriver, each call a request. */
async function openWebKit({ name, command, wants, env }: Kind): Promise<Tab> {
  const port = await freePort();
  const [program = '', ...args] = command;
  const driver = start(program, [...args, `--port=${port}`], env);
  async function call<Told>(method: string, path: string, body?: object): Promise<Told> {
    const answer = await fetch(`http://127.0.0.1:${port}${path}`, {
      method,
      ...(body && { body: JSON.stringify(body) }),
    });
    const { value } = (await answer.json()) as { value: Told & { error?: string; message?: string } };
    if (value?.error) throw new Error(`${path}: ${value.error} ${value.message ?? ''}`);
    return value;
  }
  await until(`the driver of ${name}`, () => call<object>('GET', '/status').catch(() => null));
  const begun = await call<{ sessionId: string; capabilities: { browserVersion: string } }>('POST', '/session', {
    capabilities: { alwaysMatch: wants },
  });
  const session = `/session/${begun.sessionId}`;
  return {
    browser: `${name} ${begun.capabilities.browserVersion}`,
    open: (url) => call('POST', `${session}/url`, { url }),
    async run(ask, ...given) {
      const script = `return ${written(ask, given)}`;
      return JSON.parse(await call<string>('POST', `${session}/execute/sync`, { script, args: [] }));
    },
    async press(x, y, holdMs = 0) {
      const actions = [
        { type: 'pointerMove', x, y, duration: 0, origin: 'viewport' },
        { type: 'pointerDown', button: 0 },
        { type: 'pause', duration: holdMs },
        { type: 'pointerUp', button: 0 },
      ];
      const mouse = { type: 'pointer', id: 'mouse', parameters: { pointerType: 'mouse' }, actions };
      await call('POST', `${session}/actions`, { actions: [mouse] });
    },
    async close() {
      await call('DELETE', session).catch(() => undefined);
      driver.end();
    },
  };
}

/** Today's WebKit: what Safari will be. */
export const openWebKitGtk = (): Promise<Tab> =>
  openWebKit({
    name: 'WebKitGTK',
    command: ['xvfb-run', '-a', 'WebKitWebDriver'],
    wants: { 'webkitgtk:browserOptions': { binary: miniBrowser, args: ['--automation'] } },
    env: { WEBKIT_SKIA_ENABLE_CPU_RENDERING: '1' },
  });
export const miniBrowser = '/usr/lib/x86_64-linux-gnu/webkit2gtk-4.1/MiniBrowser';

/** WebKit 2.38 of Debian 12: Safari 16.0, the oldest we promise to open in. */
export const openWpe = (): Promise<Tab> =>
  openWebKit({
    name: 'WPE WebKit',
    command: ['WPEWebDriver'],
    wants: { 'wpe:browserOptions': { binary: '/usr/bin/cog', args: ['--automation', '--platform=headless'] } },
  });
