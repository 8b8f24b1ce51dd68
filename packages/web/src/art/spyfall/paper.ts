import { circle, seeded } from './rig/geometry';

/** A postcard of 350 by 250 with the scalloped edge of an old photograph. */
function scallops(width: number, height: number, across: number, down: number): string {
  const dx = width / across;
  const dy = height / down;
  const row = (n: number, x: number, y: number) => `a${dx * 0.62} ${dx * 0.62} 0 0 1 ${x} ${y}`.repeat(n);
  return `M3 3${row(across, dx, 0)}${row(down, 0, dy)}${row(across, -dx, 0)}${row(down, 0, -dy)}Z`;
}

export const PAPER_EDGE = scallops(344, 244, 31, 22);

/** Specks where the ink did not take: a few dots, no filter. */
const next = seeded('grain');
export const GRAIN = Array.from({ length: 90 }, () =>
  circle([Math.round(next() * 320), Math.round(next() * 220)], Math.round((0.5 + next()) * 10) / 10),
).join('');
