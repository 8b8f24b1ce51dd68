/**
 * Letters of room codes: no vowels, so that no words come out; nothing that looks like another letter or a digit.
 * Every one of them has its place on a Cyrillic keyboard or a Cyrillic letter that looks like it.
 */
export const codeLetters = 'BCDFGHJKMPRTVWXZ';
export const codeLength = 5;

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
  return code.length === codeLength && [...code].every((letter) => codeLetters.includes(letter)) ? code : null;
}
