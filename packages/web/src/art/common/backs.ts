import { INK, WHITE } from './palette.ts';
import { at, type Drawing, flat, line, oval, shape, spot, star } from './pen.ts';

export type Game = 'swintus' | 'lol';

interface Back {
  ground: string;
  drawing: Drawing;
}

const snout = (fill: string, hole: string): Drawing =>
  spot(0, 0, 17, 12, fill) + spot(-6, 0, 3, 5, hole) + spot(6, 0, 3, 5, hole);

/** A lattice inside the frame; every second row is shifted by half a step. */
function lattice(stepX: number, stepY: number, each: (row: number) => Drawing): Drawing {
  const columns = Math.floor(84 / stepX);
  const rows = Math.floor(134 / stepY);
  let drawn = '';
  for (let row = -rows; row <= rows; row++) {
    const odd = Math.abs(row % 2);
    for (let column = -columns; column <= columns - odd; column++) {
      drawn += at(125 + (column + odd / 2) * stepX, 175 + row * stepY, each(row));
    }
  }
  return drawn;
}

const frame = (colour: string): Drawing =>
  `<rect x="19" y="19" width="212" height="312" rx="13" stroke="${colour}" stroke-width="4"/>`;

/** Both backs look the same from either end, so a turned card tells nothing. */
const twice = (half: Drawing): Drawing => `${half}<g transform="rotate(180 125 175)">${half}</g>`;

const BACKS: Record<Game, Back> = {
  swintus: {
    ground: '#7A2F5B',
    drawing:
      lattice(42, 33, () => snout('#93406F', '#7A2F5B')) +
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
      lattice(20, 18, (row) => spot(0, 0, 8 - Math.abs(row) * 0.8, 8 - Math.abs(row) * 0.8, '#3D50B5')) +
      frame('#FFD23F') +
      flat(star(130, 182, 16, 98, 70, 0, 1.16), INK) +
      shape(star(125, 175, 16, 98, 70, 0, 1.16), '#D7344A', 6) +
      shape(star(125, 175, 16, 80, 56, 0, 1.16), '#FFD23F') +
      twice(line('M93 132L112 142 93 152M157 132L138 142 157 152', 8)) +
      shape('M83 175C86 154 164 154 167 175 164 196 86 196 83 175Z', '#5A1730', 6) +
      twice(flat('M90 168C98 158 152 158 160 168 140 172 110 172 90 168Z', WHITE)),
  },
};

export const back = (game: Game): Back => BACKS[game];
