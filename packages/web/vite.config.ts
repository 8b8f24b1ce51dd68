import { svelte } from '@sveltejs/vite-plugin-svelte';
import { defineConfig } from 'vite';

const server = `localhost:${process.env.PORT ?? 3000}`;

export default defineConfig({
  plugins: [svelte()],
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
