const NARROW = /[-!'.1iIlj]/;
const WIDE = /[шщжмюфmw]/i;
const CAPITAL = /\p{Lu}/u;

const em = (letter: string): number =>
  (NARROW.test(letter) ? 0.48 : WIDE.test(letter) ? 1.08 : 0.8) + (CAPITAL.test(letter) ? 0.08 : 0);

/** About how wide a word is in Unbounded, in ems: near enough to fit lettering without measuring it in the page. */
export const wordWidth = (word: string): number => [...word].reduce((sum, letter) => sum + em(letter), 0);
