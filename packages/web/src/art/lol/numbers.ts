import { digits } from '../common/digits.ts';
import { INK, type Ink, WHITE } from '../common/palette.ts';
import { at, type Drawing, line, oval, shape, spot } from '../common/pen.ts';
import { HANDS } from './hands.ts';

interface Figure {
  /** Where the eyes sit on the digit, and how far from the middle. */
  eyes: [x: number, y: number, gap: number];
  look: [number, number];
  /** A hollow of the digit may be mouth enough. */
  mouth?: [kind: 'smile' | 'laugh' | 'oh' | 'tongue', x: number, y: number];
  turn: number;
}

const FIGURES: Figure[] = [
  { eyes: [0, -66, 20], look: [0, 5], turn: -8 },
  { eyes: [6, -56, 17], look: [5, 0], mouth: ['smile', 8, -24], turn: 8 },
  { eyes: [2, -80, 19], look: [-5, 2], mouth: ['smile', 2, -56], turn: -6 },
  { eyes: [2, -80, 19], look: [0, 5], mouth: ['laugh', 4, -58], turn: 7 },
  { eyes: [16, -36, 18], look: [-5, 4], mouth: ['smile', 14, -4], turn: -5 },
  { eyes: [2, -80, 19], look: [-4, 4], mouth: ['tongue', 2, -58], turn: 8 },
  { eyes: [0, 12, 19], look: [0, -5], mouth: ['laugh', 0, 40], turn: -9 },
  { eyes: [0, -78, 20], look: [4, 4], mouth: ['tongue', 2, -56], turn: 8 },
  { eyes: [0, -38, 18], look: [0, 5], turn: -6 },
  { eyes: [0, -24, 19], look: [-5, -3], mouth: ['smile', 2, 6], turn: 7 },
];

const MOUTHS: Record<NonNullable<Figure['mouth']>[0], Drawing> = {
  smile: line('M-14 0C-8 12 8 12 14 0', 7),
  laugh: shape('M-17-2C-8 2 8 2 17-2 14 20-14 20-17-2Z', '#5A1730', 5),
  oh: oval(0, 4, 9, 11, '#5A1730'),
  tongue: line('M-16 0C-8 8 8 8 16-2', 7) + shape('M-2 6C-2 20 14 20 12 4Z', '#E8546A', 5),
};

/** A fat digit that has eyes, gloves and an opinion. */
export function numberArt(value: number, ink: Ink): Drawing {
  const { eyes, look, mouth, turn } = FIGURES[value]!;
  const [x, y, gap] = eyes;
  const eye = (dx: number): Drawing =>
    oval(x + dx, y, 16, 19, WHITE, 'stroke-width="6"') + spot(x + dx + look[0], y + look[1], 7, 9, INK);
  return at(
    125,
    176,
    at(-66, 22, HANDS.open, -50, 0.9) +
      at(72, -2, HANDS.open, 44, 0.9) +
      digits(String(value), { scale: 3.15, fill: ink.hue, flesh: 13, outline: 4.5, drop: 3 }) +
      eye(-gap) +
      eye(gap) +
      (mouth ? at(mouth[1], mouth[2], MOUTHS[mouth[0]]) : ''),
    turn,
  );
}
