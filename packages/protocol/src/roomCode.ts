/**
 * Letters of room codes: no vowels, so that no words come out; nothing that looks like another letter or a digit.
 * Every one of them has its place on a Cyrillic keyboard or a Cyrillic letter that looks like it.
 */
export const codeLetters = 'BCDFGHJKMPRTVWXZ';
/** 16⁸ codes: see docs/protocol.md for how long guessing takes. */
export const codeLength = 8;
/** Rooms opened before codes grew longer still have these. */
const olderCodeLength = 5;

/** Cyrillic letters that look or sound like a letter of the alphabet of codes. */
const lookAlikes: Readonly<Record<string, string>> = {
  В: 'B',
  С: 'C',
  Д: 'D',
  Ф: 'F',
  Г: 'G',
  Н: 'H',
  Ж: 'J',
  К: 'K',
  М: 'M',
  Р: 'P',
  Я: 'R',
  Т: 'T',
  Х: 'X',
  З: 'Z',
  Б: 'B',
  П: 'P',
  Й: 'J',
  Ш: 'W',
  У: 'V',
};

/** A code as somebody typed it, or null where it cannot be one. */
export function parseRoomCode(typed: string): string | null {
  const code = [...typed.toUpperCase()]
    .filter((letter) => !/[\s\-–—._]/u.test(letter))
    .map((letter) => lookAlikes[letter] ?? letter)
    .join('');
  const isWhole = code.length === codeLength || code.length === olderCodeLength;
  return isWhole && [...code].every((letter) => codeLetters.includes(letter)) ? code : null;
}

/** A code as it is shown: two groups of four are easier to say and to type than eight letters. */
export const formatRoomCode = (code: string): string =>
  code.length === codeLength ? `${code.slice(0, codeLength / 2)}-${code.slice(codeLength / 2)}` : code;
