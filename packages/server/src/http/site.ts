import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance, FastifyRequest } from 'fastify';

const placeholder = `<!doctype html>
<html lang="ru">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>Тасовка</title>
<h1>Тасовка</h1>
<p>Сервер работает. Приложение ещё не собрано: <code>npm run build</code>.</p>
<p>The server is up. The app has not been built yet: <code>npm run build</code>.</p>
</html>`;

/** The tags that a page's head has besides; null where it has none. */
export type HeadOf = (request: FastifyRequest, path: string) => Promise<string | null>;

/** The app's files; every address that is not a file is a page of the app. */
export async function site(app: FastifyInstance, folder: string, headOf: HeadOf): Promise<void> {
  if (!existsSync(join(folder, 'index.html'))) {
    app.setNotFoundHandler((request, reply) =>
      isPage(request.method, request.url)
        ? reply.type('text/html; charset=utf-8').send(placeholder)
        : reply.code(404).send({ reason: 'bad-message' }),
    );
    return;
  }
  await app.register(fastifyStatic, {
    root: folder,
    wildcard: true,
    preCompressed: true,
    cacheControl: false,
    setHeaders: (response, path) => {
      // Vite names built files by their content: they never change.
      const forever = path.includes('/assets/');
      response.header('cache-control', forever ? 'public, max-age=31536000, immutable' : 'no-cache');
    },
  });
  const page = readFileSync(join(folder, 'index.html'), 'utf8');
  app.setNotFoundHandler(async (request, reply) => {
    if (!isPage(request.method, request.url)) return reply.code(404).send({ reason: 'bad-message' });
    reply.header('cache-control', 'no-cache');
    const head = await headOf(request, pathOf(request.url));
    if (head === null) return reply.sendFile('index.html');
    return reply.type('text/html; charset=utf-8').send(page.replace('</head>', () => `${head}</head>`));
  });
}

const pathOf = (url: string): string => url.split('?')[0] ?? '';

const isPage = (method: string, url: string): boolean => {
  const path = pathOf(url);
  return (method === 'GET' || method === 'HEAD') && !path.startsWith('/api/') && !/\.\w+$/.test(path);
};
