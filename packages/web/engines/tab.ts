/** One page of some browser: the little that all of them can be asked for, each in its own protocol. */
export interface Tab {
  /** What it is, as people call it. */
  readonly browser: string;
  /** Goes there, and is back when the page has loaded. */
  open(url: string): Promise<void>;
  /** Calls a function in the page with what can be written as JSON, and brings back the same. */
  run<Given extends readonly unknown[], Told>(call: (...given: Given) => Told, ...given: Given): Promise<Told>;
  /** A real finger or mouse, down and up again. */
  press(x: number, y: number, holdMs?: number): Promise<void>;
  close(): Promise<void>;
}

/** The call as a page can read it. */
export const written = (call: unknown, given: readonly unknown[]): string =>
  `JSON.stringify((${String(call)})(...${JSON.stringify(given)}) ?? null)`;

export const later = (ms: number): Promise<void> => new Promise((done) => setTimeout(done, ms));

/** Asks again until there is an answer. */
export async function until<Found>(what: string, ask: () => Promise<Found | null>, patience = 30_000): Promise<Found> {
  const end = performance.now() + patience;
  for (;;) {
    const found = await ask();
    if (found !== null) return found;
    if (performance.now() > end) throw new Error(`waited ${patience / 1000} s for ${what}`);
    await later(80);
  }
}
