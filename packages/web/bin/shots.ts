import { mkdirSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { inEnglish } from '../test/english.ts';
import type { Moment } from '../test/found.ts';
import { openPage, type PlainPage, pages } from '../test/pages.ts';
import { onPhonesOnly, scenes } from '../test/scenes.ts';
import { Camera, type Size, sizes } from './camera.ts';
import { openBrowser, startLocalServer } from './localServer.ts';

/**
 * Pictures of every screen in every size and both languages: `npm run shots [-- name …]`, written to ./shots.
 * A name is any part of language/size/screen. Every screen is opened once a language and then seen in all sizes.
 */
const port = Number(process.env.SHOTS_PORT ?? 3188);
const folder = process.env.SHOTS ?? join(import.meta.dirname, '../../../shots');
const wanted = process.argv.slice(2);

interface Screen {
  readonly language: string;
  readonly name: string;
  readonly sizes: readonly Size[];
  readonly prepare: Parameters<Camera['pose']>[0];
}

function* screens(): Generator<Screen> {
  const all = Object.keys(sizes) as Size[];
  for (const language of ['ru', 'en']) {
    const speak: <T>(told: T) => T = language === 'en' ? inEnglish : (told) => told;
    const asked = (name: string, some: readonly Size[]): Size[] =>
      some.filter((size) => wanted.length === 0 || wanted.some((one) => `${language}/${size}/${name}`.includes(one)));
    const near = all.filter((size) => size !== 'tv');
    for (const name of Object.keys(pages)) {
      const plain = (): PlainPage => speak(pages[name] as PlainPage);
      yield { language, name, sizes: asked(name, near), prepare: (stage, page) => openPage(page, stage, plain()) };
    }
    for (const far of [false, true]) {
      for (const name of Object.keys(scenes)) {
        if (far && onPhonesOnly.has(name)) continue;
        const moment = (): Moment => speak(scenes[name] as Moment);
        yield {
          language,
          name,
          sizes: asked(name, far ? ['tv'] : near),
          prepare: (stage) => stage.show(moment()),
        };
      }
    }
  }
}

const work = [...screens()].filter((screen) => screen.sizes.length > 0);
const testServer = await startLocalServer(port);
let browser = await openBrowser();
const failed: string[] = [];
let pictures = 0;
let camera: Camera | null = null;
let loaded = '';

/** The camera for a language and a distance; a page is kept for as long as it will do, and a browser as well. */
async function cameraFor({ language, sizes: [size] }: Screen): Promise<Camera> {
  const needed = `${language} ${size === 'tv'}`;
  if (camera && loaded === needed) return camera;
  if (!browser.isConnected()) browser = await openBrowser();
  else await camera?.close();
  loaded = needed;
  camera = await Camera.open(browser, testServer.base, language, size === 'tv');
  return camera;
}

async function shootAll(screen: Screen): Promise<void> {
  const used = await cameraFor(screen);
  await used.pose(screen.prepare);
  for (const size of screen.sizes) {
    const path = join(folder, screen.language, size, `${screen.name}.png`);
    mkdirSync(dirname(path), { recursive: true });
    await used.shoot(size, path);
    pictures++;
  }
}

/** Whether it went well. A machine that stood still for a while lets one try fail, and not two. */
async function tryTwice(screen: Screen, title: string): Promise<boolean> {
  for (let tries = 0; ; tries++) {
    try {
      await shootAll(screen);
      return true;
    } catch (error) {
      loaded = '';
      if (tries === 0) continue;
      failed.push(`${title}: ${String(error).split('\n')[0]}`);
      return false;
    }
  }
}

for (const [i, screen] of work.entries()) {
  const began = performance.now();
  const title = `${screen.language}/${screen.sizes.length === 1 ? screen.sizes[0] : '*'}/${screen.name}`;
  const isFine = await tryTwice(screen, title);
  const seconds = ((performance.now() - began) / 1000).toFixed(1);
  console.log(`${i + 1}/${work.length} ${title} ${seconds} s${isFine ? '' : ' FAILED'}`);
}
await browser.close();
testServer.close();
console.log(`${pictures} pictures in ${folder}`);
for (const line of failed) console.log(`not as it should be: ${line}`);
process.exitCode = failed.length === 0 ? 0 : 1;
