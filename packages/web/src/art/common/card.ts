import paints from './palette.css?raw';
import { PAPER, SUITS, type Suit } from './palette.ts';
import { pattern } from './patterns.ts';
import { at, type Drawing, inked, line } from './pen.ts';
import { sign as suitSign } from './signs.ts';

/** What is drawn on a card, apart from words. */
export interface CardArt {
  suit: Suit;
  /** The index, centred on the origin, about 44 high. */
  index: Drawing;
  /** What stands under the index; the suit's sign unless a card has a better one. */
  sign?: Drawing;
  /** What lies behind the art; the tilted ellipse unless a world has its own. */
  backdrop?: Drawing;
  /** May rise above the ellipse, is cut off at its lower edge. */
  art: Drawing;
  /** In front of everything, never cut. */
  front?: Drawing;
}

const RIM = line('M34 155A92 119 8 0 0 216 181');
const CUT = 'M-60-60H310V181H216A92 119 8 0 1 34 155H-60Z';

/**
 * Small cards lie in fans: the near corner grows, all that would be noise goes.
 * CardFrame moves the words by the same steps.
 */
const STEPS = `
@media (max-width: 150px) {
  .far { display: none }
  .corner { transform: translate(-7px, -8px) scale(1.35) }
  .scene { transform: translate(17px, 10px) scale(0.94) }
  .loose { transform: translate(9px, 25px) }
}
@media (max-width: 85.5px) {
  .corner { transform: translate(-14px, -18px) scale(1.9) }
  .scene, .loose { transform: translate(50px, 88px) scale(0.8) }
}`;

/** Where a scene stands in its card: words that belong to it stand there too. */
export const sceneAt = (backdrop: Drawing | undefined): string => `translate(5 ${backdrop ? 9 : 3})`;

const document = (size: string, inside: string): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${size}"><style>:root{color-scheme:light dark}${paints}${STEPS}</style>${inside}</svg>`;

/** A card as a whole SVG file: a table shows it as a picture, so that forty cards are not four thousand elements. */
export function drawCard(
  { suit, index, sign = suitSign(suit), backdrop, art, front = '' }: CardArt,
  named: boolean,
): string {
  const { hue, pale } = SUITS[suit];
  const ellipse = `<ellipse cx="125" cy="168" rx="92" ry="119" transform="rotate(8 125 168)" fill="${pale}"/>`;
  const corner = inked(at(43, 45, index) + at(43, 95, sign, 0, 1.08));
  return document(
    '0 0 250 350',
    `<clipPath id="oval"><path d="${CUT}"/></clipPath>` +
      `<rect width="250" height="350" rx="22" fill="${hue}"/>${inked(pattern(suit))}` +
      `<g class="scene${named ? '' : ' loose'}" transform="${sceneAt(backdrop)}">` +
      inked(backdrop ?? ellipse) +
      `<g clip-path="url(#oval)">${inked(art)}</g>${inked((backdrop ? '' : RIM) + front)}</g>` +
      `<rect x="5" y="5" width="240" height="340" rx="17" fill="none" stroke="${PAPER}" stroke-width="10"/>` +
      `<g class="corner">${corner}</g>` +
      `<g class="corner far" transform="translate(248 348) rotate(180) scale(0.86)">${corner}</g>`,
  );
}

export const drawBack = (ground: string, drawing: Drawing): string =>
  document(
    '0 0 250 350',
    `<rect width="250" height="350" rx="22" fill="${PAPER}"/>` +
      `<rect x="10" y="10" width="230" height="330" rx="14" fill="${ground}"/>${inked(drawing)}`,
  );
