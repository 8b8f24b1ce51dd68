// The shell opens without a connection; games always need one, so nothing of theirs is kept.
const shell = 'tasovka-shell-2';

self.addEventListener('install', (event) => {
  event.waitUntil(caches.open(shell).then((cache) => cache.add('/')));
  self.skipWaiting();
});

self.addEventListener('activate', (event) => {
  const old = caches
    .keys()
    .then((keys) => Promise.all(keys.filter((key) => key !== shell).map((key) => caches.delete(key))));
  event.waitUntil(old.then(() => self.clients.claim()));
});

/** The very first page loads before this worker stands; it tells afterwards what it is made of. */
self.addEventListener('message', (event) => {
  event.waitUntil(Promise.all(event.data.keep.map((url) => keep(new Request(url)).catch(() => undefined))));
});

/** Files with a hash in their name never change. */
async function keep(request) {
  const cache = await caches.open(shell);
  const known = await cache.match(request);
  if (known) return known;
  const fresh = await fetch(request);
  if (fresh.ok) await cache.put(request, fresh.clone());
  return fresh;
}

/** A new page means new files: those of the old one are never asked for again. */
async function renew(cache, fresh) {
  const before = await (await cache.match('/'))?.text();
  const now = await fresh.clone().text();
  if (before !== undefined && before !== now) {
    const requests = await cache.keys();
    await Promise.all(requests.map((request) => cache.delete(request)));
  }
  await cache.put('/', fresh.clone());
}

async function page(request) {
  const cache = await caches.open(shell);
  try {
    const fresh = await fetch(request);
    if (fresh.ok) await renew(cache, fresh);
    return fresh;
  } catch {
    return (await cache.match('/')) ?? Response.error();
  }
}

self.addEventListener('fetch', (event) => {
  const { request } = event;
  const url = new URL(request.url);
  if (request.method !== 'GET' || url.origin !== self.location.origin) return;
  if (url.pathname.startsWith('/assets/') || url.pathname.startsWith('/art/')) event.respondWith(keep(request));
  else if (request.mode === 'navigate') event.respondWith(page(request));
});
