/** A rectangle on the screen. */
export interface Box {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** Something a bubble should leave in sight, and how much it matters. */
export interface Obstacle {
  readonly box: Box;
  readonly matters: number;
  /** It is read in one piece or not at all: to hide some of it is to hide it. */
  readonly whole?: boolean;
}

const gap = 12;
/** Above and below, where its tail and its shadow are, a bubble hides more than its own box. */
const beyond = 12;
const grid = 6;

const overlap = (a: Box, b: Box): number =>
  Math.max(0, Math.min(a.x + a.width, b.x + b.width) - Math.max(a.x, b.x)) *
  Math.max(0, Math.min(a.y + a.height, b.y + b.height) - Math.max(a.y, b.y));

const hiddenOf = ({ box, whole }: Obstacle, by: Box): number => {
  const some = overlap(by, box);
  return whole && some > 0 ? box.width * box.height : some;
};

const clamp = (value: number, least: number, most: number): number => Math.max(least, Math.min(value, most));

/** How far two boxes are from each other, corner to corner. */
function distance(a: Box, b: Box): number {
  const dx = Math.max(0, b.x - (a.x + a.width), a.x - (b.x + b.width));
  const dy = Math.max(0, b.y - (a.y + a.height), a.y - (b.y + b.height));
  return Math.hypot(dx, dy);
}

/** The smallest box round all of these. */
export function around(boxes: readonly Box[]): Box | null {
  if (boxes.length === 0) return null;
  const x = Math.min(...boxes.map((box) => box.x));
  const y = Math.min(...boxes.map((box) => box.y));
  return {
    x,
    y,
    width: Math.max(...boxes.map((box) => box.x + box.width)) - x,
    height: Math.max(...boxes.map((box) => box.y + box.height)) - y,
  };
}

/** Where a bubble of this size goes: near its target, never over it, and over as little else as can be. */
export function placeBubble(
  target: Box,
  size: { width: number; height: number },
  screen: Box,
  obstacles: readonly Obstacle[],
): Box {
  const mostX = screen.x + screen.width - size.width;
  const mostY = screen.y + screen.height - size.height;
  const middle = target.x + target.width / 2 - size.width / 2;
  const columns = [middle, target.x - size.width - gap, target.x + target.width + gap];
  const grown = {
    x: target.x - gap,
    y: target.y - gap,
    width: target.width + 2 * gap,
    height: target.height + 2 * gap,
  };
  let best: Box = { x: clamp(middle, screen.x, mostX), y: screen.y, ...size };
  let least = Number.POSITIVE_INFINITY;
  for (const column of columns) {
    const x = clamp(column, screen.x, mostX);
    for (let y = screen.y; y <= mostY; y += grid) {
      const box = { x, y, ...size };
      // Beside means beside: from a corner a tail points past its target.
      if (column !== middle && (y + size.height < target.y || y > target.y + target.height)) continue;
      const whole = { ...box, y: y - beyond, height: size.height + 2 * beyond };
      const hidden = obstacles.reduce((sum, one) => sum + one.matters * hiddenOf(one, whole), 0);
      const cost = overlap(box, grown) * 1000 + hidden + distance(box, target) * 40;
      if (cost < least) {
        least = cost;
        best = box;
      }
    }
  }
  return best;
}
