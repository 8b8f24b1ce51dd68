import type { JsonObject, Preset } from '@tasovka/kernel';

/** The ready-made tables, in the order they are shown. Whatever is not said here is as in the box. */
const tables = {
  box: {},
  short: { mode: 'first-out' },
  blitz: { mode: 'blitz', turnMs: 10_000 },
  together: { mode: 'together' },
  calm: { turnMs: 60_000, slapMs: 10_000 },
  table: { place: 'table', turnMs: 0 },
} satisfies Record<string, JsonObject>;

type Named = Readonly<Record<keyof typeof tables, { readonly label: string; readonly help: string }>>;

/** The same tables in every language, each with a name of its own. */
export const presets = (named: Named): Preset[] =>
  Object.entries(tables).map(([id, options]) => ({ id, ...named[id as keyof Named], options }));
