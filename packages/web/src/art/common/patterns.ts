import { COLOURS, SUITS, type Suit } from './palette.ts';
import { at, type Drawing, line } from './pen.ts';
import { colouredSign } from './signs.ts';

const LEFT = 9;
const RIGHT = 241;
const TOP = 9;
const BOTTOM = 341;

const rows = (step: number, row: (y: number, index: number) => string): string => {
  let d = '';
  for (let y = TOP + step / 2, i = 0; y < BOTTOM; y += step, i++) d += row(Math.round(y), i);
  return d;
};

/** Diagonals are cut at the panel's edge by hand, which saves a clip path per card. */
function diagonals(step: number): string {
  let d = '';
  for (let sum = LEFT + TOP + step; sum < RIGHT + BOTTOM; sum += step) {
    const fromX = Math.max(LEFT, sum - BOTTOM);
    const toX = Math.min(RIGHT, sum - TOP);
    d += `M${fromX} ${sum - fromX}L${toX} ${sum - toX}`;
  }
  return d;
}

const dots = rows(20, (y, i) => `M${i % 2 ? LEFT + 18 : LEFT + 6} ${y}H${RIGHT - 5}`);
const waves = rows(26, (y) => `M${LEFT} ${y}${'q14.5-11 29 0t29 0'.repeat(4)}`);
const stripes = diagonals(24);

/** A grey card belongs to every colour: all four signs, thinly sown where the art leaves room. */
const scattered = [
  [208, 40],
  [36, 168],
  [216, 150],
  [30, 250],
  [40, 318],
  [122, 28],
  [150, 322],
  [95, 318],
]
  .map(([x, y], i) => at(x!, y!, colouredSign(COLOURS[i % 4]!), i * 37 - 60, 0.9))
  .join('');

/** The pattern of a suit, as lines only; red is told by having none. */
export function pattern(suit: Suit): Drawing {
  const { deep } = SUITS[suit];
  const dashed = (d: string, width: number, dash: string): Drawing =>
    `<g stroke-dasharray="${dash}">${line(d, width, deep)}</g>`;
  switch (suit) {
    case 'red':
      return '';
    case 'green':
      return dashed(dots, 10, '0 24');
    case 'yellow':
      return line(stripes, 7, deep);
    case 'blue':
      return line(waves, 5, deep);
    case 'grey':
      return `<g opacity=".3">${scattered}</g>`;
  }
}
