import { digits } from '../common/digits.ts';
import { COLOURS, INK, type Ink, SUITS, WHITE } from '../common/palette.ts';
import { at, type Drawing, flat, inked, line, oval, shape, spot, star, tube } from '../common/pen.ts';
import { type HeadPose, head } from '../common/pig/head.ts';
import { SKINS } from '../common/pig/skin.ts';
import { arm, bust, hoof, playingCard, question, sleeve, spectacles } from './body.ts';
import { furniture } from './office.ts';

export interface Scene {
  art: Drawing;
  front?: Drawing;
}

const sandwich =
  shape('M-30 4C-32-14-14-24 2-24S34-14 32 4Z', '#F0C07A') +
  shape('M-34 8C-28 0-20 8-12 4-4 0 4 8 12 4 20 0 28 8 36 6 34 14-32 16-34 8Z', '#5DB36A', 4) +
  shape('M-31 13H33C33 22 28 25 20 25H-20C-28 25-31 20-31 13Z', '#E8A85C') +
  spot(-8, -12, 3, 2, WHITE) +
  spot(10, -15, 3, 2, WHITE);

const papers =
  at(4, 4, shape('M-22-28H22V28H-22Z', '#E8DCC6', 4), 12) +
  shape('M-22-28H22V28H-22Z', WHITE, 4) +
  line('M-13-16H13M-13-6H13M-13 4H4', 4) +
  at(10, 14, line('M-8 0C-8-10 8-10 8 0 8 10-8 10-8 0', 4, '#D7344A'));

function hapyozh(ink: Ink): Scene {
  const coat = sleeve('suit');
  return {
    art:
      furniture('cabinet', ink) +
      at(125, 134, bust('suit', ink.hue)) +
      arm('M82 236C54 228 44 206 52 186', coat, 57, 174, 192) +
      arm('M178 232C202 220 208 194 200 170', coat, 195, 158, 166) +
      at(52, 146, papers, -14) +
      at(200, 124, sandwich, 14) +
      at(125, 128, head({ mood: 'greedy', ears: 'up' })),
    front:
      arm('M170 262C152 240 138 230 120 226', coat, 104, 222, 80) +
      at(86, 242, playingCard(ink.hue, digits('3', { scale: 0.42, flesh: 6, outline: 0 })), -22) +
      at(103, 226, hoof, 60),
  };
}

function tihohryun(ink: Ink): Scene {
  const book = (y: number, x: number, fill: string, width: number): Drawing =>
    at(
      x,
      y,
      shape(`M${-width} -11H${width}V11H${-width}C${-width - 6} 4 ${-width - 6} -4 ${-width} -11Z`, fill) +
        line(`M${-width + 12} -10V10`, 4),
    );
  const bun =
    oval(2, -66, 22, 19, '#8A5A3C') +
    shape('M-44-30C-46-62-14-70 2-70 20-70 52-62 48-30 36-50 18-54 2-54S-32-50-44-30Z', '#8A5A3C');
  return {
    art:
      furniture('shelf', ink) +
      at(125, 152, bust('cardigan', ink.hue), 0, 0.92) +
      at(125, 150, head({ mood: 'hush', ears: 'flop', skin: 'peach', wears: bun + spectacles })) +
      arm('M196 258C214 236 192 212 160 196', sleeve('cardigan'), 142, 186, 128),
    front:
      at(0, 0, line('M200 110C208 116 212 126 212 136M214 98C224 108 230 122 230 138', 5)) +
      book(262, 92, ink.hue, 50) +
      book(240, 100, '#F2C14E', 40),
  };
}

function hlopkopyt(ink: Ink): Scene {
  return {
    art:
      shape(star(125, 204, 17, 90, 66, 0.04), '#FFD25E') +
      flat(star(125, 204, 15, 64, 44), '#FFF3C4') +
      at(125, 96, head({ mood: 'shocked', ears: 'up' }), -5),
    front:
      at(
        122,
        256,
        shape('M-42-12L36-16 44 8-34 14Z', WHITE) +
          flat('M-33-6L30-10 35 4-27 8Z', ink.hue) +
          shape('M-34 14L44 8V17L-33 24Z', '#E8DCC6', 4),
      ) +
      arm('M-20 282C30 272 70 256 100 244', '#3C8C7C', 118, 238, 285) +
      arm('M270 250C220 240 190 228 158 216', '#C24B5A', 140, 212, 85) +
      arm('M-20 196C40 178 76 182 102 190', '#5B4566', 118, 192, 285) +
      line('M60 232L44 238M196 188L212 178M176 172L186 156M72 166L62 152', 6),
  };
}

function perehryuk(ink: Ink): Scene {
  const passenger = (x: number, turn: number, pose: HeadPose): Drawing =>
    at(x, 166, inked(at(0, 12, bust('suit', ink.hue)) + head(pose), 6.5), turn, 0.72);
  const pane = (d: string): Drawing => shape(d, '#A9D8EC', 4);
  const arrow =
    line('M-66 8C-50-14 40-20 62 0', 26) +
    shape('M46 20L58-24 88 14Z', ink.hue) +
    line('M-66 8C-50-14 40-20 62 0', 15, ink.hue);
  return {
    art:
      pane('M122 84L56 96V252L122 276Z') +
      pane('M130 84L194 96V252L130 276Z') +
      line('M70 122L106 106M70 138L92 128M144 108L180 122', 6, '#FFFFFFBB') +
      passenger(78, -6, { mood: 'furious', hat: 'bowler', ears: 'up' }) +
      passenger(176, 6, { mood: 'dazed', skin: 'cocoa', ears: 'flop', hat: 'beret' }) +
      tube('M126 74V290', '#F2A516', 9),
    front: at(122, 78, arrow) + at(128, 246, arrow, 180),
  };
}

function polisvin(ink: Ink): Scene {
  const stripe = (colour: (typeof COLOURS)[number], i: number): Drawing =>
    line(`M0 ${34 - i * 30}V${10 - i * 30}`, 18, SUITS[colour].hue).replace('/>', ' stroke-linecap="butt"/>');
  const baton =
    line('M0 66V-84', 28) +
    line('M0 66V44', 18, '#F3E3CF') +
    COLOURS.map(stripe).join('') +
    spot(0, -84, 9, 9, SUITS.blue.hue) +
    line('M-12 40H12', 6) +
    line('M-9-60V26', 3, '#FFFFFF77');
  return {
    art:
      furniture('blinds', ink) +
      at(118, 150, bust('uniform', '#1E2F5E')) +
      at(122, 148, head({ mood: 'stern', ears: 'one', hat: 'police' }), -3, 0.95) +
      at(196, 152, baton, 14) +
      arm('M176 276C206 256 210 228 196 206', sleeve('uniform'), 189, 194, 190),
  };
}

function svinorot(ink: Ink): Scene {
  const { base, shade, snout, dark } = SKINS.pink;
  const step = (x: number, y: number, value: string, fill: string): Drawing =>
    shape(`M${x} ${y}H${x + 38}V${y + 70}H${x}Z`, fill, 4) +
    at(x + 19, y + 20, digits(value, { scale: 0.5, flesh: 10, outline: 9 }));
  return {
    art: '',
    front: at(
      38,
      53,
      shape('M58 76C34 56 30 24 42 14 62 14 84 34 92 54ZM192 76C216 56 220 24 208 14 188 14 166 34 158 54Z', base) +
        shape(
          'M44 130C30 60 90 38 126 38S220 60 206 130C236 160 236 262 178 286 150 298 98 298 72 286 14 262 14 160 44 130Z',
          base,
        ) +
        flat('M206 130C236 160 236 262 178 286 200 250 216 190 200 130Z', shade) +
        shape('M46 176C70 156 180 156 204 176 222 236 196 300 125 302S28 236 46 176Z', '#6B1D34') +
        shape('M60 172C90 160 160 160 190 172L182 190C150 180 100 180 68 190Z', WHITE, 4) +
        line('M92 168V182M114 164V180M136 164V180M158 168V182', 3) +
        shape('M60 262C80 236 170 236 190 262 180 310 70 310 60 262Z', '#E4576B', 4) +
        shape('M88 128C88 106 106 98 126 98S164 106 164 128 146 158 126 158 88 150 88 128Z', snout) +
        spot(113, 126, 6, 9, dark) +
        spot(139, 126, 6, 9, dark) +
        oval(92, 86, 13, 15, WHITE) +
        oval(160, 86, 13, 15, WHITE) +
        spot(96, 92, 6, 7, INK) +
        spot(156, 92, 6, 7, INK) +
        line('M70 66C80 56 94 56 104 62M148 62C158 56 172 56 182 66') +
        step(48, 252, '0', ink.hue) +
        step(86, 236, '1', ink.hue) +
        step(124, 220, '2', ink.hue) +
        step(162, 204, '3', ink.hue),
      0,
      0.695,
      0.78,
    ),
  };
}

function temnodel(ink: Ink): Scene {
  const coat = '#B98F56';
  const edge = 'M-10 62C-60 66-88 86-92 112-94 150-88 190-84 220';
  const flap =
    shape('M-10 62C-60 66-88 86-92 112-94 150-88 190-84 220H-24C-34 160-30 110-10 62Z', '#7A4F8E') +
    tube(edge, coat, 12);
  const pocket = (x: number, y: number, turn: number, fill: string): Drawing =>
    at(x, y, playingCard(fill, question(WHITE)), turn, 0.9);
  return {
    art:
      furniture('bricks', ink) +
      at(
        125,
        112,
        shape('M-60 220C-64 120-46 62 2 60 50 62 66 120 62 220Z', '#3B3343') + flap + at(0, 0, flap, 0, -1),
        0,
        0.94,
      ) +
      pocket(73, 206, -8, INK) +
      pocket(178, 206, 8, INK) +
      pocket(84, 250, -6, ink.hue) +
      pocket(166, 250, 6, ink.hue) +
      shape('M76 170C92 190 110 202 125 206 140 202 158 190 174 170L150 152H100Z', coat) +
      line('M125 206V232', 4) +
      at(125, 118, head({ mood: 'sneaky', ears: 'flop', hat: 'fedora' }), 0, 0.92),
  };
}

export const SCENES = { hapyozh, tihohryun, hlopkopyt, perehryuk, polisvin, svinorot, temnodel } satisfies Record<
  string,
  (ink: Ink) => Scene
>;

export type SceneName = keyof typeof SCENES;
