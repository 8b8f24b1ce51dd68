import { digits } from './digits.ts';
import { COLOURS, PAPER, SUITS } from './palette.ts';
import { at, type Drawing, flat, line, oval, shape } from './pen.ts';

/** An index of cards to take. */
export const plus = (count: number): Drawing =>
  at(2, 0, digits(`+${count}`, { scale: 0.74, flesh: 11.5, outline: 12 }));

/** An index for a number. */
export const numeral = (text: string): Drawing => digits(text, { scale: 1.02, flesh: 11, outline: 10 });

/** The wheel of four colours, for cards that name one. */
export const wheel = (radius: number): Drawing =>
  COLOURS.map((colour, i) =>
    at(0, 0, flat(`M0 0V${-radius}A${radius} ${radius} 0 0 1 ${radius} 0Z`, SUITS[colour].hue), i * 90),
  ).join('') +
  oval(0, 0, radius, radius, 'none') +
  line(`M0 ${-radius}V${radius}M${-radius} 0H${radius}`, 4);

export const silence: Drawing =
  shape('M-24-6C-24-19-12-24 0-24S24-19 24-6 14 11 3 11L-9 23-8 10C-18 8-24 2-24-6Z', PAPER) +
  line('M-9-15L9 3M9-15L-9 3', 7);
