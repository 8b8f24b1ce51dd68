import type { Front } from '@tasovka/spyfall/landscape';
import { at, box, dot, far, mid, near, oval, paper, row, stroke } from './brush';

const soil = near('M0 202Q160 192 320 202V220H0Z');
const blades = row(16, (i) => `M${i * 21 - 4} 206q4 -16 10 -20q-2 12 0 20z`);

const starfish = `${row(10, (i) => {
  const reach = i % 2 ? 5 : 12;
  const angle = i * 0.628 - 1.2;
  return `${i ? 'L' : 'M'}${Math.round(272 + reach * Math.cos(angle))} ${Math.round(206 + 0.6 * reach * Math.sin(angle))}`;
})}Z`;

const bird = near('M-10 0Q-6 -10 2 -9Q4 -15 8 -14L13 -12L8 -10Q8 0 0 2L-14 4Z') + stroke('near', 1.6, 'M-1 2v6M3 2v6');
const blossom = (ink: 'far' | 'mid' | 'paper', x: number, y: number): string =>
  stroke('near', 2, `M${x} ${y}v16`) +
  ({ far, mid, paper }[ink](row(5, (i) => dot(x + 5 * Math.cos(i * 1.26), y + 5 * Math.sin(i * 1.26), 4))) +
    near(dot(x, y, 2.6)));

export const fronts: Readonly<Record<Front, string>> = {
  grass: soil + near(blades),
  floor: near(box(0, 204, 320, 16)) + stroke('paper', 1.4, 'M0 208H320'),
  planks:
    near(box(0, 198, 320, 22)) +
    stroke('far', 1.6, 'M0 205H320M0 212H320M60 198v7M180 198v7M270 205v7M120 205v7M40 212v8M220 212v8'),
  snow:
    paper('M0 200Q50 186 110 198T230 196T320 196V220H0Z') +
    paper(row(24, (i) => dot((i * 67) % 320, (i * 41) % 190, 1 + (i % 3) * 0.7))),
  water:
    near('M0 200q20 -10 40 0t40 0t40 0t40 0t40 0t40 0t40 0t40 0V220H0Z') +
    stroke('paper', 1.8, 'M20 210q10 -5 20 0t20 0M150 212q10 -5 20 0t20 0M250 209q10 -5 20 0t20 0'),
  sand:
    near('M0 204Q160 196 320 206V220H0Z') +
    mid(starfish) +
    paper(row(10, (i) => dot(14 + i * 34, 211 + (i % 3) * 3, 1.2))),
  flowers:
    soil +
    row(9, (i) =>
      blossom((['far', 'mid', 'paper'] as const)[i % 3] as 'far' | 'mid' | 'paper', 112 + i * 25, 186 + (i % 2) * 6),
    ),
  puddles:
    near(box(0, 204, 320, 16)) +
    far(oval(126, 209, 34, 4) + oval(262, 212, 30, 4)) +
    paper(oval(118, 208, 12, 1.4) + oval(256, 211, 10, 1.4)),
  cat:
    soil +
    at(
      272,
      200,
      stroke('paper', 5, 'M-16 4Q-20 -20 -4 -26L-6 -40L2 -34H8L15 -40L14 -26Q22 -10 14 4') +
        near('M-16 4Q-20 -20 -4 -26L-6 -40L2 -34H8L15 -40L14 -26Q22 -10 14 4Z') +
        stroke('near', 4.5, 'M-14 2Q-34 4 -32 -16') +
        paper(dot(2, -29, 1.8) + dot(9, -29, 1.8)),
    ),
  pigeons:
    soil +
    at(118, 196, bird) +
    at(150, 202, bird, 'scale(-.9 .9)') +
    at(262, 196, bird) +
    at(290, 202, bird, 'scale(-.8 .8)'),
  bench:
    near(box(0, 206, 320, 14)) +
    near(`${box(218, 184, 88, 6)}${box(218, 168, 88, 6)}${box(226, 164, 5, 44)}${box(292, 164, 5, 44)}`),
  crowd: near(
    row(8, (i) => dot(104 + i * 30, 192 - (i % 3) * 5, 10)) +
      row(8, (i) => `M${86 + i * 30} 220v-6q2 -12 18 -12t18 12v6z`),
  ),
  table:
    near('M84 196H320V206H84Z') +
    mid(box(92, 206, 228, 14)) +
    paper('M120 196h22l-3 -14h-16zM142 186h7v5h-6z') +
    paper(oval(206, 195, 18, 3)) +
    far(dot(200, 188, 6) + dot(211, 189, 5)),
  carpet: near(box(0, 204, 320, 16)) + mid('M84 200H300L316 216H68Z') + stroke('paper', 1.6, 'M96 204H290L300 212H84Z'),
};
