import { INK, WHITE } from '../common/palette.ts';
import { type Drawing, letters } from '../common/pen.ts';
import { wordWidth } from '../common/type.ts';
import type { ReactionName } from './reactions.ts';

interface Pose {
  /** Of the whole word. */
  turn: number;
  skew: number;
  fill: string;
  /** How far the i-th of n letters is pushed down and how it leans. */
  drop: (i: number, n: number) => number;
  lean: (i: number, n: number) => number;
}

const pose = (turn: number, skew: number, fill: string, drop: Pose['drop'], lean: Pose['lean']): Pose => ({
  turn,
  skew,
  fill,
  drop,
  lean,
});

const level = (): number => 0;
const hop =
  (height: number) =>
  (i: number): number =>
    i % 2 ? -height : height / 2;
const rock =
  (angle: number) =>
  (i: number): number =>
    i % 2 ? angle : -angle;

/** Every word stands in its own way: БАХ! slams, БАН! is a stamp, П-Ф-Ф! deflates, УПС! slips. */
const POSES: Record<ReactionName, Pose> = {
  bah: pose(
    -9,
    -8,
    '#FFD23F',
    (i, n) => 8 - (16 * i) / n,
    (i) => i * 3 - 4,
  ),
  ban: pose(-6, 0, WHITE, level, level),
  pff: pose(
    -6,
    -14,
    '#E9D5FF',
    (i, n) => 10 * Math.sin((i / n) * Math.PI * 2),
    (i) => i * -2,
  ),
  bro: pose(-6, 5, '#FFD23F', hop(5), rock(3)),
  ups: pose(
    -6,
    4,
    '#FFB3C1',
    (i, n) => (i === n - 2 ? 8 : -4),
    (i, n) => (i === n - 2 ? 9 : -5),
  ),
  ha: pose(-7, -6, WHITE, hop(6), rock(6)),
  haha: pose(-5, -4, '#D9F27A', hop(8), rock(8)),
  lol: pose(-9, -6, '#FFD23F', hop(9), rock(7)),
  imho: pose(
    -4,
    -10,
    WHITE,
    (i, n) => -10 * Math.sin((i / (n - 1)) * Math.PI),
    (i, n) => (i - (n - 1) / 2) * 4,
  ),
};

const WIDTH = 190;

/** The word in three layers, since a leaning letter's line would otherwise cover its neighbour. */
export function letter(kind: ReactionName, word: string): Drawing {
  const { turn, skew, fill, drop, lean } = POSES[kind];
  const all = [...word];
  const n = all.length;
  const size = Math.round(Math.min(68, WIDTH / wordWidth(word)));
  const line = Math.round(size / 4);
  const dy = all.map((_, i) => Math.round(drop(i, n) - (i ? drop(i - 1, n) : 0))).join(' ');
  const rotate = all.map((_, i) => Math.round(lean(i, n))).join(' ');
  const layer = (rest: string): Drawing => letters(word, `dy="${dy}" rotate="${rotate}" ${rest}`);
  return (
    `<g class="words" transform="translate(114 219) rotate(${turn}) skewX(${skew})" font-size="${size}" fill="${INK}" stroke="${INK}" stroke-linejoin="round">` +
    `${layer(`x="5" y="8" stroke-width="${line + 3}"`)}${layer(`stroke-width="${line}"`)}${layer(`stroke="none" fill="${fill}"`)}</g>`
  );
}
