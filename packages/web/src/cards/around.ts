export interface Point {
  readonly x: number;
  readonly y: number;
}

/** At twice the size a round table has no room for cards: there faces sit in rows above them, so high and so many. */
export const rowHigh = 72;
export const rowsOf = (count: number): number => Math.ceil(count / 3);

function rows(count: number, width: number): Point[] {
  const across = Math.ceil(count / rowsOf(count));
  return Array.from({ length: count }, (_, i) => {
    const row = Math.floor(i / across);
    const together = Math.min(across, count - row * across);
    // A little to the left: the number of cards stands to the right of a face.
    return { x: (width * ((i % across) + 0.5)) / together - 3, y: rowHigh * (row + 0.5) + 4 };
  });
}

/**
 * Places around the table, clockwise: up the left, across the top, down the right. Where nobody holds cards at the
 * bottom, seats go round the lower corners as well, up to what is written in the middle there.
 */
export function around(count: number, width: number, height: number, size: number, whole: boolean): Point[] {
  if (width < 280) return rows(count, width);
  // On a phone nobody has room below the cards, also where nobody looks on from there.
  const isRoomBelow = whole && width >= 520;
  const halfWide = Math.max(size * 0.75, 36) + size * 0.08;
  const halfTall = size * 0.8 + 6;
  const left = halfWide + 2;
  const right = width - left;
  // On a big screen cards are held in a fan, which rises above the head.
  const top = halfTall + (isRoomBelow ? 6 : 2);
  // Many sit beside the cards as well; on a small phone, few stay above them.
  const share = count > 6 ? 0.92 : width < 520 && height < 460 ? 0.62 : 0.74;
  // Everybody around means a big screen, where what is going on is written along the bottom, and what somebody did below their name.
  const lowest = isRoomBelow ? height - halfTall - (count > 4 ? 72 : 62) : height * share - halfTall * 0.4;
  const bottom = Math.max(top, lowest);
  // A large company needs the corners: one above the other, names would lie on faces.
  const corner = isRoomBelow && count > 4 ? (right - left) * (count > 6 ? 0.22 : 0.04) : 0;
  const side = bottom - top;
  const across = right - left;
  // Two face each other; more begin at the bottom, so that no side of a big screen is left bare.
  const margin = isRoomBelow ? (count > 2 ? 0 : 0.19) : count > 6 ? 0.5 : 1;
  return Array.from({ length: count }, (_, i) => {
    const all = 2 * (side + corner) + across;
    let way = count === 1 ? all / 2 : (all * (i + margin)) / (count - 1 + 2 * margin);
    if (way < corner) return { x: left + corner - way, y: bottom };
    way -= corner;
    if (way < side) return { x: left, y: bottom - way };
    way -= side;
    if (way < across) return { x: left + way, y: top };
    way -= across;
    if (way < side) return { x: right, y: top + way };
    return { x: right - (way - side), y: bottom };
  });
}
