import { type Colour, INK, SUITS, WHITE } from '../common/palette.ts';
import { at, type Drawing, flat, line, oval, shape, spot, tube } from '../common/pen.ts';

const BONE = '#FFF3DC';
const DARK = '#5A1730';

const bone: Drawing =
  line('M-22 0H22M-25-6V-6.5M-25 6V6.5M25-6V-6.5M25 6V6.5', 22) +
  line('M-22 0H22', 12, BONE) +
  line('M-25-6V-6.5M-25 6V6.5M25-6V-6.5M25 6V6.5', 13, BONE);

const tooth = (fill: string): Drawing =>
  shape(
    'M-22-18C-14-28-6-20 0-20S14-28 22-18C28-4 18 8 16 24 12 32 6 28 4 12 2 8-2 8-4 12-6 28-12 32-16 24-18 8-28-4-22-18Z',
    fill,
  );

const scarf = (width: number): Drawing =>
  tube(`M${-width} -6C${-width / 2} 10 ${width / 2} 10 ${width} -6`, '#FFE0A3', 18) +
  line(`M${-width * 0.6} -4V8M${-width * 0.2} 0V12M${width * 0.2} 0V12M${width * 0.6} -4V8`, 6, '#C3263F') +
  at(width * 0.62, 12, shape('M-10-4L10-8 16 40-4 44Z', '#FFE0A3') + line('M-2 12L12 9M2 28L14 25', 6, '#C3263F'), -8);

const droplet = (length: number): Drawing =>
  shape(
    `M-9-8C-9 ${length * 0.4} -16 ${length * 0.7} -13 ${length}C-10 ${length + 16} 10 ${length + 16} 13 ${length}C16 ${length * 0.7} 9 ${length * 0.4} 9-8Z`,
    '#B6E86A',
  ) + line(`M-5 ${length}C-5 ${length + 4} -3 ${length + 7} 1 ${length + 7}`, 4, WHITE);

const cloud = shape('M-16 6C-26 0-20-14-8-12-4-22 14-20 14-8 26-8 26 8 14 10 8 16-8 16-16 6Z', WHITE, 4);

/** The mark a disease and its cure have in common. */
const MARKS: Record<Colour, Drawing> = {
  red:
    shape('M0 26C-22 26-24 4-12-8-12 0-6 2-4 0-6-14 0-24 10-30 8-18 24-8 22 8 21 20 12 26 0 26Z', '#FF9F3A') +
    flat('M0 22C-10 22-10 10-2 4 0 10 6 8 8 4 14 12 10 22 0 22Z', '#FFE27A'),
  green: at(0, -14, droplet(22)),
  yellow: at(0, 0, bone, 32) + at(0, 0, bone, -32),
  blue: tooth(WHITE),
};

const GOO =
  'M-72 6C-80-42-46-80 0-78 50-78 80-40 72 10 80 40 64 68 48 58 44 86 22 84 15 62 5 90-20 90-26 62-42 80-66 72-60 44-72 38-74 22-72 6Z';

/** What ails a blob: the mouth and whatever comes out of it. */
const SYMPTOMS: Record<Colour, Drawing> = {
  red:
    shape('M-24 24C-20 12 16 10 22 22 26 44-22 48-24 24Z', DARK) +
    at(0, 56, scarf(54)) +
    at(-74, 40, cloud, 0, 1.1) +
    at(-100, 22, cloud, 20, 0.7) +
    at(-66, 72, bone, -30, 0.4),
  green:
    line('M-30 48C-12 38 14 38 34 46') +
    at(-13, 18, droplet(40)) +
    at(15, 18, droplet(22)) +
    oval(1, 14, 26, 13, '#7BC66B') +
    spot(-9, 15, 5, 5, INK) +
    spot(11, 15, 5, 5, INK),
  yellow:
    shape('M-40 16C-14 24 16 24 42 14 40 46-32 50-40 16Z', BONE) +
    line('M-22 21V38M-7 23V41M9 23V41M24 20V37', 3) +
    at(-84, 22, bone, -64) +
    at(86, 20, bone, 60) +
    line('M-24 54C-8 60 10 60 26 54M-18 66C-6 70 8 70 18 66', 6, BONE),
  blue:
    shape('M-48 14C-18 22 22 22 50 12 50 58-40 66-48 14Z', DARK) +
    at(-26, 28, tooth('#E9D98A'), -8, 0.66) +
    at(4, 30, tooth('#B9A34E'), 4, 0.72) +
    at(32, 26, tooth('#F6EFC0'), 12, 0.6) +
    at(4, 26, line('M-6-6L4 2-4 8', 4)) +
    flat('M-34 50C-14 42 20 42 36 48 20 62-20 62-34 50Z', '#E8546A'),
};

/** A gooey blob with one eye. */
export function virus(strain: Colour): Drawing {
  const { hue, deep, pale } = SUITS[strain];
  const feelers = 'M-44-58L-60-88M-6-76L-8-108M36-66L50-94';
  const knobs = [
    [-62, -92],
    [-8, -112],
    [52, -98],
  ]
    .map(([x, y]) => oval(x!, y!, 11, 11, pale))
    .join('');
  return at(
    125,
    172,
    tube(feelers, hue, 9) +
      knobs +
      shape(GOO, hue) +
      flat('M60-30C76-8 72 10 72 10 80 40 64 68 48 58 44 86 22 84 15 62 44 50 62 14 60-30Z', deep) +
      line('M-56-24C-52-42-40-56-26-62', 6, '#FFFFFF99') +
      oval(2, -26, 33, 34, WHITE) +
      line('M-24-40C-18-38-14-34-12-30M30-42C26-38 22-36 18-36M-22-8C-18-12-14-14-12-14', 3, '#D7344A') +
      oval(5, -22, 16, 17, '#F4D35E', 'stroke-width="4"') +
      spot(6, -21, 8, 10, INK) +
      spot(2, -27, 4, 4, WHITE) +
      shape('M-33-32C-30-68 34-68 37-32 20-44-14-44-33-32Z', deep) +
      SYMPTOMS[strain],
    -3,
  );
}

interface Bottle {
  glass: string;
  cap: Drawing;
  /** Where the face is drawn. */
  brow: number;
}

const BOTTLES: Record<Colour, Bottle> = {
  red: {
    glass: 'M-22-66C-56-64-64-40-62-4-64 40-66 84-46 92-16 98 18 98 48 92 68 84 66 40 64-4 66-40 58-64 24-66Z',
    cap: shape('M-26-64C-22-76-24-84-30-92H32C26-84 24-76 28-64Z', '#5B4566') + at(1, -112, MARKS.red),
    brow: -3,
  },
  green: {
    glass: 'M-24-44C-58-34-58-14-58 10V82C-56 96-30 96 0 96S58 96 60 82V10C60-14 58-34 26-44Z',
    cap:
      shape('M-28-46V-72H30V-46Z', '#3B3343') +
      shape('M-16-72C-24-110-10-120 1-120S26-110 18-72Z', '#D9534F') +
      line('M-18-66V-52M-4-66V-52M10-66V-52M22-66V-52', 4, '#8C8096'),
    brow: -2,
  },
  yellow: {
    glass: 'M-52-46C-62-40-62-30-62-20V80C-60 96-30 96 0 96S62 96 64 80V-20C64-30 64-40 54-46Z',
    cap:
      shape('M-58-46V-84C-20-90 20-90 60-84V-46Z', WHITE) +
      line('M-40-76V-54M-22-78V-54M-4-79V-54M14-79V-54M32-78V-54M48-76V-54', 4),
    brow: -14,
  },
  blue: {
    glass: 'M-18-50C-50-40-56-20-56 6L-48 84C-44 96-24 96 0 96S46 96 50 84L58 6C58-20 52-40 20-50Z',
    cap:
      shape('M-22-50L-16-76H18L24-50Z', '#C8D3DC') +
      shape('M-10-76C-16-92-8-104 1-128 10-104 18-92 12-76Z', '#E3EAF0') +
      line('M-10-86L10-92M-7-100L7-105', 4),
    brow: -8,
  },
};

const ARMS: Record<Colour, Drawing> = {
  red: '',
  green:
    tube('M58 30C84 30 88 8 80-8', '#F3E3CF', 10) +
    at(82, -22, shape('M-18-12C-6-22 8-14 18-18 22 0 14 14 16 26 2 22-10 28-20 22-14 10-22 0-18-12Z', WHITE)),
  yellow:
    tube('M-62 36C-104 44-106 0-84-10M64 36C106 44 108 0 86-10', '#FFE0A3', 20) +
    line('M-92 22C-84 14-80 14-74 20M94 22C86 14 82 14 76 20', 4),
  blue: '',
};

/** A pharmacy bottle in good spirits, with the mark of what it cures on its label. */
export function vaccine(strain: Colour): Drawing {
  const { hue, deep } = SUITS[strain];
  const { glass, cap, brow } = BOTTLES[strain];
  const ribs = strain === 'red' ? line('M-44 76H46M-46 86H48', 4, deep) : '';
  return at(
    127,
    176,
    ARMS[strain] +
      cap +
      shape(glass, hue) +
      line('M-46-14C-48 10-47 40-45 64', 7, '#FFFFFF66') +
      oval(-19, brow, 12, 14, WHITE, 'stroke-width="4"') +
      oval(21, brow, 12, 14, WHITE, 'stroke-width="4"') +
      spot(-16, brow + 2, 5.5, 7, INK) +
      spot(23, brow + 2, 5.5, 7, INK) +
      at(2, brow + 22, line('M-14-2C-6 8 8 8 16-2')) +
      shape('M-34 34C-10 30 14 30 38 34 40 50 40 66 38 82 14 86-10 86-34 82-36 66-36 50-34 34Z', '#FFF8EC', 4) +
      at(2, 58, MARKS[strain], 0, 0.74) +
      ribs +
      (strain === 'red' ? at(0, -60, scarf(34), 0, 0.9, 0.72) : ''),
    5,
    0.94,
  );
}
