/** Layers are strings of SVG, painted with the four inks and the paper of a landscape. */
const filled = (ink: string) => (d: string) => `<path d="${d}" fill="var(--${ink})"/>`;

export const far = filled('far');
export const mid = filled('mid');
export const near = filled('near');
export const paper = filled('paper');

/** A far shape that lets the sky through: for what is farther still. */
export const haze = (d: string): string => `<path d="${d}" fill="var(--far)" opacity=".55"/>`;
export const glow = (d: string): string => `<path d="${d}" fill="var(--paper)" opacity=".4"/>`;

type Ink = 'far' | 'mid' | 'near' | 'paper';

export const stroke = (ink: Ink, width: number, d: string): string =>
  `<path d="${d}" fill="none" stroke="var(--${ink})" stroke-width="${width}" stroke-linecap="round" stroke-linejoin="round"/>`;

export const at = (x: number, y: number, drawn: string, more = ''): string =>
  `<g transform="translate(${x} ${y})${more && ` ${more}`}">${drawn}</g>`;

/** Outlines to fill. */
export const box = (x: number, y: number, w: number, h: number): string => `M${x} ${y}h${w}v${h}h${-w}z`;
export const dot = (x: number, y: number, r: number): string =>
  `M${x - r} ${y}a${r} ${r} 0 1 1 ${2 * r} 0a${r} ${r} 0 1 1 ${-2 * r} 0z`;
export const oval = (x: number, y: number, rx: number, ry: number): string =>
  `M${x - rx} ${y}a${rx} ${ry} 0 1 1 ${2 * rx} 0a${rx} ${ry} 0 1 1 ${-2 * rx} 0z`;

export const row = (count: number, drawn: (i: number) => string): string =>
  Array.from({ length: count }, (_, i) => drawn(i)).join('');

/** Somebody seen from far: a head and a coat, standing on the ground at x, y. */
export const person = (x: number, y: number, h: number): string =>
  dot(x, y - h * 0.86, h * 0.14) +
  `M${x - h * 0.2} ${y}V${y - h * 0.48}Q${x - h * 0.2} ${y - h * 0.7} ${x} ${y - h * 0.7}Q${x + h * 0.2} ${y - h * 0.7} ${x + h * 0.2} ${y - h * 0.48}V${y}z`;
