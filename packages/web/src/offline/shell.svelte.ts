/** What this page is made of, for the worker that opens it without a connection. */
export const pieces = (): string[] =>
  performance
    .getEntriesByType('resource')
    .map(({ name }) => name)
    .filter((url) => url.startsWith(`${location.origin}/assets/`) || url.startsWith(`${location.origin}/art/`));

let waiting = $state.raw<ServiceWorker | null>(null);

/** A new version of the app that has come and is not used yet. */
export const update = {
  get isWaiting(): boolean {
    return waiting !== null;
  },
  /** The page is loaded anew, with everything that is kept on the device as it was. */
  take(): void {
    navigator.serviceWorker.addEventListener('controllerchange', () => location.reload(), { once: true });
    waiting?.postMessage({ asks: 'take' });
  },
};

function follow(registration: ServiceWorkerRegistration): void {
  const look = (): void => {
    // Without a worker in charge the first one takes over by itself.
    waiting = navigator.serviceWorker.controller ? registration.waiting : null;
  };
  registration.addEventListener('updatefound', () => registration.installing?.addEventListener('statechange', look));
  look();
}

/** The app opens offline: a worker keeps its shell. */
export async function keepShell(): Promise<void> {
  if (!('serviceWorker' in navigator)) return;
  const registration = await navigator.serviceWorker.register('/sw.js', { updateViaCache: 'none' });
  follow(registration);
  const keep = (worker: ServiceWorker | null): void => worker?.postMessage({ asks: 'keep', urls: pieces() });
  // A worker that takes over has thrown away what the one before it kept.
  navigator.serviceWorker.addEventListener('controllerchange', () => keep(navigator.serviceWorker.controller));
  keep((await navigator.serviceWorker.ready).active);
}
