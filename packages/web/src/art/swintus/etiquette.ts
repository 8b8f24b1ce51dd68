import { at, type Drawing, inked, line, oval, shape } from '../common/pen.ts';
import { monocle, type SnakePose, snake } from './snake.ts';
import { GOLD, RED, signOf, THINGS, type Thing } from './things.ts';

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
    sign: signOf(thing),
  };
}
