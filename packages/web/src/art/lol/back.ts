import { type CardBackArt, frame, lattice, twice } from '../common/backs.ts';
import { INK, WHITE } from '../common/palette.ts';
import { flat, line, shape, spot, star } from '../common/pen.ts';

export const lolBack: CardBackArt = {
  name: 'lol',
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
};
