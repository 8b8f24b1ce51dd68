import { readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { svelte } from '@sveltejs/vite-plugin-svelte';
import { defineConfig, type Plugin } from 'vite';
import { offline } from './offline.vite.ts';

const web = join(import.meta.dirname, '/');
const packages = join(web, '../');
const server = `localhost:${process.env.PORT ?? 3000}`;

/** Every text file lies ready in its compressed forms, so that no server has to squeeze it again and again. */
const squeezed: Plugin = {
  name: 'squeezed',
  apply: 'build',
  writeBundle({ dir: site = '' }) {
    for (const name of readdirSync(site, { recursive: true, encoding: 'utf8' })) {
      const file = join(site, name);
      if (!/\.(js|css|html|svg|webmanifest)$/.test(name) || statSync(file).size < 600) continue;
      const text = readFileSync(file);
      writeFileSync(`${file}.br`, brotliCompressSync(text));
      writeFileSync(`${file}.gz`, gzipSync(text, { level: 9 }));
    }
  },
};

/** The words most people read come along with the first script, and not one journey later. */
const early: Plugin = {
  name: 'early',
  apply: 'build',
  transformIndexHtml: {
    order: 'post',
    handler: (_, { bundle = {} }) =>
      Object.values(bundle)
        .filter((file) => file.type === 'chunk' && file.facadeModuleId?.endsWith('/web/src/words/ru.ts'))
        .map(({ fileName }) => ({
          tag: 'link',
          attrs: { rel: 'modulepreload', crossorigin: '', href: `/${fileName}` },
        })),
  },
};

/** What is called from its first function to its last: a table, and whatever draws a place. */
const isUsedWhole = ({ name, moduleIds }: { name: string; moduleIds: readonly string[] }): boolean =>
  /^(table|gate|lobby|cards|spy|story|SwintusCard|LolCard)$/.test(name) ||
  moduleIds.some((id) => /\/art\/spyfall\/(scenes|rig)\//.test(id));

/**
 * Whoever sits down at a table will use most of its script: the browser reads it whole while it comes, beside the page,
 * and not function by function when a frame needs it.
 */
const readWhole: Plugin = {
  name: 'read-whole',
  apply: 'build',
  generateBundle(_, bundle) {
    for (const file of Object.values(bundle)) {
      if (file.type === 'chunk' && isUsedWhole(file)) file.code = `//# allFunctionsCalledOnLoad\n${file.code}`;
    }
  },
};

/** What is needed together travels together: over a slow line a dozen small files cost more than one large one. */
const parcel = (name: string, test: RegExp, priority: number) => ({ name, test, priority });

export default defineConfig({
  plugins: [svelte(), readWhole, squeezed, offline, early],
  build: {
    outDir: 'dist/site',
    target: ['safari16.0', 'chrome108', 'firefox115'],
    sourcemap: false,
    // All of it is smaller than one picture, and no part of it can come too late.
    cssCodeSplit: false,
    rolldownOptions: {
      output: {
        codeSplitting: {
          groups: [
            parcel(
              'shell',
              /\/web\/src\/(main\.ts|screens\.ts|App\.svelte|home\/Home\.svelte)$|\/kernel\/src\/words\.ts$|\/src\/cards\/faces\.ts$/,
              4,
            ),
            parcel(
              'table',
              /\/web\/src\/(lib|ui|art\/common)\/(?!Qr|keyboard|Confetti)|\/src\/table\/(session|sessionContext|Bubble|Toast|LiveRegion|TopBar|Nudge|Paused|Predict|predictions|pace)\.|\/src\/help\/(HelpLayer|pointing|asking)\.|\/src\/cards\/(Standings\.svelte|(offers|cardNow|cardView|blitz)\.ts)$|\/src\/learn\/(learnt|shortLessons)\.ts$|\/src\/device\/alone\.ts$|\/protocol\/src\/(serverClock|roomCode)\.ts$|\/src\/sound\/sounds\.ts$|\/src\/spyfall\/botVoices\.ts$|\/kernel\/src\/json\.ts$|\/svelte\/src\/reactivity\//,
              3,
            ),
            // Once in a match, at its end; after what a table needs at once.
            parcel('podium', /\/web\/src\/(cards\/MatchOver|table\/Faster|ui\/Confetti)\.svelte$/, 2),
            // Rules, words and screens of every game read with these: they belong to none of them.
            parcel('codec', /\/kernel\/src\/(codec|refusal|seat|chance|event)\.ts$/, 3),
            // Ratings are for few tables; by itself the bundler would lay what all scripts share beside them.
            parcel('ratings', /\/node_modules\/(openskill|gaussian|ramda|sort-unwind)\//, 5),
            // A lesson is a table without a way to it, and whoever comes back to a match needs no lobby.
            parcel('gate', /\/src\/table\/TableGate\.svelte$/, 2),
            parcel('lobby', /\/src\/lobby\/Lobby\.svelte$/, 1),
            parcel('cards', /\/src\/cards\/CardTable\.svelte$/, 1),
            parcel('spy', /\/src\/spyfall\/SpyTable\.svelte$/, 1),
          ],
        },
      },
      // Rules and parsers that only the server needs fall away when nobody asks for them.
      treeshake: { moduleSideEffects: (id) => !id.startsWith(packages) || id.startsWith(web) },
    },
  },
  // A table's worker loads the rules and bots of one game, and not of all.
  worker: { format: 'es', rolldownOptions: { treeshake: { moduleSideEffects: (id) => !id.startsWith(packages) } } },
  server: {
    proxy: { '/api': `http://${server}`, '/socket': { target: `ws://${server}`, ws: true } },
  },
});
