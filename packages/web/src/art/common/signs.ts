import { COLOURS, type Colour, PAPER, SUITS, type Suit } from './palette.ts';
import { at, type Drawing, fused, line, shape } from './pen.ts';

type Paint = (fill: string, shade: string) => Drawing;

/** Four silhouettes of about 30 × 32 around the origin, told apart without any hue. */
const SIGNS: Record<Colour, Paint> = {
  red: (fill, shade) =>
    shape('M0-4C-6-10-18-7-16 5-14 15-6 19 0 15 6 19 14 15 16 5 18-7 6-10 0-4Z', fill) +
    line('M0-4C0-9-1-12-4-16') +
    shape('M2-9C3-18 11-22 18-20 18-12 11-6 2-9Z', shade, 4),
  green: (fill) =>
    line('M0 4C1 10 3 14 7 17', 10) +
    fused(
      'M0 3C-8-3-10-8-7-12-4-16-1-15 0-12 1-15 4-16 7-12 10-8 8-3 0 3ZM0 3C-4-4-9-6-14-3-18 1-17 4-14 5-17 8-15 11-11 12-5 12-1 9 0 3ZM0 3C4-4 9-6 14-3 18 1 17 4 14 5 17 8 15 11 11 12 5 12 1 9 0 3Z',
      fill,
    ) +
    line('M0 4C1 10 3 14 7 17', 4, fill),
  yellow: (fill, shade) =>
    line('M0-13C0-15 1-17 3-19') +
    shape('M-11-3C-11 8-6 13 0 17 6 13 11 8 11-3Z', fill) +
    shape('M-14-3C-15-11-8-14 0-14S15-11 14-3C8-1-8-1-14-3Z', shade),
  blue: (fill, shade) =>
    shape('M1-18C6-8 13-2 12 6 11 13 6 16 0 16S-12 13-12 6C-13-2-5-8 1-18Z', fill) +
    line('M-6 6C-6 9-4 11-1 11', 4, shade),
};

export function sign(suit: Suit, scale = 1): Drawing {
  if (suit !== 'grey') return at(0, 0, SIGNS[suit](PAPER, SUITS[suit].pale), 0, scale);
  // No colour of its own: all four, each in its hue.
  return COLOURS.map((colour, i) => at(i % 2 ? 13 : -13, i < 2 ? -12 : 15, colouredSign(colour), 0, scale * 0.68)).join(
    '',
  );
}

export const colouredSign = (colour: Colour): Drawing => SIGNS[colour](SUITS[colour].hue, SUITS[colour].pale);
