import type { Backdrop } from '@tasovka/spyfall/landscape';
import { palm, pines, puffs, stars as specks } from '../rig/nature';
import { box, dot, far, glow, haze, paper, row, stroke } from './brush';

const sun = (x: number, y: number, r: number): string => glow(dot(x, y, r * 1.6)) + paper(dot(x, y, r));
const ground = far('M0 168Q160 156 320 168V220H0Z');
const wall = far(box(0, 176, 320, 44));

const windows = (x: number, y: number, across: number, down: number): string =>
  row(down, (j) => row(across, (i) => box(x + i * 15, y + j * 17, 8, 10)));

export const backdrops: Readonly<Record<Backdrop, string>> = {
  hills: sun(70, 62, 22) + haze('M0 150Q70 96 150 140Q230 92 320 138V220H0Z') + ground,
  blocks:
    sun(40, 44, 16) +
    far(`${box(0, 66, 74, 120)}${box(84, 96, 60, 90)}${box(238, 84, 82, 100)}`) +
    haze(box(150, 112, 80, 70)) +
    paper(windows(10, 78, 4, 5)) +
    paper(windows(94, 106, 3, 4)) +
    paper(windows(250, 96, 4, 4)) +
    ground,
  city:
    sun(66, 92, 30) +
    haze(
      'M0 170V120H26V98H48V130H70V76H78V60H84V76H92V140H118V104H146V150H170V92H196V128H222V84H248V140H276V108H300V132H320V170Z',
    ) +
    far('M0 180V146H34V132H60V158H96V138H130V164H180V140H214V158H250V134H290V154H320V220H0Z'),
  forest:
    sun(84, 60, 20) +
    haze(
      pines(
        [10, 164, 90],
        [46, 160, 76],
        [98, 162, 92],
        [150, 158, 70],
        [206, 162, 88],
        [258, 160, 96],
        [306, 164, 84],
      ),
    ) +
    far(pines([26, 176, 100], [290, 176, 106], [318, 180, 90])) +
    ground,
  sea:
    sun(78, 70, 24) +
    far('M0 118H320V220H0Z') +
    stroke('paper', 2.4, 'M16 132h40M80 140h64M210 132h50M26 156h70M150 152h44M240 158h58M60 176h90M200 178h70'),
  peaks:
    sun(54, 48, 18) +
    far('M0 176L62 86L104 136L158 62L214 140L256 94L320 176V220H0Z') +
    paper(
      'M62 86L44 112L58 108L66 118L80 108ZM158 62L134 96L150 90L160 104L172 92L182 98ZM256 94L240 116L256 112L270 116Z',
    ),
  field:
    sun(70, 84, 30) +
    haze('M0 150H320V220H0Z') +
    ground +
    stroke('paper', 1.6, 'M20 182l8 -10l8 10M70 190l8 -10l8 10M262 180l8 -10l8 10M296 192l8 -10l8 10'),
  palms:
    sun(80, 74, 26) + far(palm(30, 176, 112) + palm(296, 178, 92)) + haze('M0 150Q160 140 320 150V220H0Z') + ground,
  window:
    haze(box(0, 0, 320, 176)) +
    wall +
    paper(box(100, 26, 92, 78)) +
    stroke('near', 4, 'M100 26h92v78h-92zM146 26v78M100 62h92') +
    far('M92 18Q112 60 92 112L78 112V18ZM200 18Q180 60 200 112L214 112V18Z'),
  wallpaper: haze(row(11, (i) => box(i * 30, 0, 14, 176))) + wall + stroke('near', 3, 'M0 176H320'),
  tiles:
    haze(row(5, (j) => row(11, (i) => ((i + j) % 2 ? '' : box(i * 30, j * 36, 28, 34))))) +
    wall +
    stroke('near', 3, 'M0 176H320'),
  shelves:
    haze(box(0, 0, 320, 176)) +
    wall +
    stroke('near', 4, 'M0 62H320M0 112H320') +
    far(
      `${row(9, (i) => box(8 + i * 24, 36 + (i % 3) * 5, 12, 26 - (i % 3) * 5))}${row(12, (i) => box(12 + i * 26, 88 + (i % 2) * 6, 15, 24 - (i % 2) * 6))}`,
    ) +
    paper(row(6, (i) => box(24 + i * 48, 96, 8, 16))),
  arches: haze(box(0, 0, 320, 176)) + glow(row(4, (i) => `M${14 + i * 80} 176V84a26 26 0 0 1 52 0V176z`)) + wall,
  curtain:
    haze(box(0, 0, 320, 176)) +
    far('M0 0H46Q50 90 22 176H0Z') +
    far('M320 0H274Q270 90 298 176H320Z') +
    far(
      'M0 0H320V26Q300 40 280 26Q260 40 240 26Q220 40 200 26Q180 40 160 26Q140 40 120 26Q100 40 80 26Q60 40 40 26Q20 40 0 26Z',
    ) +
    wall,
  stars:
    paper(specks('landscape', 46, 320, 170)) +
    far(dot(70, 60, 30)) +
    haze('M24 66Q70 84 118 50L120 56Q72 94 22 74Z') +
    far('M0 186Q160 170 320 186V220H0Z'),
  deep:
    glow('M40 0H84L60 150H-6ZM150 0H176L176 130H132ZM236 0H300L304 140H250Z') +
    stroke('paper', 2, 'M0 8q20 8 40 0t40 0t40 0t40 0t40 0t40 0t40 0t40 0') +
    haze('M0 150Q60 112 124 146Q190 108 250 140Q290 128 320 142V220H0Z') +
    far('M0 178Q90 158 180 174T320 170V220H0Z') +
    far(
      row(
        5,
        (i) => `M${12 + i * 74} 184q-14 -${26 + (i % 3) * 12} 2 -${56 + (i % 3) * 16}q16 ${24 + (i % 3) * 8} 2 60z`,
      ),
    ) +
    haze('M44 60q18 -14 34 0l10 -8v20l-10 -8q-16 12 -34 -4zM92 88q12 -10 24 0l7 -6v14l-7 -6q-12 9 -24 -2z'),
  jungle:
    haze(puffs([0, 60, 44], [60, 36, 46], [130, 22, 50], [220, 26, 46], [300, 48, 50], [10, 120, 34], [312, 120, 40])) +
    far(puffs([-6, 100, 40], [326, 96, 40], [0, 160, 36], [318, 160, 38])) +
    stroke('far', 4, 'M60 0Q70 60 52 96M250 0Q240 50 262 88M110 0Q104 30 116 48') +
    ground,
};
