import { type CardBackArt, frame, lattice, twice } from '../common/backs.ts';
import { type Drawing, line, oval, spot } from '../common/pen.ts';

const snout = (fill: string, hole: string): Drawing =>
  spot(0, 0, 17, 12, fill) + spot(-6, 0, 3, 5, hole) + spot(6, 0, 3, 5, hole);

export const swintusBack: CardBackArt = {
  name: 'swintus',
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
};
