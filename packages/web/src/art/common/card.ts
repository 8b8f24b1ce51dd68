import { inksBy } from './light.svelte.ts';
import { INK, PAPER, SUITS, type Suit } from './palette.ts';
import { pattern } from './patterns.ts';
import { at, type Drawing, inked, letters, line } from './pen.ts';
import type { Look } from './picture.ts';
import { sign as suitSign } from './signs.ts';
import { wordWidth } from './type.ts';

/** What is drawn on a card. */
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
  /** Letters that are part of the scene. */
  lettering?: Drawing | undefined;
}

/** What a card is drawn from. */
export interface FaceProps {
  card: string;
  name?: string | undefined;
  title?: string | undefined;
  /** As wide as it lies there, where that is known. */
  width?: number | undefined;
}

const RIM = line('M34 155A92 119 8 0 0 216 181');
const CUT = 'M-60-60H310V181H216A92 119 8 0 1 34 155H-60Z';

/** Small cards lie in fans: the near corner grows, all that would be noise goes. */
type Step = 'small' | 'middle' | 'large';
const stepAt = (width: number): Step => (width <= 85.5 ? 'small' : width <= 150 ? 'middle' : 'large');

const corners: Readonly<Record<Step, string>> = {
  small: 'translate(-14 -18) scale(1.9)',
  middle: 'translate(-7 -8) scale(1.35)',
  large: '',
};

/** Where a scene stands in its card. */
function sceneAt(step: Step, backdrop: Drawing | undefined, named: boolean): string {
  if (step === 'small') return 'translate(50 88) scale(0.8)';
  if (step === 'middle') return named ? 'translate(17 10) scale(0.94)' : 'translate(9 25)';
  return `translate(5 ${backdrop ? 9 : 3})`;
}

const ribbons: Readonly<Record<Step, string>> = { small: '', middle: 'translate(0 -86) scale(1.27)', large: '' };

/** A card's name. There is no room for it where a card is small. */
function ribbon(name: string, step: Step): Drawing {
  if (step === 'small') return '';
  const size = Math.min(23, 146 / wordWidth(name));
  return (
    `<g class="words" transform="${ribbons[step]}"><path d="M4 296L4 334 14 326 14 294Z" fill="${INK}"/>` +
    `<path d="M4 293C60 290 120 291 180 288L168 306 182 325C120 327 60 326 4 330Z" fill="${PAPER}" stroke="${INK}" stroke-width="5" stroke-linejoin="round"/>` +
    `<g transform="rotate(-1.5 88 309)" font-size="${size}" fill="${INK}">${letters(name, 'x="88" y="309"')}</g></g>`
  );
}

const document = (inside: string, dark: boolean): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 250 350" style="${inksBy(dark)}">${inside}</svg>`;

/** A card as a whole SVG file: a table shows it as a picture, so that forty cards are not four thousand elements. */
export function drawCard(
  { suit, index, sign = suitSign(suit), backdrop, art, front = '', lettering }: CardArt,
  name: string | undefined,
  { width, dark }: Look,
): string {
  const step = stepAt(width);
  const { hue, pale } = SUITS[suit];
  const ellipse = `<ellipse cx="125" cy="168" rx="92" ry="119" transform="rotate(8 125 168)" fill="${pale}"/>`;
  const corner = inked(at(43, 45, index) + at(43, 95, sign, 0, 1.08));
  const far = `<g transform="translate(248 348) rotate(180) scale(0.86)">${corner}</g>`;
  return document(
    `<clipPath id="oval"><path d="${CUT}"/></clipPath>` +
      `<rect width="250" height="350" rx="22" fill="${hue}"/>${inked(pattern(suit))}` +
      `<g transform="${sceneAt(step, backdrop, name !== undefined)}">` +
      inked(backdrop ?? ellipse) +
      `<g clip-path="url(#oval)">${inked(art)}</g>${inked((backdrop ? '' : RIM) + front)}${lettering ?? ''}</g>` +
      `<rect x="5" y="5" width="240" height="340" rx="17" fill="none" stroke="${PAPER}" stroke-width="10"/>` +
      `<g transform="${corners[step]}">${corner}</g>${step === 'large' ? far : ''}${name ? ribbon(name, step) : ''}`,
    dark,
  );
}

export const drawBack = (ground: string, drawing: Drawing, { dark }: Look): string =>
  document(
    `<rect width="250" height="350" rx="22" fill="${PAPER}"/>` +
      `<rect x="10" y="10" width="230" height="330" rx="14" fill="${ground}"/>${inked(drawing)}`,
    dark,
  );
