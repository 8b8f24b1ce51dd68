import { WHITE } from '../common/palette.ts';
import { at, type Drawing, flat, line, oval, shape, star } from '../common/pen.ts';
import { comicFace } from './face.ts';

const TEAR = '#7CCBF2';
const TONGUE = '#E8546A';

const laugh = (width: number, depth: number): Drawing =>
  shape(
    `M${-width} 6C${-width / 2} 12 ${width / 2} 12 ${width} 6C${width - 4} ${depth} ${4 - width} ${depth} ${-width} 6Z`,
    '#5A1730',
    6,
  ) +
  flat(
    `M${4 - width} 9C${-width / 2} 13 ${width / 2} 13 ${width - 4} 9L${width - 9} 19C${width / 2} 22 ${-width / 2} 22 ${9 - width} 19Z`,
    WHITE,
  ) +
  flat(
    `M${-width / 2} ${depth * 0.68}C-8 ${depth * 0.48} 12 ${depth * 0.48} ${width / 2} ${depth * 0.64}C10 ${depth * 0.84} -10 ${depth * 0.84} ${-width / 2} ${depth * 0.68}Z`,
    TONGUE,
  );

const drop = (x: number, y: number, turn: number, size = 1): Drawing =>
  at(x, y, shape('M0-18C6-8 12-2 12 6 12 13 6 17 0 17S-12 13-12 6C-12-2-6-8 0-18Z', TEAR), turn, size);

const puff = shape('M0 0C4-14 22-16 28-6 40-12 54 0 46 12 52 24 36 32 28 24 18 32 2 24 0 0Z', WHITE);

/** What happens behind the lettering, in card coordinates; the letters take the lower third. */
export const REACTIONS = {
  bah: at(
    135,
    119,
    comicFace({
      skin: '#FF9F5A',
      eyes: 'squeezed',
      brows: 'M-44-44L-18-36M44-44L18-36',
      mouth: laugh(34, 62),
      hands: [
        ['open', -60, -46, -26],
        ['open', 68, -44, 34],
      ],
    }),
    -4,
    0.86,
  ),
  ban: at(
    125,
    119,
    comicFace({
      skin: '#63C7B2',
      eyes: 'angry',
      mouth:
        at(0, 28, shape('M-36-9L34-13 38 9-34 13Z', '#F3E3CF', 6) + line('M-24-8V9M-8-9V9M8-10V8M24-11V8', 4)) +
        at(0, 28, line('M-30-22L30 22M30-22L-30 22', 18) + line('M-30-22L30 22M30-22L-30 22', 9, '#F3E3CF')),
      hands: [['open', 72, 4, 10]],
    }),
    3,
    0.86,
  ),
  pff: at(
    124,
    119,
    comicFace({
      skin: '#C39BEA',
      eyes: 'side',
      brows: 'M-44-44C-36-50-18-48-12-42M12-48C20-58 38-56 44-48',
      mouth: oval(40, 22, 21, 19, '#D9B8F5', 'stroke-width="6"') + line('M6 30C12 22 20 22 24 30 18 36 10 36 6 30Z', 6),
      extra: at(60, 30, puff, 8) + at(88, -2, puff, -20, 0.5),
      hands: [['open', -72, 40, -70]],
    }),
    -8,
    0.86,
  ),
  bro:
    at(88, 100, comicFace({ skin: '#FFD23F', eyes: 'arcs', mouth: laugh(30, 48) }), -10, 0.66) +
    at(
      184,
      104,
      comicFace({
        skin: '#7CC4F5',
        eyes: 'smug',
        brows: 'M12-50C20-58 38-58 44-50',
        mouth: line('M-24 22C-8 38 20 36 32 16', 7),
      }),
      10,
      0.66,
    ) +
    shape(star(129, 162, 9, 42, 24), '#FFE27A') +
    at(104, 164, comicFist(1), 0, 0.9) +
    at(154, 164, comicFist(-1), 0, 0.9),
  ups: at(
    129,
    119,
    comicFace({
      skin: '#FF9DB0',
      eyes: 'wide',
      brows: 'M-46-46C-38-54-24-56-14-54M46-46C38-54 24-56 14-54',
      mouth:
        shape('M-34 20C-20 12 20 12 34 20 38 34 30 44 20 42-8 38-20 46-30 40-38 36-38 28-34 20Z', WHITE, 6) +
        line('M-36 29C-12 25 14 25 35 29M-18 17V42M0 15V39M18 17V41', 4),
      extra: drop(58, -50, 20) + drop(76, -22, 30, 0.7),
      hands: [['open', -62, 34, -14]],
    }),
    5,
    0.86,
  ),
  ha: at(
    129,
    119,
    comicFace({
      skin: '#FFD23F',
      eyes: 'arcs',
      brows: 'M-42-46C-34-54-20-54-12-48M12-48C20-54 34-54 42-46',
      mouth: laugh(40, 66),
      hands: [['point', 76, 8, 18]],
    }),
    -6,
    0.86,
  ),
  haha: at(
    129,
    119,
    comicFace({
      skin: '#B9E05A',
      eyes: 'squeezed',
      mouth: laugh(46, 76),
      extra: drop(-60, -2, 24) + drop(62, -2, -24),
      hands: [
        ['open', -70, 34, -50],
        ['open', 72, 34, 50],
      ],
    }),
    8,
    0.86,
  ),
  lol: at(
    129,
    119,
    comicFace({
      skin: '#FFD23F',
      eyes: 'squeezed',
      mouth: laugh(48, 80),
      extra: drop(-66, -8, 60, 1.1) + drop(-84, -26, 70, 0.7) + drop(68, 0, -50, 1.1) + drop(88, -14, -60, 0.7),
      hands: [['fist', 66, 46, 30]],
    }),
    -24,
    0.9,
  ),
  imho: at(
    121,
    121,
    comicFace({
      skin: '#F6C9A0',
      eyes: 'smug',
      brows: 'M-42-40C-34-44-18-44-12-38M10-50C18-60 38-58 44-48',
      mouth: line('M-22 30C-6 36 16 34 28 20', 7),
      extra:
        oval(24, -18, 23, 23, '#FFFFFF33', 'stroke="#F2A516" stroke-width="6"') + line('M44-4C54 12 52 30 46 46', 4),
      hands: [['point', 82, -2, 8]],
    }),
    -3,
    0.86,
  ),
} satisfies Record<string, Drawing>;

function comicFist(side: number): Drawing {
  const sleeve = side > 0 ? '#FF9F5A' : '#8E4BC0';
  return at(
    0,
    0,
    line('M-20 2L-66 26', 34) +
      line('M-20 2L-66 26', 23, sleeve) +
      shape('M-26-16C-14-26 14-24 22-14 28 0 24 14 14 20-2 26-22 22-28 10Z', WHITE, 6) +
      line('M8-16C4-12 4-8 8-6M12-5C7-2 7 2 12 4M10 6C6 9 6 13 10 16', 4),
    0,
    side,
    1,
  );
}

export type ReactionName = keyof typeof REACTIONS;
