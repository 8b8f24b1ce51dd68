/**
 * A sentence as a typesetter would set it: no line begins with a dash or ends with a word of one letter, and a number
 * keeps its word. For what is read and wraps; labels and names stay as they are written.
 */
export const typeset = (text: string): string =>
  text
    .replace(/ (?=[—–])/g, '\u00a0')
    .replace(/(?<![\p{L}\d’])(\p{L}) (?=[\p{L}\d«“])/gu, '$1\u00a0')
    .replace(/(?<=\d) (?=\p{L})/gu, '\u00a0');
