import { INK } from './palette.ts';

/**
 * Drawings are strings of SVG made of constants, and of words as they stand in the message files. Text from outside never
 * goes through here.
 */
export type Drawing = string;

/** Everything is drawn inside this group: the house line, five units, round. */
export const inked = (drawing: Drawing, width = 5): Drawing =>
  `<g fill="none" stroke="${INK}" stroke-width="${width}" stroke-linecap="round" stroke-linejoin="round">${drawing}</g>`;

/** A filled shape with the house line around it. */
export const shape = (d: string, fill: string, width?: number): Drawing =>
  `<path d="${d}" fill="${fill}"${width ? ` stroke-width="${width}"` : ''}/>`;

/** A filled shape without a line: shadows, highlights, flat details. */
export const flat = (d: string, fill: string): Drawing => `<path d="${d}" fill="${fill}" stroke="none"/>`;

/** A bare line. */
export const line = (d: string, width?: number, colour?: string): Drawing =>
  `<path d="${d}"${width ? ` stroke-width="${width}"` : ''}${colour ? ` stroke="${colour}"` : ''}/>`;

/** A tube: a coloured line with the house line on both sides; limbs, bodies, digits. */
export const tube = (d: string, colour: string, width: number, outline = 10): Drawing =>
  line(d, width + outline) + line(d, width, colour);

/** Several shapes fused into one silhouette: the line goes round the whole. */
export const fused = (d: string, fill: string, width = 10): Drawing =>
  `<path d="${d}" fill="${fill}" stroke-width="${width}" paint-order="stroke"/>`;

export const oval = (x: number, y: number, rx: number, ry: number, fill: string, rest = ''): Drawing =>
  `<ellipse cx="${x}" cy="${y}" rx="${rx}" ry="${ry}" fill="${fill}" ${rest}/>`;

export const spot = (x: number, y: number, rx: number, ry: number, fill: string): Drawing =>
  oval(x, y, rx, ry, fill, 'stroke="none"');

/** Moves, turns and scales a drawing. */
export const at = (x: number, y: number, drawing: Drawing, turn = 0, scaleX = 1, scaleY = Math.abs(scaleX)): Drawing =>
  `<g transform="translate(${x} ${y})${turn ? ` rotate(${turn})` : ''}${
    scaleX === 1 && scaleY === 1 ? '' : ` scale(${scaleX} ${scaleY})`
  }">${drawing}</g>`;

/** A word around a point; `rest`: where it stands and how its letters lean. */
export const letters = (word: string, rest: string): Drawing =>
  `<text text-anchor="middle" dominant-baseline="central" font-family="Unbounded, sans-serif" font-weight="900" ${rest}>${word
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')}</text>`;

const round = (value: number): number => Math.round(value * 10) / 10;

/** A closed star of `points` tips; with unequal `jitter` it is a comic burst. */
export function star(
  x: number,
  y: number,
  points: number,
  outer: number,
  inner: number,
  jitter = 0,
  squash = 1,
): string {
  let d = '';
  for (let i = 0; i < points * 2; i++) {
    const wobble = 1 + jitter * Math.sin(i * 12.9898 + points);
    const radius = (i % 2 ? inner : outer) * wobble;
    const angle = (Math.PI * (i - points / 2)) / points;
    d += `${i ? 'L' : 'M'}${round(x + radius * Math.cos(angle))} ${round(y + radius * squash * Math.sin(angle))}`;
  }
  return `${d}Z`;
}
