import type { BotFace } from '../../lib/faces.ts';
import type { Portrait } from './avatars.ts';
import { INK, WHITE } from './palette.ts';
import { at, type Drawing, flat, line, oval, shape, spot, star } from './pen.ts';

/** The mark of every bot: a tag in the ear, as on a farm. */
export const tagged = (x: number, y: number): Drawing =>
  at(x, y, shape('M-12-14H12L15 8C8 14-8 14-15 8Z', '#F2A516') + spot(0, -7, 3, 3, INK) + line('M-7 4H7', 4), 24);
const onEarUp = tagged(55, -42);
const onEarDown = tagged(66, -8);

export const moustache: Drawing = shape(
  'M2 30C-8 26-26 28-32 42-20 46-6 44 2 36 10 44 24 46 36 42 30 28 12 26 2 30Z',
  '#5B3A34',
  4,
);
export const tusks: Drawing = shape(
  'M-24 36C-38 32-42 18-36 8-30 16-24 22-14 28ZM28 36C42 32 46 18 40 8 34 16 28 22 18 28Z',
  WHITE,
  4,
);

const freckles = [-46, -38, -30, 34, 42, 50].map((x, i) => spot(x, i % 2 ? 26 : 20, 3, 3, '#B4553F')).join('');
const forelock = shape('M-18-52C-20-74-2-86 14-78 6-76 6-70 12-66 22-70 30-64 28-52 12-60-4-60-18-52Z', '#C4622D');
const monocle = oval(22, -15, 19, 19, '#FFFFFF44', 'stroke-width="7"') + line('M40-6C48 8 48 26 42 44', 4, '#F2A516');
const silkHat =
  shape('M-30-50C-34-72-34-92-32-108-10-114 16-114 36-108 38-90 38-70 34-50Z', '#3B3343') +
  flat('M-31-62C-10-57 14-57 35-62L34-50H-30Z', '#7A5AC8') +
  shape('M-54-46C-46-54-38-52-30-50-8-46 14-46 36-50 44-52 52-52 58-46 40-36-38-36-54-46Z', '#3B3343');
const daisy = (x: number, y: number, petal: string): Drawing =>
  at(x, y, shape(star(0, 0, 7, 21, 12), petal, 4) + oval(0, 0, 8, 8, '#F2A516', 'stroke-width="4"'));
const garland = daisy(-36, -46, '#FFFFFF') + daisy(0, -58, '#F7A8C4') + daisy(36, -46, '#FFFFFF');
const strip = shape('M-20-7H20C25-7 25 8 20 8H-20C-25 8-25-7-20-7Z', '#F6D9A8', 4);
const plasters = at(-16, -42, at(0, 0, strip, 62) + strip, -28);
const headscarf =
  shape('M-50-26C-54-66-24-78 2-78 30-78 56-64 52-26 30-46-26-46-50-26Z', '#3F7FC4') +
  [-32, -8, 18, 40].map((x, i) => spot(x, i % 2 ? -62 : -50, 5, 5, WHITE)).join('') +
  shape('M46-34C60-46 76-40 72-28 66-22 54-24 46-34ZM46-34C54-22 62-8 52-2 44-4 42-20 46-34Z', '#3F7FC4', 4);
const mohawk = shape(
  'M-14-50C-26-72-18-96-2-106-4-96 0-90 4-86 8-96 16-104 24-106 18-92 30-84 26-66 24-58 20-54 18-50Z',
  '#59B35B',
);
const straw =
  shape('M-34-50C-36-78-18-86 2-86 24-86 40-76 38-50Z', '#F1C864') +
  flat('M-35-60C-12-55 14-55 38-60L38-50H-34Z', '#D7344A') +
  shape('M-74-40C-66-56-48-54-34-50-10-45 14-45 38-50 52-54 70-56 78-40 44-50-40-50-74-40Z', '#F1C864') +
  line('M-60-44C-52-48-46-48-40-47M46-47C54-49 60-48 66-44', 3);
const goggles =
  line('M-50-44C-20-58 24-58 52-44', 12) +
  oval(-19, -54, 20, 17, '#8FD4E8') +
  oval(22, -54, 20, 17, '#8FD4E8') +
  line('M-28-60L-20-66M13-60L21-66', 5, '#FFFFFFBB');
const bigBow = at(
  1,
  -58,
  shape('M0 0C-12-20-44-22-44 0-44 20-12 20 0 0ZM0 0C12-20 44-22 44 0 44 20 12 20 0 0Z', '#3F7FC4') +
    [-30, -18, 18, 30].map((x, i) => spot(x, i % 3 ? 6 : -5, 3.5, 3.5, WHITE)).join('') +
    oval(0, 0, 10, 11, '#7FB2E6'),
);

/** In the order of their names: whoever is called the same looks the same. */
export const BOT_PORTRAITS: Readonly<Record<BotFace, Portrait>> = {
  freckles: { ground: '#BFE3F2', mood: 'happy', ears: 'up', skin: 'peach', wears: forelock + freckles + onEarUp },
  bow: { ground: '#F7D7E2', mood: 'wink', ears: 'up', skin: 'pink', wears: bigBow + onEarUp },
  monocle: {
    ground: '#C9B8E8',
    mood: 'smug',
    ears: 'flop',
    skin: 'cream',
    wears: at(1, -6, silkHat, 0, 0.77) + monocle + onEarDown,
  },
  garland: { ground: '#CDE7A6', mood: 'love', ears: 'flop', skin: 'pink', wears: garland + onEarDown },
  sergeant: {
    ground: '#E7DCC2',
    mood: 'stern',
    ears: 'flop',
    hat: 'police',
    skin: 'ash',
    wears: moustache + onEarDown,
  },
  plasters: { ground: '#FFD9A8', mood: 'dazed', ears: 'one', skin: 'cream', wears: plasters + onEarDown },
  headscarf: { ground: '#F2B8A0', mood: 'innocent', ears: 'flop', skin: 'cocoa', wears: headscarf + onEarDown },
  mohawk: {
    ground: '#F6E27A',
    mood: 'furious',
    ears: 'up',
    skin: 'boar',
    wears: at(0, -8, mohawk, 0, 0.82) + tusks + onEarUp,
  },
  straw: { ground: '#A9DDB0', mood: 'sneaky', ears: 'flop', skin: 'peach', wears: straw + onEarDown },
  goggles: { ground: '#D6CCC0', mood: 'greedy', ears: 'flop', skin: 'cocoa', wears: goggles + onEarDown },
};
