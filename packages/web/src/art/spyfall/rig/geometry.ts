export type Point = readonly [number, number];

const round = (n: number) => Math.round(n * 10) / 10;

/** A limb: two circles and the skin between them. */
export function limb(a: Point, ra: number, b: Point, rb: number): string {
  const dx = b[0] - a[0];
  const dy = b[1] - a[1];
  const long = Math.hypot(dx, dy) || 1;
  const nx = -dy / long;
  const ny = dx / long;
  const at = (p: Point, r: number) => `${round(p[0] + nx * r)} ${round(p[1] + ny * r)}`;
  return `M${at(a, ra)}A${ra} ${ra} 0 0 1 ${at(a, -ra)}L${at(b, -rb)}A${rb} ${rb} 0 0 1 ${at(b, rb)}Z`;
}

export function circle([x, y]: Point, r: number): string {
  return `M${round(x - r)} ${round(y)}a${r} ${r} 0 1 1 ${2 * r} 0a${r} ${r} 0 1 1 ${-2 * r} 0`;
}

export function shape(...points: Point[]): string {
  return `M${points.map((p) => `${round(p[0])} ${round(p[1])}`).join('L')}Z`;
}

/** A small seeded generator: the same word always draws the same picture. */
export function seeded(word: string): () => number {
  let state = 2166136261;
  for (const letter of word) state = Math.imul(state ^ letter.charCodeAt(0), 16777619);
  return () => {
    state = Math.imul(state ^ (state >>> 15), 2246822519) + 0x9e3779b9;
    return ((state ^ (state >>> 13)) >>> 0) / 4294967296;
  };
}
