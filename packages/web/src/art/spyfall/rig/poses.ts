import type { Point } from './geometry';

/**
 * A body one hundred units high, looking right, standing on the origin.
 * In order: hip, chest, head, far elbow, far hand, near elbow, near hand, far knee, far foot, near knee, near foot.
 */
const TABLE = {
  stand: '0 -48 0 -74 1 -91 -7 -61 -5 -47 8 -61 9 -47 -4 -26 -5 -3 4 -26 5 -3',
  walk: '0 -47 2 -73 4 -90 10 -61 15 -49 -7 -60 -10 -47 -3 -26 -14 -6 9 -27 11 -3',
  run: '-2 -46 7 -70 13 -85 18 -60 28 -66 -8 -63 -16 -52 -12 -30 -30 -30 14 -34 14 -10',
  hail: '0 -48 0 -74 1 -91 -8 -62 -7 -48 12 -82 18 -101 -4 -26 -6 -3 4 -26 6 -3',
  cheer: '0 -48 0 -74 1 -91 -13 -83 -17 -101 13 -83 18 -101 -5 -26 -9 -3 5 -26 8 -3',
  hold: '0 -48 0 -74 1 -91 -7 -61 -5 -48 10 -62 20 -68 -4 -26 -6 -3 4 -26 6 -3',
  aim: '0 -47 1 -73 5 -88 16 -68 30 -76 11 -64 18 -74 -8 -26 -14 -3 8 -27 12 -3',
  lunge: '-2 -40 3 -65 7 -81 -12 -66 -22 -74 16 -68 31 -72 -14 -23 -30 -3 17 -31 20 -3',
  bow: '0 -47 0 -73 3 -90 16 -74 32 -76 -11 -74 4 -79 -7 -25 -13 -3 7 -26 12 -3',
  throw: '-4 -40 10 -58 18 -70 14 -46 10 -34 -2 -72 -18 -88 -16 -24 -28 -4 12 -28 6 -3',
  kick: '0 -52 -8 -74 -10 -91 -20 -66 -12 -74 4 -74 14 -82 -4 -27 -8 -3 18 -62 40 -76',
  leap: '0 -52 6 -76 12 -92 -8 -84 -22 -92 20 -80 32 -90 -14 -40 -32 -34 18 -52 16 -30',
  sit: '0 -20 -2 -46 0 -62 10 -34 20 -32 6 -32 15 -24 16 -30 20 -3 14 -27 26 -3',
  kneel: '0 -32 4 -56 9 -72 16 -50 24 -58 14 -46 23 -52 -8 -10 -24 -3 18 -30 17 -3',
  dig: '-4 -46 12 -62 22 -74 22 -48 28 -34 14 -46 22 -40 -10 -25 -16 -3 6 -28 8 -3',
  pull: '-8 -42 12 -60 24 -72 18 -46 26 -56 4 -50 14 -58 -22 -24 -34 -3 8 -30 8 -3',
  carry: '0 -47 3 -72 9 -86 12 -84 2 -96 -8 -84 -6 -97 -4 -26 -14 -5 9 -27 11 -3',
  ride: '0 -48 1 -74 3 -91 12 -62 20 -54 9 -60 19 -56 10 -34 6 -12 12 -34 8 -12',
  charge: '0 -48 6 -72 11 -88 16 -62 22 -56 8 -56 20 -60 12 -36 10 -14 12 -36 10 -14',
} as const;

export type Pose = keyof typeof TABLE;

type Joints = readonly [Point, Point, Point, Point, Point, Point, Point, Point, Point, Point, Point];

export function joints(pose: Pose): Joints {
  const numbers = TABLE[pose].split(' ').map(Number);
  const points = numbers.flatMap((x, i) => (i % 2 === 0 ? [[x, numbers[i + 1]]] : []));
  return points as unknown as Joints;
}
