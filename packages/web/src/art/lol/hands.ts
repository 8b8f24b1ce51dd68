import { WHITE } from '../common/palette.ts';
import { type Drawing, line, shape } from '../common/pen.ts';

const gloved = (fingers: string, palm: string): Drawing =>
  line(fingers, 25) + shape(palm, WHITE, 6) + line(fingers, 14, WHITE);

/** White gloves around the origin, the wrist at the bottom. */
export const HANDS = {
  open: gloved(
    'M-4 0L-18-26M-2-4L-5-36M4-4L10-35M8 0L23-24M-8 8L-28 0',
    'M-16-4C-6-10 8-10 16-4 20 10 14 24 8 28H-8C-16 22-20 8-16-4Z',
  ),
  fist:
    shape('M-22-14C-14-24 16-24 22-14 28 0 26 16 16 24H-14C-26 16-28-2-22-14Z', WHITE, 6) +
    line('M-10-20C-8-12-8-6-10 0M2-21C4-13 4-7 2 0M13-19C15-12 15-6 13 0M-22 6C-14 2-8 4-4 10', 4),
  point:
    line('M-4-8V-44', 25) +
    shape('M-20-8C-12-16 14-16 20-8 26 4 22 20 14 26H-12C-22 18-26 4-20-8Z', WHITE, 6) +
    line('M-4-8V-44', 14, WHITE) +
    line('M6-12C8-6 8 0 6 6M15-8C17-3 17 2 15 8M-18 4C-10 0-4 2 0 8', 4),
} satisfies Record<string, Drawing>;

export type HandName = keyof typeof HANDS;
