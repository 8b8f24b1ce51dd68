import { INK, WHITE } from '../palette.ts';
import { at, type Drawing, flat, line, oval, shape, spot } from '../pen.ts';
import type { Skin } from './skin.ts';

type Eye = 'open' | 'wide' | 'half' | 'shut' | 'arc' | 'heart' | 'cross';

interface Mood {
  eyes: Eye | [Eye, Eye];
  look?: [number, number];
  /** Two strokes, left and right. */
  brows: string;
  mouth: Drawing;
}

const TONGUE = '#E4576B';
const GUMS = '#6B1D34';

const grin = (d: string): Drawing => shape(d, WHITE, 4);
const cavity = (d: string, tongue: string): Drawing => shape(d, GUMS, 4) + flat(tongue, TONGUE);

const MOODS = {
  smug: {
    eyes: 'half',
    look: [3, 2],
    brows: 'M-32-31C-26-34-18-33-12-30M12-36C18-42 28-42 34-36',
    mouth: line('M-12 37C0 42 16 42 26 31M23 27C26 28 29 31 29 34', 4),
  },
  greedy: {
    eyes: 'wide',
    look: [1, 4],
    brows: 'M-34-40C-28-44-20-42-14-37M14-37C20-43 29-44 35-39',
    mouth:
      cavity('M-24 32C-10 37 14 37 28 31 26 48-18 52-24 32Z', 'M-4 42C2 38 12 39 16 41 12 49-2 49-4 42Z') +
      shape('M12 40C14 48 15 53 20 52 25 51 23 43 21 38Z', TONGUE, 4),
  },
  shocked: {
    eyes: 'wide',
    brows: 'M-34-42C-29-48-20-49-14-45M14-46C21-50 30-48 35-42',
    mouth: cavity('M-9 40C-8 32 12 32 12 40 13 52-9 53-9 40Z', 'M-6 45C-2 42 6 42 9 45 6 51-4 51-6 45Z'),
  },
  asleep: {
    eyes: 'shut',
    brows: 'M-32-30C-26-34-18-33-13-29M13-30C19-34 28-34 33-30',
    mouth: line('M-8 38C-3 35 5 41 12 37', 4) + shape('M14 38C19 40 20 46 16 48 12 47 11 42 14 38Z', '#BFE3F5', 3),
  },
  sneaky: {
    eyes: 'half',
    look: [-4, 3],
    brows: 'M-34-36C-26-35-18-31-12-25M12-25C19-31 27-35 35-37',
    mouth: grin('M-24 32C-8 38 14 38 30 29 26 44-14 48-24 32Z') + line('M-10 36V43M2 37V44M14 36V42', 3),
  },
  furious: {
    eyes: 'open',
    look: [0, 2],
    brows: 'M-36-38C-27-34-18-29-8-20M10-20C18-29 28-35 38-38',
    mouth: grin('M-22 44C-20 33 20 32 26 43 18 49-14 50-22 44Z') + line('M-10 36V47M2 35V48M14 36V47M-20 42H25', 3),
  },
  love: {
    eyes: 'heart',
    brows: 'M-34-36C-28-41-20-41-14-37M14-37C21-42 29-41 35-36',
    mouth: cavity('M-20 33C-8 37 12 37 24 32 20 50-14 51-20 33Z', 'M-8 44C-2 40 8 40 14 43 8 49-2 49-8 44Z'),
  },
  innocent: {
    eyes: 'open',
    look: [2, -5],
    brows: 'M-33-33C-28-39-21-42-14-42M15-42C22-42 29-39 34-33',
    mouth: line('M-5 38C-2 42 6 42 9 38', 4),
  },
  happy: {
    eyes: 'arc',
    brows: 'M-33-33C-27-38-20-38-14-34M14-34C20-39 28-38 33-33',
    mouth: cavity('M-22 32C-8 37 12 37 26 31 22 51-16 52-22 32Z', 'M-10 44C-4 39 8 39 15 43 8 50-2 50-10 44Z'),
  },
  wink: {
    eyes: ['open', 'arc'],
    look: [2, 1],
    brows: 'M-33-37C-27-42-20-41-14-37M13-29C20-33 28-32 33-28',
    mouth: line('M-16 35C-4 43 14 43 24 33', 4),
  },
  stern: {
    eyes: 'half',
    look: [0, 3],
    brows: 'M-34-33C-26-33-18-30-11-26M12-26C19-30 27-33 35-33',
    mouth: line('M-12 41C-2 36 10 36 18 41', 4),
  },
  hush: {
    eyes: 'open',
    look: [0, 1],
    brows: 'M-36-39C-28-40-18-38-11-34M12-34C19-38 29-40 37-39',
    mouth: line('M-6 38C0 36 4 36 9 38', 4),
  },
  dazed: {
    eyes: 'cross',
    brows: 'M-33-34C-28-40-20-41-14-38M14-36C21-38 29-36 34-31',
    mouth: line('M-16 40C-10 34-6 44 0 38S12 44 20 36', 4),
  },
} satisfies Record<string, Mood>;

export type MoodName = keyof typeof MOODS;

function eye(kind: Eye, x: number, y: number, [dx, dy]: [number, number], skin: Skin): Drawing {
  const pupil = (size: number): Drawing =>
    spot(x + dx, y + dy, size, size + 1, INK) + spot(x + dx - 1.8, y + dy - 2.5, 1.8, 1.8, WHITE);
  switch (kind) {
    case 'open':
      return oval(x, y, 10, 12, WHITE, 'stroke-width="4"') + pupil(5.4);
    case 'wide':
      return oval(x, y - 2, 12.5, 14.5, WHITE, 'stroke-width="4"') + pupil(4);
    case 'half':
      return (
        oval(x, y, 10, 11, WHITE, 'stroke-width="4"') +
        pupil(5) +
        shape(`M${x - 11} ${y - 1}C${x - 10} ${y - 16} ${x + 10} ${y - 16} ${x + 11} ${y - 1}Z`, skin.shade, 4)
      );
    case 'shut':
      return line(`M${x - 10} ${y}C${x - 5} ${y + 8} ${x + 5} ${y + 8} ${x + 10} ${y}`);
    case 'arc':
      return line(`M${x - 10} ${y + 5}C${x - 6} ${y - 8} ${x + 6} ${y - 8} ${x + 10} ${y + 5}`);
    case 'heart':
      return shape(
        `M${x} ${y + 12}C${x - 20} ${y} ${x - 12} ${y - 18} ${x} ${y - 7}C${x + 12} ${y - 18} ${x + 20} ${y} ${x} ${y + 12}Z`,
        '#E0304A',
        4,
      );
    case 'cross':
      return line(`M${x - 7} ${y - 7}L${x + 7} ${y + 7}M${x + 7} ${y - 7}L${x - 7} ${y + 7}`);
  }
}

/** Eyes, brows and mouth; drawn over the snout. */
export function face(name: MoodName, skin: Skin): Drawing {
  const mood: Mood = MOODS[name];
  const [left, right] = typeof mood.eyes === 'string' ? [mood.eyes, mood.eyes] : mood.eyes;
  const look = mood.look ?? [0, 0];
  return (
    eye(left, -20, -15, look, skin) +
    eye(right, 21, -15, look, skin) +
    line(mood.brows) +
    at(0, -7, mood.mouth, 0, 1.12, 1.25)
  );
}
