import { existsSync } from 'node:fs';
import { join } from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance } from 'fastify';

const placeholder = `<!doctype html>
<html lang="ru">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>Тасовка</title>
<h1>Тасовка</h1>
<p>Сервер работает. Приложение ещё не собрано: <code>npm run build</code>.</p>
<p>The server is up. The app has not been built yet: <code>npm run build</code>.</p>
</html>`;

/** The app's files; every address that is not a file is a page of the app. */
export async function site(app: FastifyInstance, folder: string): Promise<void> {
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
  app.setNotFoundHandler((request, reply) =>
    isPage(request.method, request.url)
      ? reply.header('cache-control', 'no-cache').sendFile('index.html')
      : reply.code(404).send({ reason: 'bad-message' }),
  );
}

const isPage = (method: string, url: string): boolean => {
  const [path = ''] = url.split('?');
  return (method === 'GET' || method === 'HEAD') && !path.startsWith('/api/') && !/\.\w+$/.test(path);
};
