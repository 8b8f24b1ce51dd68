/* The build writes a line before this one: `const offline = { version, bytes, files: [[path, bytes], …] }`. */

/** One cache for each version of the app: its pages and its files belong together. */
const prefix = 'tasovka-';
const shell = prefix + offline.version;
/** It stands in a cache that has everything. */
const whole = '/everything-is-here';

const older = async () => (await caches.keys()).filter((key) => key.startsWith(prefix) && key !== shell);

async function isWhole(key) {
  return (await caches.has(key)) && Boolean(await (await caches.open(key)).match(whole));
}

async function olderWhole() {
  for (const key of await older()) if (await isWhole(key)) return caches.open(key);
  return null;
}

/** Fetches whatever of the list is not here yet. What another version has under the same name is the same. */
async function download(tell, known) {
  const cache = await caches.open(shell);
  let done = 0;
  const waiting = [...offline.files];
  async function next() {
    for (let file = waiting.shift(); file; file = waiting.shift()) {
      const [path, bytes] = file;
      if (!(await cache.match(path))) {
        const isNamedByContent = path.startsWith('/assets/');
        const response = (isNamedByContent && (await known?.match(path))) || (await fetch(path, { cache: 'no-cache' }));
        if (!response.ok) throw new Error(path);
        await cache.put(path, response);
      }
      done += bytes;
      tell(done);
    }
  }
  await Promise.all([next(), next(), next(), next()]);
  await cache.put(whole, new Response(''));
}

/**
 * A device that has everything gets everything of the new version as well, and stays with the old one until its owner
 * takes the new one between two matches. For all others pages come from the server anyway.
 */
async function install() {
  const known = await olderWhole();
  if (known) await download(() => {}, known);
  else {
    await (await caches.open(shell)).add('/');
    await self.skipWaiting();
  }
}

async function activate() {
  for (const key of await older()) await caches.delete(key);
  await self.clients.claim();
}

self.addEventListener('install', (event) => event.waitUntil(install()));
self.addEventListener('activate', (event) => event.waitUntil(activate()));

/** Files with a hash in their name never change. */
async function keep(request) {
  const cache = await caches.open(shell);
  const known = await cache.match(request);
  if (known) return known;
  const fresh = await fetch(request);
  if (fresh.ok) await cache.put(request, fresh.clone());
  return fresh;
}

/** Whoever has everything opens the app at once, with or without a connection; others ask the server first. */
async function page(request) {
  const cache = await caches.open(shell);
  const known = await cache.match('/');
  if (known && (await cache.match(whole))) return known;
  return fetch(request).catch(() => known ?? Response.error());
}

const answers = {
  /** The very first page loads before this worker stands; it tells afterwards what it is made of. */
  keep: ({ urls }) => Promise.all(urls.map((url) => keep(new Request(url)).catch(() => undefined))),
  state: async (_, port) => port.postMessage({ isWhole: await isWhole(shell), bytes: offline.bytes }),
  download: (_, port) =>
    download((done) => port.postMessage({ done })).then(
      () => port.postMessage({ isWhole: true }),
      () => port.postMessage({ failed: true }),
    ),
  /** What the page that asks is made of stays, as it would have without any download. */
  drop: async ({ urls }, port) => {
    const cache = await caches.open(shell);
    for (const { url } of await cache.keys()) {
      if (url !== `${self.location.origin}/` && !urls.includes(url)) await cache.delete(url);
    }
    port.postMessage({ isWhole: false });
  },
  take: () => self.skipWaiting(),
};

self.addEventListener('message', (event) => {
  const { asks, ...rest } = event.data;
  if (Object.hasOwn(answers, asks)) event.waitUntil(Promise.resolve(answers[asks](rest, event.ports[0])));
});

/** Somebody who asked for it is told that their table gathers: the server has written the words. */
self.addEventListener('push', (event) => {
  const { room, title, body, stop, language } = event.data.json();
  const actions = [{ action: 'stop', title: stop }];
  const told = { body, lang: language, tag: room, renotify: true, icon: '/icon-192.png', data: { room }, actions };
  event.waitUntil(self.registration.showNotification(title, told));
});

async function openTable(room) {
  const path = `/t/${room}`;
  const pages = await self.clients.matchAll({ type: 'window', includeUncontrolled: true });
  const page = pages.find(({ url }) => new URL(url).pathname === path);
  return page ? page.focus() : self.clients.openWindow(path);
}

/** One tap has to be enough: where the server cannot be told, this device hears of no table at all any more. */
async function stopTelling(room) {
  const subscription = await self.registration.pushManager.getSubscription();
  if (!subscription) return;
  const { endpoint } = subscription;
  const answer = await fetch(`/api/rooms/${encodeURIComponent(room)}/push/stop`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ endpoint }),
  }).catch(() => null);
  // Refused: it has ended already.
  if (!answer?.ok && answer?.status !== 403) await subscription.unsubscribe();
}

self.addEventListener('notificationclick', (event) => {
  const { room } = event.notification.data;
  event.notification.close();
  event.waitUntil(event.action === 'stop' ? stopTelling(room) : openTable(room));
});

const isFile = (path) => /^\/(assets|art)\/|^\/[\w.-]+\.(png|svg|webmanifest|json)$/.test(path);

self.addEventListener('fetch', (event) => {
  const { request } = event;
  const url = new URL(request.url);
  if (request.method !== 'GET' || url.origin !== self.location.origin) return;
  if (isFile(url.pathname)) event.respondWith(keep(request));
  else if (request.mode === 'navigate') event.respondWith(page(request));
});
