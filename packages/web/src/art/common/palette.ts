export const COLOURS = ['red', 'green', 'yellow', 'blue'] as const;
export type Colour = (typeof COLOURS)[number];
export type Suit = Colour | 'grey';

/** The suit that a word names; what names none is grey. */
export const suitOf = (word: string): Suit => COLOURS.find((colour) => colour === word) ?? 'grey';

export interface Ink {
  /** The panel. */
  hue: string;
  /** The pattern on the panel, and shadows. */
  deep: string;
  /** The ellipse behind a drawing. */
  pale: string;
}

/** Values live in palette.css, so that the themes can differ; the fallbacks keep a lone drawing whole. */
export const SUITS: Record<Suit, Ink> = {
  red: { hue: 'var(--card-red,#D7344A)', deep: 'var(--card-red-deep,#B5233A)', pale: 'var(--card-red-pale,#FFD5C9)' },
  green: {
    hue: 'var(--card-green,#2E9E6B)',
    deep: 'var(--card-green-deep,#19774C)',
    pale: 'var(--card-green-pale,#D5F0D3)',
  },
  yellow: {
    hue: 'var(--card-yellow,#F2A516)',
    deep: 'var(--card-yellow-deep,#D98707)',
    pale: 'var(--card-yellow-pale,#FFEDBB)',
  },
  blue: {
    hue: 'var(--card-blue,#2F6FD0)',
    deep: 'var(--card-blue-deep,#1F55AF)',
    pale: 'var(--card-blue-pale,#CFE5FF)',
  },
  grey: {
    hue: 'var(--card-grey,#4A4A55)',
    deep: 'var(--card-grey-deep,#393943)',
    pale: 'var(--card-grey-pale,#E6E0EC)',
  },
};

export const PAPER = 'var(--card-paper,#FFF8EC)';
export const INK = '#2B1B2E';
export const WHITE = '#FFFDF7';
