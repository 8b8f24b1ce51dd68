// The shell opens without a connection; games always need one, so nothing of theirs is kept.
const shell = 'tasovka-shell-1';

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

/** Files with a hash in their name never change. */
async function keep(request) {
  const cache = await caches.open(shell);
  const known = await cache.match(request);
  if (known) return known;
  const fresh = await fetch(request);
  if (fresh.ok) await cache.put(request, fresh.clone());
  return fresh;
}

async function page(request) {
  const cache = await caches.open(shell);
  try {
    const fresh = await fetch(request);
    if (fresh.ok) await cache.put('/', fresh.clone());
    return fresh;
  } catch {
    return (await cache.match('/')) ?? Response.error();
  }
}

self.addEventListener('fetch', (event) => {
  const { request } = event;
  const url = new URL(request.url);
  if (request.method !== 'GET' || url.origin !== self.location.origin) return;
  if (url.pathname.startsWith('/assets/')) event.respondWith(keep(request));
  else if (request.mode === 'navigate') event.respondWith(page(request));
});
