import { INK, WHITE } from '../common/palette.ts';
import { at, type Drawing, flat, line, oval, shape, spot } from '../common/pen.ts';
import { HANDS, type HandName } from './hands.ts';

type Eyes = 'wide' | 'squeezed' | 'arcs' | 'side' | 'angry' | 'smug';

export interface FacePose {
  skin: string;
  eyes: Eyes;
  brows?: string;
  mouth: Drawing;
  /** Tears, sweat, puffs: over the face. */
  extra?: Drawing;
  hands?: [hand: HandName, x: number, y: number, turn: number][];
}

const pupils = (dx: number, dy: number, size = 7): Drawing =>
  [-24, 24].map((x) => spot(x + dx, -18 + dy, size, size + 2, INK)).join('');

const balls = (rx: number, ry: number): Drawing =>
  [-24, 24].map((x) => oval(x, -18, rx, ry, WHITE, 'stroke-width="6"')).join('');

const lids = (skin: string, d: string): Drawing => shape(d, skin, 6);

function eyes(kind: Eyes, skin: string): Drawing {
  switch (kind) {
    case 'wide':
      return balls(19, 22) + pupils(0, 2, 6);
    case 'squeezed':
      return line('M-38-32L-14-20-38-8M38-32L14-20 38-8', 8);
    case 'arcs':
      return line('M-40-12C-36-34-14-34-10-12M10-12C14-34 36-34 40-12', 8);
    case 'side':
      return balls(16, 17) + pupils(8, 0) + lids(skin, 'M-42-20C-40-42-8-42-6-20ZM6-20C8-42 40-42 42-20Z');
    case 'angry':
      return balls(16, 18) + pupils(0, 3) + lids(skin, 'M-44-30C-34-46-8-40-4-12ZM44-30C34-46 8-40 4-12Z');
    case 'smug':
      return balls(16, 17) + pupils(0, 2) + lids(skin, 'M-42-16C-40-42-8-42-6-16ZM6-22C8-44 40-44 42-22Z');
  }
}

/** A round comic face of radius 66 around the origin, with its gloves. */
export function comicFace({ skin, eyes: kind, brows, mouth, extra = '', hands = [] }: FacePose): Drawing {
  return (
    shape('M-64-4C-66-44-34-68 2-67 40-66 67-38 66 2 65 42 36 67-2 66-40 65-63 36-64-4Z', skin, 7) +
    flat('M58-30C66-10 68 40 28 59 4 68-30 62-46 44-10 54 56 40 58-30Z', '#2B1B2E26') +
    line('M-48-26C-44-38-36-46-26-51', 7, '#FFFFFFB0') +
    eyes(kind, skin) +
    (brows ? line(brows, 7) : '') +
    mouth +
    extra +
    hands.map(([hand, x, y, turn]) => at(x, y, HANDS[hand], turn)).join('')
  );
}
