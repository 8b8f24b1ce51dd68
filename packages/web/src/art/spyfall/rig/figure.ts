import { circle, limb, type Point, shape } from './geometry';
import { joints, type Pose } from './poses';

/** What a body is wrapped in; the silhouette is the whole costume. */
export type Garb = 'bare' | 'kilt' | 'tunic' | 'coat' | 'robe' | 'cape' | 'dress';

export interface Body {
  /** Legs, trunk and the far arm. */
  readonly back: string;
  readonly wrap: string;
  /** The near arm lies over the cloth. */
  readonly arm: string;
  readonly head: Point;
  readonly hand: Point;
}

const HEAD = 'M-7 -1C-7 -7 -3 -9 1 -9C5 -9 7 -6 7 -3L9 1.5L7 2.5C7 6 6 8 3 8L2 12L-5 12L-5 5C-7 3 -7 1 -7 -1Z';

function foot([x, y]: Point): string {
  return limb([x, y - 1], 3, [x + 6, y + 0.5], 2);
}

function garment(garb: Garb, hip: Point, chest: Point, feet: readonly [Point, Point]): string {
  const [left, right] = feet[0][0] < feet[1][0] ? feet : [feet[1], feet[0]];
  const [cx, cy] = chest;
  const [hx, hy] = hip;
  const middle = (left[0] + right[0]) / 2;
  if (garb === 'tunic')
    return shape([cx - 9, cy], [cx + 8, cy], [hx + 8, hy], [hx + 13, hy + 20], [hx - 13, hy + 20], [hx - 8, hy]);
  if (garb === 'kilt') return shape([hx - 8, hy - 5], [hx + 8, hy - 3], [hx + 11, hy + 16], [hx - 11, hy + 14]);
  if (garb === 'coat')
    return shape(
      [cx - 10, cy - 2],
      [cx + 9, cy],
      [hx + 8, hy],
      [hx + 10, hy + 12],
      [hx, hy + 8],
      [hx - 16, hy + 28],
      [hx - 9, hy],
    );
  if (garb === 'robe')
    return `${shape([cx - 11, cy - 2], [cx + 9, cy - 2], [hx + 9, hy], [right[0] + 9, -1], [left[0] - 9, -1], [hx - 10, hy])}`;
  if (garb === 'dress')
    return `M${hx + 6} ${hy - 6}C${hx + 12} ${hy + 14} ${middle + 22} -16 ${middle + 24} -1L${middle - 24} -1C${middle - 22} -16 ${hx - 12} ${hy + 14} ${hx - 6} ${hy - 6}Z`;
  if (garb === 'cape')
    return `M${cx - 8} ${cy - 4}L${cx + 6} ${cy - 5}L${hx + 7} ${hy}L${hx - 4} ${hy + 28}L${hx - 24} ${hy + 34}C${hx - 18} ${hy + 20} ${hx - 14} ${hy} ${cx - 8} ${cy - 4}Z`;
  return '';
}

export function body(pose: Pose, garb: Garb): Body {
  const [hip, chest, head, farElbow, farHand, elbow, hand, farKnee, farFoot, knee, nearFoot] = joints(pose);
  const arm = (bend: Point, end: Point) =>
    limb(chest, 4.6, bend, garb === 'robe' ? 5.5 : 3.6) +
    limb(bend, 3.6, end, garb === 'robe' ? 4.6 : 2.6) +
    circle(end, 3.2);
  const leg = (bend: Point, end: Point) => limb(hip, 6.4, bend, 4.6) + limb(bend, 4.4, end, 3) + foot(end);
  const trunk = limb([chest[0], chest[1] + 1], 9.5, hip, garb === 'dress' ? 5.5 : 7.5);
  return {
    back: leg(farKnee, farFoot) + leg(knee, nearFoot) + trunk + arm(farElbow, farHand) + limb(chest, 4, head, 4),
    wrap: garment(garb, hip, chest, [farFoot, nearFoot]),
    arm: arm(elbow, hand),
    head,
    hand,
  };
}

export { HEAD };
