import { INK, PAPER } from '../common/palette.ts';
import { at, type Drawing, flat, line, oval, shape, tube } from '../common/pen.ts';
import { plus, silence, wheel } from '../common/symbols.ts';
import { question } from './body.ts';

const HOOF_HALF = 'M-3 18C-17 21-23 8-18-6-14-17-7-21-3-19-1-8-1 6-3 18Z';
const SPIKES = 'M0 1V-22M0 1L21-8M0 1L14 20M0 1L-14 20M0 1L-21-8';
const KNOBS = 'M0-22V-22.5M22-8V-8.5M14 21V21.5M-14 21V21.5M-22-8V-8.5';
const TURN = 'M-19 5C-20-10-8-20 6-17M4-27L15-16 3-8';

/** Indices of the cards without a number, about 46 high around the origin. */
export const SYMBOLS = {
  hapyozh: plus(3),
  tihohryun: silence,
  hlopkopyt:
    [1, -1].map((side) => at(0, 7, shape(HOOF_HALF, PAPER), 0, side * 0.95, 0.88)).join('') +
    tube('M0-22V-26M-16-18L-20-23M16-18L20-23', PAPER, 4, 9),
  perehryuk: [0, 180].map((turn) => at(0, 0, tube(TURN, PAPER, 8, 11), turn)).join(''),
  polisvin: oval(0, 0, 26, 26, PAPER) + wheel(18),
  svinorot:
    shape('M-25 22C-25 16-25 12-24 7H-9C-9 2-9-3-8-8H7C7-13 7-18 8-22H24C25-8 25 8 24 22 8 23-8 23-25 22Z', PAPER) +
    line('M-19-7L-8-18M-16-20H-7V-11', 5),
  temnodel: at(
    0,
    0,
    shape('M-18-22C-18-26-16-27-13-27H14C17-27 18-25 18-22V22C18 26 17 27 14 27H-13C-17 27-18 26-18 22Z', PAPER) +
      flat('M-12-21H12V21H-12Z', INK) +
      question(PAPER),
    8,
  ),
  virus: at(
    0,
    -1,
    line(SPIKES, 12) +
      line(KNOBS, 20) +
      line(SPIKES, 4, PAPER) +
      line(KNOBS, 10, PAPER) +
      oval(0, 1, 16, 16, PAPER) +
      oval(1, 2, 6, 7, INK),
    0,
    0.86,
  ),
  vaccine:
    shape('M-9-27H10V-17C18-14 21-8 21 0V20C21 24 19 25 16 25H-15C-19 25-20 23-20 20V0C-20-8-17-14-9-17Z', PAPER) +
    line('M-9-17H10', 4) +
    line('M0-6V16M-11 5H11', 8, '#C3263F'),
} satisfies Record<string, Drawing>;
