import { INK, WHITE } from '../common/palette.ts';
import { type Drawing, flat, line, oval, shape, spot } from '../common/pen.ts';

const FUR = '#7A6A86';
const DUSK = '#5D4F6A';

const paw = (x: number): Drawing =>
  oval(x, 62, 24, 17, '#F2A9A0') + line(`M${x - 12} 64V74M${x} 66V77M${x + 12} 64V74`, 4);

/** A banker: visor, pince-nez, bow tie and two paws that hold on; about 140 × 150 around the origin. */
export const mole: Drawing =
  shape('M-62 90C-66 40-52 20 0 18 54 20 68 40 64 90Z', '#3B3343') +
  flat('M-22 24L1 60 24 24Z', WHITE) +
  shape('M-56 10C-60-44-30-66 2-66S62-44 58 10C54 40 28 48 2 48S-52 40-56 10Z', FUR) +
  flat('M56-14C60 4 58 10 58 10 54 40 28 48 2 48-10 48-24 46-34 41 10 40 48 24 56-14Z', DUSK) +
  shape('M-26 22C-24-2 26-2 30 22 26 40-22 40-26 22Z', '#B8A5BE') +
  shape('M-15 8C-16-8 18-8 18 8 14 20-10 20-15 8Z', '#F28C96') +
  line('M-8 3C-4 0 0-1 3-1', 4, '#FFFFFFAA') +
  line('M-26 20L-48 16M-26 26L-46 30M30 20L52 16M30 26L50 30', 3) +
  line('M2 20V26M-8 31C-2 35 6 35 12 31', 4) +
  [-20, 24]
    .map((x) => oval(x, -16, 14, 14, WHITE, 'stroke="#F2A516" stroke-width="6"') + spot(x + 1, -15, 4, 5, INK))
    .join('') +
  line('M-6-18H10', 4, '#F2A516') +
  shape('M-58-32C-40-62 44-62 62-32 70-26 76-18 78-10 40-30-36-30-74-10-72-18-66-26-58-32Z', '#2E9E6B') +
  flat('M-52-32C-38-46-16-50 0-50-18-44-34-36-44-28Z', '#7FD1A4') +
  shape('M2 56C-14 44-30 46-30 58S-14 72 2 60C18 72 34 70 34 58S18 44 2 56Z', '#D7344A') +
  paw(-56) +
  paw(60);
