import type { JsonObject, Preset } from '@tasovka/kernel';

/** The same ready-made tables in every language, in the order they are shown, each with a name of its own. */
export const presetsOf =
  <const Id extends string>(tables: readonly (readonly [Id, JsonObject])[]) =>
  (named: Readonly<Record<Id, { readonly label: string; readonly help: string }>>): Preset[] =>
    tables.map(([id, options]) => ({ id, ...named[id], options }));
