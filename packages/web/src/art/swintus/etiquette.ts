import { INK, PAPER, WHITE } from '../common/palette.ts';
import { at, type Drawing, flat, inked, line, oval, shape, star } from '../common/pen.ts';
import { monocle, type SnakePose, snake } from './snake.ts';

const WOOD = '#C98A4B';
const GOLD = '#F2A516';
const RED = '#D7344A';

/** One thing per rule of good manners, about 84 high; the same drawing is the card's small sign. */
const THINGS = {
  chair:
    shape('M-30-42C-14-48 14-48 30-42L26 2H-26Z', WOOD) +
    line('M-10-42L-8 0M10-42L8 0') +
    shape('M-34 2C-12-4 12-4 34 2L32 14H-32Z', RED) +
    line('M-27 16L-31 44M27 16L31 44'),
  board: shape('M-42-32L42-36 44 30-40 34Z', '#2F5D50') + line('M-27-16H28M-27-2H27M-26 12H8', 6, WHITE),
  stopwatch:
    shape('M-7-42H9V-28H-7Z', GOLD) +
    line('M26-32L34-24') +
    oval(1, 6, 35, 35, WHITE) +
    flat('M1 6V-21A27 27 0 0 1 28 6Z', RED) +
    line('M1 6L1-14M1 6L14 12'),
  table:
    line('M-28 2V40M28 2V40', 14) +
    shape('M-46-14C-16-20 16-20 46-14L42 6C16 2-16 2-42 6Z', WOOD) +
    shape('M-15-19C-19-34-10-44 1-44S21-34 17-19Z', '#F2A9A0') +
    line('M1-20V-28') +
    line('M-20-46L20-18M20-46L-20-18', 8, RED),
  badge:
    line('M-14-44L0-28 14-44') +
    shape('M-42-28H42V34H-42Z', WHITE) +
    flat('M-42-28H42V-8H-42Z', '#2F6FD0') +
    line('M-42-28H42V34H-42Z') +
    line('M-26 14C-18 4-12 22-4 12S12 4 24 14') +
    line('M-36 38L36-34', 8, RED),
  eye: line('M-40-6C-24 24 24 24 40-6M-32 10L-42 22M-12 20L-16 34M12 20L16 34M32 10L42 22', 9),
  shield:
    shape('M0-44C14-34 28-30 40-30 42 6 28 32 0 46-28 32-42 6-40-30-28-30-14-34 0-44Z', '#2F6FD0') +
    flat('M0-34V35C20 24 32 4 31-22 20-23 10-28 0-34Z', '#7FB0F5') +
    line('M-16 0L-4 14 18-14', 9, WHITE),
  question:
    line('M-20-20C-22-46 24-48 22-18 20 0 0-2 0 18M0 38V39', 26) +
    line('M-20-20C-22-46 24-48 22-18 20 0 0-2 0 18M0 38V39', 13, PAPER),
  shuriken: shape(star(0, 0, 4, 46, 15), '#C8D3DC') + oval(0, 0, 8, 8, INK),
} satisfies Record<string, Drawing>;

type Thing = keyof typeof THINGS;

interface Manners extends SnakePose {
  thing: Thing;
  /** Where the thing stands, in front of the snake or behind it. */
  place: [x: number, y: number, turn: number, scale: number];
  behind?: boolean;
}

const HEAP = 'M125 150C126 190 70 186 68 214S186 214 184 244 74 262 66 282';
const TAIL_UP = 'M112 150C112 196 62 196 66 228S160 256 184 232 190 190 196 176';
const QUESTION = 'M92 116C88 58 184 58 182 122 180 164 130 154 130 208';
const nose =
  shape('M-8-2C-10 14 16 14 12-2 8-8-4-8-8-2Z', '#F2A9A0') +
  shape('M2 14C-10 10-26 14-32 26-16 30-6 26 2 20 10 26 22 30 36 26 30 14 14 10 2 14Z', '#5B3A34');
const glasses = oval(-18, -14, 19, 18, '#FFFFFF22') + oval(20, -14, 19, 18, '#FFFFFF22') + line('M0-16H2');

export const ETIQUETTE = {
  shtul: {
    thing: 'chair',
    place: [126, 184, 0, 2.25],
    behind: true,
    body: 'M125 160C124 186 84 178 84 200S178 190 172 214',
    x: 125,
    y: 118,
    wears: monocle,
  },
  shshalun: { thing: 'board', place: [132, 228, -4, 1.45], body: TAIL_UP, x: 118, y: 112, turn: -6, eyes: 'stare' },
  shshevelis: {
    thing: 'stopwatch',
    place: [190, 158, 12, 0.95],
    body: TAIL_UP,
    x: 108,
    y: 116,
    turn: -8,
    eyes: 'stare',
    wears: monocle,
  },
  shshtol: { thing: 'table', place: [125, 244, 0, 1.7], body: HEAP, x: 125, y: 100, turn: 4, wears: monocle },
  shinkognito: {
    thing: 'badge',
    place: [150, 232, 7, 1.15],
    body: HEAP,
    x: 122,
    y: 112,
    turn: -4,
    eyes: 'stare',
    wears: glasses + nose,
  },
  shmotrun: {
    thing: 'eye',
    place: [0, 0, 0, 0],
    body: HEAP,
    x: 125,
    y: 116,
    turn: 8,
    eyes: 'wink',
    wears:
      oval(-18, -14, 21, 21, 'none', 'stroke-width="11"') +
      oval(-18, -14, 21, 21, 'none', `stroke="${GOLD}" stroke-width="5"`),
  },
  shmunitet: { thing: 'shield', place: [132, 224, -5, 1.35], body: HEAP, x: 125, y: 108, wears: monocle },
  shshto: {
    thing: 'question',
    place: [0, 0, 0, 0],
    body: QUESTION,
    x: 94,
    y: 134,
    turn: -10,
    ruff: false,
    eyes: 'stare',
  },
  shshuriken: {
    thing: 'shuriken',
    place: [190, 150, 18, 0.95],
    body: TAIL_UP,
    x: 108,
    y: 116,
    turn: 6,
    eyes: 'stare',
    wears: shape('M-47-34C-20-46 24-46 49-32L48-18C20-26-20-26-48-16Z', RED),
  },
} satisfies Record<string, Manners>;

export type EtiquetteName = keyof typeof ETIQUETTE;

const speed = line('M206 92L226 76M220 112L236 104M150 84L160 72', 5);

export function etiquette(name: EtiquetteName): { art: Drawing; front: Drawing; sign: Drawing } {
  const { thing, place, behind = false, ...pose }: Manners = ETIQUETTE[name];
  const [x, y, turn, scale] = place;
  const drawn = scale ? at(x, y, inked(THINGS[thing], 5 / scale), turn, scale) : '';
  const extra = name === 'shshto' ? oval(130, 258, 19, 18, '#5DB57F') : name === 'shshuriken' ? speed : '';
  return {
    art: (behind ? drawn : '') + snake(pose) + (behind ? '' : drawn),
    front: extra,
    sign: oval(0, 2, 25, 25, PAPER) + at(0, 2, inked(THINGS[thing], 8), 0, 0.36),
  };
}
