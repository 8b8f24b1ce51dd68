import { circle, seeded } from './geometry';

/** Each triple is x, ground, height. */
type Spot = readonly [x: number, ground: number, height: number];

export function pines(...spots: Spot[]): string {
  return spots
    .map(([x, y, h]) => {
      const w = h * 0.3;
      const tier = (top: number, wide: number, low: number) =>
        `M${x} ${y - h * top}L${x + w * wide} ${y - h * low}L${x - w * wide} ${y - h * low}Z`;
      return `${tier(1, 0.6, 0.58)}${tier(0.78, 0.8, 0.33)}${tier(0.55, 1, 0.08)}M${x - 1.5} ${y - 2}h3v${h * -0.1}h-3z`;
    })
    .join('');
}

export function palm(x: number, y: number, h: number): string {
  const s = h / 100;
  const leaf = (dx: number, dy: number, sag: number) =>
    `M${x + 8 * s} ${y - h}q${dx * 0.5 * s} ${(dy - 14) * s} ${dx * s} ${dy * s}q${-dx * 0.35 * s} ${-sag * s} ${-dx * s} ${-dy * s}Z`;
  return (
    `M${x - 4 * s} ${y}Q${x - 4 * s} ${y - h * 0.6} ${x + 6 * s} ${y - h}L${x + 11 * s} ${y - h}Q${x + 3 * s} ${y - h * 0.6} ${x + 6 * s} ${y}Z` +
    leaf(48, 8, 4) +
    leaf(36, 38, 22) +
    leaf(-46, 12, 6) +
    leaf(-34, 40, 24) +
    leaf(30, -22, -12) +
    leaf(-28, -20, -10)
  );
}

export function stars(seed: string, count: number, width: number, height: number): string {
  const next = seeded(seed);
  return Array.from({ length: count }, () => {
    const x = Math.round(next() * width);
    const y = Math.round(next() * height);
    return circle([x, y], Math.round((0.5 + next() * 0.9) * 10) / 10);
  }).join('');
}

/** A heap of round puffs: smoke, cloud, foliage. */
export function puffs(...spots: readonly (readonly [number, number, number])[]): string {
  return spots.map(([x, y, r]) => circle([x, y], r)).join('');
}

/** A long flat cloud of a poster. */
export function cloud(x: number, y: number, w: number): string {
  const r = w * 0.07;
  return `M${x} ${y}h${w}a${r} ${r} 0 0 0 0 ${-2 * r}h${-w * 0.16}a${w * 0.17} ${w * 0.17} 0 0 0 ${-w * 0.33} ${-r}a${w * 0.12} ${w * 0.12} 0 0 0 ${-w * 0.23} ${r}h${-w * 0.28}a${r} ${r} 0 0 0 0 ${2 * r}Z`;
}
