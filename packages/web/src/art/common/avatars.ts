import type { AvatarName } from '../../lib/faces.ts';
import { BOT_PORTRAITS, moustache, tagged, tusks } from './botPortraits.ts';
import { INK, WHITE } from './palette.ts';
import { at, type Drawing, flat, inked, line, oval, shape } from './pen.ts';
import { type HeadPose, head } from './pig/head.ts';
import type { MoodName } from './pig/moods.ts';

export interface Portrait extends HeadPose {
  ground: string;
  turn?: number;
}

const glasses =
  oval(-20, -15, 17, 17, '#FFFFFF33', 'stroke-width="7"') +
  oval(21, -15, 17, 17, '#FFFFFF33', 'stroke-width="7"') +
  line('M-3-16H4', 6);
const shades =
  shape(
    'M-42-28C-30-32-10-32 1-26 12-32 32-32 44-28 46-6 36 2 22 2 10 2 4-8 1-14-4-6-10 2-22 2-36 2-46-8-42-28Z',
    INK,
  ) + line('M-34-20L-26-24M10-20L18-24', 5, '#FFFFFF88');
const bow = at(
  34,
  -52,
  shape(
    'M0 0C-10-16-26-18-30-10-32 0-26 14-16 12-8 10-4 4 0 0ZM0 0C10-16 26-18 30-10 32 0 26 14 16 12 8 10 4 4 0 0Z',
    '#E0304A',
  ) + oval(0, 0, 7, 7, '#FF7A8A'),
  18,
);
const curls = shape(
  'M-48-22C-66-34-58-58-40-56-38-78-8-82 2-68 14-82 42-78 44-56 62-58 68-34 50-22 48-40 36-48 20-50 8-40-10-40-18-50-34-48-46-40-48-22Z',
  '#E8A13A',
);
const dummy = oval(3, 42, 17, 14, '#7CC4F5') + oval(3, 42, 6, 6, WHITE, 'stroke-width="4"');
const bristles = shape(
  'M-42-30C-52-44-46-58-36-60-36-76-20-84-14-74-8-94 8-96 12-78 22-90 36-80 34-64 50-64 56-46 46-28 30-48-24-48-42-30Z',
  '#2F211F',
);
const curl = line('M-2-56C-8-70 8-74 6-62M4-56C10-70 22-66 16-58', 5);

export const PORTRAITS: Readonly<Record<AvatarName, Portrait>> = {
  clerk: { ground: '#9ED8C6', hat: 'bowler', mood: 'smug' },
  cap: { ground: '#FFD37A', hat: 'cap', mood: 'wink', skin: 'peach', ears: 'flop' },
  cook: { ground: '#F49A8C', hat: 'chef', mood: 'happy', skin: 'cream', turn: 5 },
  queen: { ground: '#B79AE8', hat: 'crown', mood: 'stern', ears: 'flop' },
  winter: { ground: '#A9D3F5', hat: 'beanie', mood: 'innocent', skin: 'peach', ears: 'flop' },
  party: { ground: '#FFB38A', hat: 'party', mood: 'greedy', skin: 'cocoa', turn: -6 },
  painter: { ground: '#CFE08A', hat: 'beret', mood: 'love', skin: 'cream', ears: 'one' },
  deejay: { ground: '#6E7BD9', hat: 'headphones', mood: 'happy', ears: 'flop', wears: shades },
  builder: { ground: '#8FC7E8', hat: 'helmet', mood: 'shocked', skin: 'cocoa', ears: 'flop' },
  pirate: { ground: '#E8798B', hat: 'pirate', mood: 'sneaky', skin: 'ash', ears: 'flop' },
  bookworm: { ground: '#F6C9A0', mood: 'innocent', ears: 'up', wears: glasses + bow },
  curly: { ground: '#8CD3B0', mood: 'dazed', ears: 'flop', skin: 'peach', wears: curls },
  piglet: { ground: '#FFE3EA', mood: 'innocent', ears: 'up', wears: curl + dummy + tagged(55, -42) },
  hog: {
    ground: '#D9C2A0',
    mood: 'stern',
    ears: 'flop',
    hat: 'fedora',
    skin: 'cream',
    wears: moustache + tagged(66, -8),
  },
  boar: { ground: '#8A8F9C', mood: 'furious', ears: 'up', skin: 'boar', wears: bristles + tusks + tagged(55, -42) },
  ...BOT_PORTRAITS,
};

/** Such a hat needs more room above. */
export const isTall = ({ hat }: HeadPose): boolean => hat === 'chef' || hat === 'party';

/** A head that fills a disc of radius 100 around the origin; tall hats are let down into it. */
function portrait(name: AvatarName, mood?: MoodName): Drawing {
  const { ground, turn = 0, ...usual } = PORTRAITS[name];
  const pose = mood ? { ...usual, mood } : usual;
  const [y, size] = isTall(pose) ? [34, 1.02] : pose.hat ? [26, 1.2] : [16, 1.26];
  return (
    flat('M-100 0A100 100 0 0 1 100 0A100 100 0 0 1-100 0Z', ground) +
    flat('M-96 28A100 100 0 0 0 96 28C60 56-60 56-96 28Z', '#2B1B2E22') +
    at(-1, y, head(pose), turn, size)
  );
}

/** The same as a whole SVG file, in the usual mood or in that of the moment. */
export const drawPortrait = (name: AvatarName, mood?: MoodName): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="-104 -104 208 208"><clipPath id="disc"><circle r="100"/></clipPath>` +
  `<g clip-path="url(#disc)">${inked(portrait(name, mood), 6)}</g>` +
  `<circle r="100" fill="none" stroke="${INK}" stroke-width="7"/></svg>`;
