import { readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { svelte } from '@sveltejs/vite-plugin-svelte';
import { defineConfig, type Plugin } from 'vite';

const server = `localhost:${process.env.PORT ?? 3000}`;
const site = join(import.meta.dirname, 'dist/site');

/** Every text file lies ready in its compressed forms, so that no server has to squeeze it again and again. */
const squeezed: Plugin = {
  name: 'squeezed',
  apply: 'build',
  closeBundle() {
    for (const name of readdirSync(site, { recursive: true, encoding: 'utf8' })) {
      const file = join(site, name);
      if (!/\.(js|css|html|svg|webmanifest)$/.test(name) || statSync(file).size < 600) continue;
      const text = readFileSync(file);
      writeFileSync(`${file}.br`, brotliCompressSync(text));
      writeFileSync(`${file}.gz`, gzipSync(text, { level: 9 }));
    }
  },
};

export default defineConfig({
  plugins: [svelte(), squeezed],
  build: {
    outDir: 'dist/site',
    target: 'es2022',
    sourcemap: false,
    rolldownOptions: {
      // Rules and parsers that only the server needs fall away when nobody asks for them.
      treeshake: { moduleSideEffects: (id) => !/\/packages\/(kernel|cards|protocol|swintus|lol|spyfall)\//.test(id) },
    },
  },
  server: {
    proxy: { '/api': `http://${server}`, '/socket': { target: `ws://${server}`, ws: true } },
  },
});
