export interface Point {
  readonly x: number;
  readonly y: number;
}

/** Places on three sides of the table: up the left, across the top, down the right. */
export function around(count: number, width: number, height: number, size: number): Point[] {
  const halfWide = Math.max(size * 0.75, 36) + size * 0.08;
  const halfTall = size * 0.8 + 6;
  const left = halfWide + 2;
  const right = width - left;
  const top = halfTall + 2;
  const bottom = Math.max(top, height * (count > 6 ? 0.92 : 0.74) - halfTall * 0.4);
  const side = bottom - top;
  const across = right - left;
  const whole = 2 * side + across;
  return Array.from({ length: count }, (_, i) => {
    const margin = count > 6 ? 0.5 : 1;
    const way = (whole * (i + margin)) / (count - 1 + 2 * margin);
    if (way < side) return { x: left, y: bottom - way };
    if (way < side + across) return { x: left + (way - side), y: top };
    return { x: right, y: top + (way - side - across) };
  });
}
