/** What this page is made of, for the worker that opens it without a connection. */
const pieces = (): string[] =>
  performance
    .getEntriesByType('resource')
    .map(({ name }) => name)
    .filter((url) => url.startsWith(`${location.origin}/assets/`) || url.startsWith(`${location.origin}/art/`));

/** The app opens offline: a worker keeps its shell. */
export async function keepShell(): Promise<void> {
  if (!('serviceWorker' in navigator)) return;
  await navigator.serviceWorker.register('/sw.js');
  const { active } = await navigator.serviceWorker.ready;
  active?.postMessage({ keep: pieces() });
}
