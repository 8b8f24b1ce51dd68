import { digits } from '../common/digits.ts';
import { type Ink, WHITE } from '../common/palette.ts';
import { at, type Drawing, flat, line, oval, shape } from '../common/pen.ts';
import { type HeadPose, head } from '../common/pig/head.ts';
import { bust, hoof, type Outfit, spectacles } from './body.ts';
import { type FurnitureName, furniture } from './office.ts';

interface Clerk extends HeadPose {
  room: FurnitureName;
  outfit: Outfit;
  turn?: number;
  /** Below one when a hat would not fit the card. */
  size?: number;
  prop?: Drawing;
}

const snore = line('M58-58H72L58-42H74M80-84H98L80-62H100', 5);
const mug =
  shape('M-17-14H17C17 2 16 12 12 18H-12C-16 12-17 2-17-14Z', WHITE) +
  line('M17-6C28-8 28 10 15 8M-6-24C-2-30-8-34-4-40M7-24C11-30 5-34 9-40', 5);
const halo =
  oval(2, -76, 34, 9, 'none', 'stroke-width="15"') + oval(2, -76, 34, 9, 'none', 'stroke="#F2A516" stroke-width="6"');
const moustache = shape('M2 30C-8 26-26 28-32 42-20 46-6 44 2 36 10 44 24 46 36 42 30 28 12 26 2 30Z', '#5B3A34', 4);
const ticket = at(64, 4, shape('M-16-22L18-18 14 24-20 20Z', WHITE, 4) + line('M-8-8L10-6M-9 2L8 4', 4), 10);
const pencil = at(-50, -48, shape('M-5-26H6V18L0 30-5 18Z', '#F2A516', 4) + flat('M-3 20H4L0 28Z', '#2B1B2E'), -60);

/** One clerk per value, the same in all four colours: a match by number is a match by face. */
const CLERKS: Clerk[] = [
  { room: 'clock', mood: 'asleep', ears: 'flop', outfit: 'shirt', turn: -8, prop: snore },
  { room: 'blinds', mood: 'smug', ears: 'up', hat: 'bowler', outfit: 'suit', prop: moustache },
  {
    room: 'shelf',
    mood: 'innocent',
    ears: 'one',
    skin: 'peach',
    outfit: 'cardigan',
    turn: 5,
    wears: spectacles,
    prop: pencil,
  },
  { room: 'cabinet', mood: 'greedy', ears: 'up', skin: 'cream', hat: 'chef', outfit: 'shirt', size: 0.92 },
  { room: 'board', mood: 'furious', ears: 'flop', skin: 'pink', outfit: 'suit', turn: -4, prop: ticket },
  { room: 'bunting', mood: 'happy', ears: 'one', skin: 'cocoa', hat: 'party', outfit: 'shirt', turn: 7, size: 0.88 },
  { room: 'plant', mood: 'love', ears: 'up', skin: 'peach', outfit: 'cardigan', turn: -6, prop: at(70, 20, mug, 12) },
  { room: 'shelf', mood: 'wink', ears: 'flop', skin: 'pink', outfit: 'suit', turn: 4, prop: halo },
];

/** A clerk leaning over the number. */
export function numberArt(value: number, ink: Ink): { art: Drawing; front: Drawing } {
  const { room, outfit, turn = 0, prop = '', size = 1, ...pose } = CLERKS[value]!;
  const grip = (x: number, tilt: number): Drawing => at(x, value === 1 ? 195 : 190, hoof, tilt);
  return {
    art:
      furniture(room, ink) +
      at(125, 121, at(0, 12, bust(outfit, ink.hue), turn / 2) + at(0, 60 - size * 60, head(pose) + prop, turn, size)),
    front:
      at(123, 236, digits(String(value), { scale: 2.3, fill: ink.hue, flesh: 12, outline: 5.5, drop: 3 })) +
      grip(value === 4 ? 100 : 90, 14) +
      grip(158, -14),
  };
}
