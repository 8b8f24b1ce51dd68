import type { JsonObject, Preset } from '@tasovka/kernel';

/** The ready-made tables, in the order they are shown. Whatever is not said here is as in the box. */
const tables = {
  box: {},
  calm: { turnMs: 30_000 },
  fast: { turnMs: 4000, target: 20 },
  etiquette: { sets: ['etiquette'] },
  zombie: { sets: ['zombie'] },
  moles: { sets: ['moles'] },
  all: { sets: ['etiquette', 'zombie', 'moles'] },
  table: { place: 'table' },
} satisfies Record<string, JsonObject>;

type Named = Readonly<Record<keyof typeof tables, { readonly label: string; readonly help: string }>>;

/** The same tables in every language, each with a name of its own. */
export const presets = (named: Named): Preset[] =>
  Object.entries(tables).map(([id, options]) => ({ id, ...named[id as keyof Named], options }));
