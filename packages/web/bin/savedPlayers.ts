import { createHash } from 'node:crypto';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { deflateRawSync, gzipSync } from 'node:zlib';
import { svelte } from '@sveltejs/vite-plugin-svelte';
import { build, type Plugin, type Rolldown } from 'vite';

/**
 * For every game one file that shows a replay without a server: script, styles and fonts are inside, packed. The app
 * writes a replay into it where somebody saves one (src/replay/saveReplay.ts).
 */
const web = join(import.meta.dirname, '..');
const site = join(web, 'dist/site/saved');

/** What a replay of a game loads when it is needed. Everything else that the app could load has no place in it. */
const needed: Readonly<Record<string, RegExp>> = {
  swintus:
    /\/cards\/(CardTable|RoundOver|Told|Cheer|OpenHand)\.svelte$|SwintusCard\.svelte$|\/swintus\/src\/words\/(ru|en)\.ts$/,
  lol: /\/cards\/(CardTable|RoundOver|Told|Cheer|OpenHand)\.svelte$|LolCard\.svelte$|\/lol\/src\/words\/(ru|en)\.ts$/,
  spyfall:
    /\/spyfall\/(SpyTable|OpenSecret)\.svelte$|\/packPlaces\.ts$|\/words\/(ru|en)\/spy\.ts$|\/art\/spyfall\/|\/spyfall\/src\/words\/(ru|en)\.ts$/,
};
const always = /\/web\/src\/words\/(speech\.ts|(ru|en)(\.ts|\/(replay|awards)\.ts))$|\/cards\/MatchOver\.svelte$/;

/** What nobody needs in a file: lessons, books of rules, menus, televisions, and whatever asks a server. */
const unneeded =
  /\/src\/(learn|rules|book|offline|plain|sound|help|lobby|places|own|round|voice|device)\/|\/(PickCopies|TryMoves|Tv\w+|DeviceLink|Guests|PaceMenu|ReportSheet|Shoulder)\.svelte$|\/(hints|goToReplay|saveReplay|sharePicture)\.ts$|\/words\/(ru|en)\/(book|coach)\.ts$/;
const ofTheApp = join(web, 'src/');
const isKnown = (id: string): boolean =>
  !id.startsWith(ofTheApp) || unneeded.test(id) || Object.values(needed).some((one) => one.test(id));

const nothing = '\0nothing';
const only = (wanted: RegExp): Plugin => ({
  name: 'only-what-a-replay-needs',
  enforce: 'pre',
  async resolveId(source, importer, options) {
    if ((options as { readonly kind?: string }).kind !== 'dynamic-import') return null;
    const found = await this.resolve(source, importer, { ...options, skipSelf: true });
    const id = found?.id.split('?')[0] ?? '';
    if (always.test(id) || wanted.test(id)) return found;
    // Left out by mistake it would be missed only by whoever opens a file.
    if (!isKnown(id)) throw new Error(`does a saved replay need ${id}? Say so in bin/savedPlayers.ts`);
    return nothing;
  },
  load: (id) => (id === nothing ? 'export default undefined;' : null),
});

/** What is left out so that the file stays small, or cannot work in one. */
const lighter: Plugin = {
  name: 'lighter',
  enforce: 'pre',
  transform(code, id) {
    // Headlines keep their letters; running text is set in what the device has.
    if (/fontsource\/rubik/.test(id)) return '';
    // Every browser that opens the app reads woff2.
    if (/fontsource.*\.css/.test(id)) return code.replaceAll(/,\s*url\([^)]*\.woff\)\s*format\(["']woff["']\)/g, '');
    // A file has no worker beside it: pictures are drawn by the page itself.
    if (id.endsWith('/art/common/picture.ts'))
      return code.replace(/new Worker\([^;]*\);/, 'null;').replace("typeof OffscreenCanvas === 'undefined'", 'true');
    return null;
  },
};

/** The pattern below the table comes from a file of the app. */
const signs = `data:image/svg+xml;base64,${readFileSync(join(web, 'public/art/signs.svg')).toString('base64')}`;

interface Built {
  readonly script: string;
  readonly style: string;
}

async function bundle(entry: string, plugins: Plugin[]): Promise<Built> {
  const made = (await build({
    configFile: false,
    root: web,
    logLevel: 'error',
    publicDir: false,
    plugins: [...plugins, lighter, svelte()],
    define: { 'import.meta.url': '""' },
    build: {
      write: false,
      target: ['safari16.0', 'chrome108', 'firefox115'],
      assetsInlineLimit: Number.MAX_SAFE_INTEGER,
      cssCodeSplit: false,
      modulePreload: false,
      rolldownOptions: {
        input: join(web, entry),
        output: { format: 'iife', codeSplitting: false },
        treeshake: { moduleSideEffects: (id) => !id.includes('/packages/') || id.includes('/packages/web/') },
      },
    },
  })) as Rolldown.RolldownOutput;
  const files = made.output;
  const script = files.flatMap((file) => (file.type === 'chunk' ? [file.code] : [])).join('\n');
  const style = files.flatMap((file) =>
    file.type === 'asset' && file.fileName.endsWith('.css') ? [`${file.source}`] : [],
  );
  return { script, style: style.join('\n').replaceAll(/url\(("?)\/art\/signs\.svg\1\)/g, `url(${signs})`) };
}

const hash = (text: string): string => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
const packed = (text: string): string => deflateRawSync(text, { level: 9 }).toString('base64');

const page = (boot: string, { script, style }: Built): string => `<!doctype html>
<html lang="ru">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover">
<meta http-equiv="content-security-policy" content="default-src 'none'; script-src ${hash(boot)} ${hash(script)}; style-src 'unsafe-inline'; font-src data:; img-src data: blob:; base-uri 'none'; form-action 'none'">
<title><!--title--></title>
</head>
<body>
<div id="app"></div>
<script type="text/plain" id="style">${packed(style)}</script>
<script type="text/plain" id="script">${packed(script)}</script>
<script type="text/plain" id="replay"><!--replay--></script>
<script>${boot}</script>
</body>
</html>
`;

mkdirSync(site, { recursive: true });
const { script } = await bundle('src/replay/saved/boot.ts', []);
const boot = script.trim();
for (const [game, wanted] of Object.entries(needed)) {
  const text = page(boot, await bundle('src/replay/saved/main.ts', [only(wanted)]));
  writeFileSync(join(site, `${game}.html`), text);
  writeFileSync(join(site, `${game}.html.gz`), gzipSync(text, { level: 9 }));
}
