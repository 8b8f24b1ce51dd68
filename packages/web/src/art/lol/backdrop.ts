import { COLOURS, type Ink, SUITS, WHITE } from '../common/palette.ts';
import { at, type Drawing, flat, line, shape, star } from '../common/pen.ts';

/** Halftone: rows of dots that shrink upwards, inside a disc. */
function halftone(colour: string, radius: number): Drawing {
  let drawn = '';
  for (let row = 0; row * 13 < radius * 2 - 20; row++) {
    const y = radius - 14 - row * 13;
    const half = Math.sqrt(radius * radius - y * y) - 8;
    const dots = Math.floor(half / 14);
    const start = (row % 2 ? 7 : 0) - dots * 14;
    drawn += line(`M${start} ${y}H${dots * 14 + 2}`, Math.max(2, 11 - row * 0.75), colour);
  }
  return `<g stroke-dasharray="0 14">${drawn}</g>`;
}

const CENTRE = [127, 158] as const;

const explosion = (tips: number, size: number): string => star(...CENTRE, tips, 112 * size, 78 * size, 0.04, 1.1);

/** A burst with halftone in it: the tips differ per kind so that no two cards explode alike. */
export const burst = (ink: Ink, tips: number): Drawing =>
  at(5, 8, flat(explosion(tips, 1), '#2B1B2E')) +
  shape(explosion(tips, 1), WHITE, 6) +
  at(...CENTRE, halftone(ink.pale, 82));

/** A joker explodes in all four colours: a burst cut into quarters, twelve tips make three to each. */
export const jokerBurst: Drawing = (() => {
  const corners = explosion(12, 1.02).slice(1, -1).split('L');
  const quarter = (i: number): string => [0, 1, 2, 3, 4, 5, 6].map((k) => corners[(i * 6 + k + 1) % 24]).join('L');
  return (
    at(5, 8, flat(explosion(12, 1.02), '#2B1B2E')) +
    COLOURS.map((colour, i) => shape(`M${CENTRE.join(' ')}L${quarter(i)}Z`, SUITS[colour].hue)).join('') +
    shape(explosion(16, 0.76), WHITE) +
    at(...CENTRE, halftone(SUITS.grey.pale, 62))
  );
})();
