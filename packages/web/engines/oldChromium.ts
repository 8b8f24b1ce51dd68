import { chmodSync, existsSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { brotliDecompressSync } from 'node:zlib';
import { JsonSocket } from './jsonSocket.ts';
import { start } from './processes.ts';
import { type Tab, until, written } from './tab.ts';

/** The package carries a whole Chromium, squeezed into one file. */
function unpack(folder: string): string {
  const packed = join(
    dirname(createRequire(import.meta.url).resolve('@sparticuz/chromium/package.json')),
    'bin/chromium.br',
  );
  const program = join(folder, 'chromium');
  writeFileSync(program, brotliDecompressSync(readFileSync(packed)));
  chmodSync(program, 0o755);
  return program;
}

/** Chromium 108, the oldest we promise to open in, by its own protocol. */
export async function openOldChromium(): Promise<Tab> {
  const folder = mkdtempSync(join(tmpdir(), 'tasovka-chromium-'));
  const args = [
    '--headless',
    '--no-sandbox',
    '--no-zygote',
    '--single-process',
    '--disable-gpu',
    '--remote-debugging-port=0',
  ];
  const program = start(unpack(folder), [...args, `--user-data-dir=${folder}`, '--window-size=390,844', 'about:blank']);
  const told = join(folder, 'DevToolsActivePort');
  const port = await until('Chromium 108', async () =>
    existsSync(told) ? readFileSync(told, 'utf8').split('\n')[0] : null,
  );
  const list = await fetch(`http://127.0.0.1:${port}/json/list`);
  const [page] = (await list.json()) as { webSocketDebuggerUrl: string }[];
  const socket = await JsonSocket.open(page?.webSocketDebuggerUrl ?? '');
  async function evaluate(expression: string): Promise<string> {
    const { result, exceptionDetails } = (await socket.ask('Runtime.evaluate', {
      expression,
      returnByValue: true,
    })) as {
      result: { value: string };
      exceptionDetails?: object;
    };
    if (exceptionDetails) throw new Error(JSON.stringify(exceptionDetails));
    return result.value;
  }
  const version = (await socket.ask('Browser.getVersion')) as { product: string };
  return {
    browser: version.product.replace('Headless', '').replace('/', ' '),
    async open(url) {
      await socket.ask('Page.navigate', { url });
      await until(url, async () =>
        (await evaluate('location.href + document.readyState')) === `${url}complete` ? true : null,
      );
    },
    run: async (call, ...given) => JSON.parse(await evaluate(written(call, given))),
    async press(x, y, holdMs = 0) {
      await socket.ask('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [{ x, y }] });
      await new Promise((done) => setTimeout(done, holdMs));
      await socket.ask('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
    },
    async close() {
      socket.close();
      program.end();
    },
  };
}
