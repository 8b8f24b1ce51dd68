export interface HandCard {
  readonly id: number;
  readonly card: string;
}

let last = 0;

/** Copies are indistinguishable to the rules; the eye wants each to stay itself, so they get numbers here. */
export function keepIds(before: readonly HandCard[], cards: readonly string[]): HandCard[] {
  const left = [...cards];
  const kept: HandCard[] = [];
  for (const one of before) {
    const at = left.indexOf(one.card);
    if (at < 0) continue;
    left.splice(at, 1);
    kept.push(one);
  }
  return [...kept, ...left.map((card) => ({ id: ++last, card }))];
}

export interface FanShape {
  readonly width: number;
  readonly height: number;
  readonly rows: number;
  /** So much of a card is seen beside the next one. */
  readonly step: number;
  readonly places: readonly { readonly x: number; readonly y: number; readonly turn: number }[];
}

const ratio = 1.4;
/** How far the outermost cards of a fan hang below the middle. */
const deepest = 14;
/** A strip of a card that a thumb can still hit. */
const narrowest = 28;

/** What a phone leaves free beside a hand, less a little. */
const margins = 34;

/** Where every card of a hand lies: one fan while it fits, then rows like in a drawer. */
export function fan(count: number, space: number, large: number): FanShape {
  const narrow = space < 560;
  // At twice the size seven large cards would be three rows, the last of them one card.
  const many = count > (space < 240 ? 6 : narrow ? 7 : 20);
  const width = Math.round(large * (narrow && count > 16 ? 0.68 : many ? 0.82 : 1));
  const perRow = Math.max(1, Math.floor((space - width) / narrowest) + 1);
  const rows = Math.max(1, Math.ceil(count / perRow));
  const inRow = Math.ceil(count / rows);
  const turn = rows > 1 ? 0 : Math.min(4, 22 / Math.max(1, count));
  // Cards lean outwards at the ends: on a phone as far as its edge, elsewhere they keep clear of what stands beside the hand.
  const leaning = 2 * Math.sin((turn * (count - 1) * Math.PI) / 360) * width * ratio * 1.2;
  const lean = narrow ? Math.max(0, leaning - margins) : leaning;
  const step = inRow > 1 ? Math.min(width * 0.82, (space - width - lean) / (inRow - 1)) : 0;
  const rowStep = width * 0.66;
  const sag = rows > 1 ? 0 : Math.min(1.6, deepest / Math.max(1, count * count * 0.25));
  const places = Array.from({ length: count }, (_, i) => {
    const row = Math.floor(i / inRow);
    const here = Math.min(inRow, count - row * inRow);
    const off = (i % inRow) - (here - 1) / 2;
    return { x: off * step, y: row * rowStep + sag * off * off, turn: turn * off };
  });
  // One fan is as high as another, however many cards it has: the table above is not laid out anew at every move.
  const lowest = rows > 1 ? Math.max(...places.map(({ y }) => y)) : deepest;
  return { width, height: lowest + width * ratio, rows, step, places };
}
