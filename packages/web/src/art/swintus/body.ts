import { WHITE } from '../common/palette.ts';
import { at, type Drawing, flat, line, oval, shape, tube } from '../common/pen.ts';

export type Outfit = 'suit' | 'cardigan' | 'uniform' | 'shirt';

const BUST = 'M-82 190C-88 120-80 74-44 58-16 48 22 48 48 58 80 74 90 120 86 190Z';
const COAT: Record<Outfit, string> = { suit: '#5B4566', cardigan: '#8C6A9E', uniform: '#2C4A8C', shirt: '#FFFDF7' };
const HOOF = '#7B4A58';

/** Shoulders and chest, hanging under a head at the origin. */
export function bust(outfit: Outfit, tie: string): Drawing {
  const shirt = shape('M-22 54C-14 70-6 86 2 104 10 86 18 70 26 54Z', WHITE, 4);
  const necktie =
    shape('M-5 62L9 62 13 74C15 100 16 124 14 150L2 164-10 150C-11 124-10 98-7 74Z', tie, 4) + line('M-7 74H13', 4);
  const dressed: Record<Outfit, Drawing> = {
    suit:
      shirt +
      necktie +
      line(
        'M-22 54C-30 66-34 76-34 84L-22 88C-12 110-4 130 2 190M26 54C34 66 38 76 38 84L26 88C20 108 12 130 4 160',
        4,
      ),
    cardigan:
      shirt +
      line('M2 104V190M-22 54C-14 70-6 86 2 104 10 86 18 70 26 54', 4) +
      [124, 148].map((y) => oval(12, y, 4, 4, WHITE, 'stroke-width="3"')).join(''),
    uniform:
      shirt +
      necktie +
      line('M-60 80C-52 76-46 74-40 76M66 80C58 76 52 74 46 76', 6, '#F2A516') +
      oval(-40, 116, 10, 11, '#F2A516', 'stroke-width="4"'),
    shirt: necktie + line('M-22 54C-20 66-12 74-5 76M26 54C24 66 18 74 11 76', 4),
  };
  return (
    shape(BUST, COAT[outfit]) +
    flat('M60 66C82 82 88 124 85 188H62C70 150 72 104 60 66Z', '#2B1B2E33') +
    dressed[outfit]
  );
}

/** A cloven hoof around the origin, its tip down. */
export const hoof: Drawing =
  shape('M-14-12C-5-17 6-17 14-12 17-2 17 8 13 14 8 17 4 15 1 10-2 15-7 17-12 14-17 8-17-3-14-12Z', HOOF) +
  line('M1 10V2', 4) +
  line('M-9-6C-10-2-10 2-9 6', 4, '#FFFFFF55');

/** An arm along a path, with a cuff and a hoof at its end. */
export const arm = (d: string, sleeve: string, x: number, y: number, turn = 0): Drawing =>
  tube(d, sleeve, 22) +
  at(x, y, shape('M-15-20C-6-24 6-24 15-20 16-15 16-12 15-9-6-12-15-9-15-9-16-13-16-16-15-20Z', WHITE, 4) + hoof, turn);

export const sleeve = (outfit: Outfit): string => COAT[outfit];

/** Spectacles on a head at the origin. */
export const spectacles: Drawing =
  oval(-20, -15, 19, 19, '#FFFFFF55', 'stroke-width="4"') +
  oval(21, -15, 19, 19, '#FFFFFF55', 'stroke-width="4"') +
  line('M-39-18L-47-22M40-18L47-22', 4);

/** A playing card around the origin, 36 × 50. */
export const playingCard = (fill: string, mark: Drawing = ''): Drawing =>
  shape('M-17-20C-17-24-15-25-12-25H13C16-25 17-23 17-20V20C17 24 16 25 13 25H-12C-16 25-17 24-17 20Z', WHITE, 4) +
  flat('M-12-20H12V20H-12Z', fill) +
  mark;

export const question = (colour: string): Drawing => line('M-6-8C-6-15 7-15 7-8 7-3 0-2 0 4M0 11V11.5', 5, colour);
