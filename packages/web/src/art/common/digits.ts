import { PAPER } from './palette.ts';
import { at, type Drawing, line } from './pen.ts';

/** Skeletons in a box of 26 × 38; the flesh is the width of the stroke. */
const BONES: Record<string, string> = {
  '0': 'M13 0C4 0 0 9 0 19S4 38 13 38 26 29 26 19 22 0 13 0Z',
  '1': 'M4 9C10 7 14 4 16 0 15 14 16 26 16 38',
  '2': 'M1 9C2 3 7 0 13 0 20 0 25 4 25 11 25 20 12 28 1 38 9 37 18 37 27 38',
  '3': 'M2 3C6 0 10-1 15 0 22 1 25 5 24 10 23 15 18 18 11 18 20 18 26 22 26 28 26 35 19 39 12 38 7 38 3 36 0 33',
  '4': 'M6 0C5 8 3 16 0 24 9 23 18 24 28 24M20 9C19 19 20 29 19 38',
  '5': 'M25 0C18 1 11 1 5 0 5 6 4 11 3 17 7 14 11 13 15 14 22 15 26 19 26 25 26 34 20 38 12 38 7 38 3 36 0 33',
  '6': 'M21 0C9 4 0 14 0 26 0 34 5 38 13 38S26 34 26 26 21 15 13 15 2 19 0 26',
  '7': 'M0 1C9 0 18 0 27 0 19 11 13 24 11 38',
  '8': 'M13 17C6 17 2 13 2 8S6 0 13 0 24 3 24 8 20 17 13 17 26 20 26 28 21 38 13 38 0 35 0 28 6 17 13 17Z',
  '9': 'M26 12C25 19 19 23 13 23 5 23 0 18 0 12S5 0 13 0 26 4 26 12C26 24 17 33 6 38',
  '+': 'M1 21C9 20 17 21 25 20M13 9C12 17 13 25 13 33',
};

const ADVANCE = 33;

interface DigitLook {
  scale: number;
  fill?: string;
  /** Thickness of the flesh and of the outline on both sides together. */
  flesh?: number;
  outline?: number;
  /** Where the drop shadow falls; none when absent. */
  drop?: number;
}

/** A number centred on the origin. */
export function digits(text: string, { scale, fill = PAPER, flesh = 11, outline = 9, drop = 0 }: DigitLook): Drawing {
  const glyphs = [...text];
  const layer = (width: number, colour?: string): Drawing =>
    glyphs.map((glyph, i) => at(i * ADVANCE, 0, line(BONES[glyph] ?? '', width, colour))).join('');
  const shadow = drop ? at(drop * 0.6, drop, layer(flesh + outline)) : '';
  const width = (glyphs.length - 1) * ADVANCE + 26;
  return at((-width / 2) * scale, -19 * scale, shadow + layer(flesh + outline) + layer(flesh, fill), 0, scale);
}
