import { at, type Drawing } from './pen.ts';

/** The back of a game's cards. */
export interface CardBackArt {
  readonly name: string;
  readonly ground: string;
  readonly drawing: Drawing;
}

/** A lattice inside the frame; every second row is shifted by half a step. */
export function lattice(stepX: number, stepY: number, each: (row: number) => Drawing): Drawing {
  const columns = Math.floor(84 / stepX);
  const rows = Math.floor(134 / stepY);
  let drawn = '';
  for (let row = -rows; row <= rows; row++) {
    const odd = Math.abs(row % 2);
    for (let column = -columns; column <= columns - odd; column++) {
      drawn += at(125 + (column + odd / 2) * stepX, 175 + row * stepY, each(row));
    }
  }
  return drawn;
}

export const frame = (colour: string): Drawing =>
  `<rect x="19" y="19" width="212" height="312" rx="13" stroke="${colour}" stroke-width="4"/>`;

/** A back looks the same from either end, so a turned card tells nothing. */
export const twice = (half: Drawing): Drawing => `${half}<g transform="rotate(180 125 175)">${half}</g>`;
