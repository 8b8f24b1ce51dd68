import { INK, WHITE } from './palette.ts';
import { at, type Drawing, flat, line, oval, shape, spot, star } from './pen.ts';

export type Game = 'swintus' | 'lol';

interface Back {
  ground: string;
  drawing: Drawing;
}

const snout = (fill: string, hole: string): Drawing => spot(0, 0, 17, 12, fill) + spot(-6, 0, 3, 5, hole) + spot(6, 0, 3, 5, hole);

/** A lattice over the panel; every second row is shifted. */
function lattice(stepX: number, stepY: number, each: (row: number) => Drawing): Drawing {
  let drawn = '';
  for (let row = 0, y = 34; y < 330; row++, y += stepY) {
    for (let x = row % 2 ? 125 - stepX * 1.5 : 125 - stepX * 2; x < 240; x += stepX) {
      if (x > 24 && x < 226) drawn += at(x, y, each(row));
    }
  }
  return drawn;
}

const frame = (colour: string): Drawing =>
  `<rect x="19" y="19" width="212" height="312" rx="13" stroke="${colour}" stroke-width="4"/>`;

/** Both backs look the same from either end, so a turned card tells nothing. */
const twice = (half: Drawing): Drawing => half + `<g transform="rotate(180 125 175)">${half}</g>`;

const BACKS: Record<Game, Back> = {
  swintus: {
    ground: '#7A2F5B',
    drawing:
      lattice(50, 47, () => snout('#93406F', '#7A2F5B')) +
      frame('#F2A9A0') +
      oval(125, 175, 74, 92, '#7A2F5B', 'transform="rotate(8 125 175)"') +
      oval(125, 175, 66, 84, '#FBB7AE', 'transform="rotate(8 125 175)"') +
      oval(125, 175, 46, 36, '#F08C8F') +
      oval(109, 175, 9, 14, '#9A3B52', 'stroke="none" transform="rotate(6 109 175)"') +
      oval(141, 175, 9, 14, '#9A3B52', 'stroke="none" transform="rotate(6 141 175)"') +
      twice(line('M94 122C98 114 108 114 112 122M138 122C142 114 152 114 156 122', 6) + spot(78, 150, 9, 6, '#F08C8F')),
  },
  lol: {
    ground: '#1B2559',
    drawing:
      lattice(22, 20, (row) => spot(0, 0, 6.5 - Math.abs(row - 7) * 0.62, 6.5 - Math.abs(row - 7) * 0.62, '#33449A')) +
      frame('#FFD23F') +
      flat(star(130, 182, 16, 92, 64, 0, 1.16), INK) +
      shape(star(125, 175, 16, 92, 64, 0, 1.16), '#D7344A', 6) +
      shape(star(125, 175, 16, 72, 52, 0, 1.16), '#FFD23F') +
      twice(
        line('M96 150L110 158 96 166M154 150L140 158 154 166', 7) +
          flat('M90 175H160C158 148 142 128 125 126 108 128 92 148 90 175Z', 'none'),
      ) +
      shape('M88 175C96 168 154 168 162 175 154 182 96 182 88 175Z', WHITE),
  },
};

export const back = (game: Game): Back => BACKS[game];
