import { type ColourName, colours } from '../box.ts';

/** A card taken apart by its name in views: `blue-5`, `red-haha`, `lol`. A screen has no box: the name must do. */
export interface Face {
  readonly colour: ColourName | null;
  /** What is left of the name without its colour; empty for a colour alone. */
  readonly kind: string;
  /** What it counts as in turn; null for a card without a number. */
  readonly value: number | null;
}

export function faceOf(name: string): Face {
  const colour = colours.find((one) => name === one || name.startsWith(`${one}-`)) ?? null;
  const kind = colour === null ? name : name.slice(colour.length + 1);
  const digit = /(?:^|-)(\d)$/.exec(kind)?.[1];
  return { colour, kind, value: digit === undefined ? null : Number(digit) };
}

/** Looks a name up that may be none of the table's own. */
export const lookUp = <T>(table: Readonly<Record<string, T>>, name: string): T | undefined =>
  Object.hasOwn(table, name) ? table[name] : undefined;
