import { INK, WHITE } from '../common/palette.ts';
import { at, type Drawing, line, oval, shape, spot } from '../common/pen.ts';

const SKIN = '#5DB57F';
const SHADE = '#3C8F62';
const BELLY = '#F6E7A6';
const GOLD = '#F2A516';

export interface SnakePose {
  body: string;
  /** Where the head sits and how it leans. */
  x: number;
  y: number;
  turn?: number;
  eyes?: 'haughty' | 'wink' | 'shut' | 'stare';
  /** Over the face. */
  wears?: Drawing;
  ruff?: boolean;
}

/** Coils with a pattern of lozenges, which is nothing but a dashed line. */
const coils = (d: string): Drawing =>
  line(d, 44) +
  line(d, 34, SKIN) +
  `<g stroke-dasharray="1 27">${line(d, 17, SHADE)}</g>` +
  `<g stroke-dasharray="1 27">${line(d, 7, BELLY)}</g>`;

/** A pleated collar: beads along an ellipse, once for the line and once for the linen. */
const ruff: Drawing = [
  [31, INK],
  [21, WHITE],
]
  .map(([width, colour]) =>
    oval(0, 36, 40, 9, 'none', `stroke-dasharray="0 15.5" stroke-width="${width}" stroke="${colour}"`),
  )
  .join('');

function eyes(kind: SnakePose['eyes']): Drawing {
  const ball = (x: number): Drawing => oval(x, -14, 14, 15, WHITE) + spot(x + 2, -10, 4, 9, INK);
  const lid = (x: number): Drawing =>
    shape(`M${x - 15} -14C${x - 14} -34 ${x + 14} -34 ${x + 15} -14Z`, SHADE) + line(`M${x - 15} -14H${x + 15}`);
  const closed = (x: number): Drawing => line(`M${x - 12} -12C${x - 6} -2 ${x + 6} -2 ${x + 12} -12`);
  switch (kind) {
    case 'wink':
      return ball(-18) + closed(20) + line('M10-30C18-34 26-32 32-28');
    case 'shut':
      return closed(-18) + closed(20);
    case 'stare':
      return ball(-18) + ball(20) + line('M-34-36L-6-28M38-36L10-28');
    default:
      return ball(-18) + ball(20) + lid(-18) + lid(20);
  }
}

export const monocle: Drawing =
  oval(20, -13, 21, 21, '#FFFFFF22', 'stroke-width="11"') +
  oval(20, -13, 21, 21, 'none', `stroke="${GOLD}" stroke-width="5"`) +
  line('M40-6C50 10 50 26 44 40', 4, GOLD);

/** A snake of good family; the head is about 100 × 84. */
export function snake({
  body,
  x,
  y,
  turn = 0,
  eyes: look = 'haughty',
  wears = '',
  ruff: collar = true,
}: SnakePose): Drawing {
  const head =
    (collar ? ruff : '') +
    line('M-4 32C-6 44-12 50-20 54M-4 32C-4 44 0 52 6 56', 5, '#D7344A') +
    shape('M-46 8C-52-22-26-46 2-46 32-46 54-22 48 8 46 26 24 36 2 36-22 36-44 26-46 8Z', SKIN) +
    `<path d="M46 0C50 4 48 8 48 8 46 26 24 36 2 36-14 36-30 31-39 22-10 30 34 26 46 0Z" fill="${SHADE}" stroke="none"/>` +
    line('M-32-22C-26-34-16-40-6-41', 5, '#FFFFFF88') +
    line('M-30 14C-14 24 16 24 34 10', 4) +
    spot(-5, 4, 2.5, 3, INK) +
    spot(8, 4, 2.5, 3, INK) +
    eyes(look) +
    wears;
  return coils(body) + at(x, y, head, turn);
}
