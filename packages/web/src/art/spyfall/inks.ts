/** Twelve inks of one print shop; every scene is printed with four of them on cream paper. */
export const INK = {
  butter: '#F7DA94',
  apricot: '#F2A457',
  coral: '#DF5D48',
  brick: '#9E3430',
  rose: '#EDB3A6',
  sand: '#D8B384',
  sky: '#A8D4D4',
  lagoon: '#4A979F',
  moss: '#86984C',
  pine: '#2C5245',
  night: '#20355C',
  plum: '#2B1B2E',
} as const;

export type Ink = keyof typeof INK;

/** In order: sky, far, middle, near. */
export type Inks = readonly [Ink, Ink, Ink, Ink];

export const PAPER = '#FFF5E1';

/** The scenes paint with these variables only, so that a place's inks can be changed in one line. */
export function inkVariables([sky, far, mid, near]: Inks): string {
  return `--sky:${INK[sky]};--far:${INK[far]};--mid:${INK[mid]};--near:${INK[near]};--paper:${PAPER}`;
}

/** All inks at once, for pictures that are no scenes: static markup costs less script than bound attributes. */
export const INK_VARIABLES = Object.entries({ ...INK, paper: PAPER })
  .map(([name, hex]) => `--${name}:${hex}`)
  .join(';');

/** Postmarks on a dark sky are printed in paper white. */
export function isDark(ink: Ink): boolean {
  return ink === 'night' || ink === 'plum' || ink === 'pine' || ink === 'brick';
}
