/** Characters that hide, reorder or pile up: controls, direction marks, private use. Joiners stay, emoji need them. */
const hidden = /[\p{Cc}\p{Co}\p{Cn}\u061c\u200b\u200e\u200f\u202a-\u202e\u2060-\u2064\u2066-\u206f\ufeff]/gu;
/** Spaces, and letters and signs that show nothing. */
export const unseen = /[\p{Z}\p{C}\p{Default_Ignorable_Code_Point}\u2800\ufffc\u{13441}\u{13442}\u{1d159}]/gu;
/** What is only ever seen on another letter. */
const onLetters = /\p{M}/gu;
const lonelySurrogates = /\p{Cs}/gu;
const pileOfMarks = /(\p{M}{3})\p{M}+/gu;
const endlessMarks = /(\p{M}{30})\p{M}+/gu;

/** Marks are put into their order, which takes the square of their number: nobody may send endless ones to keep others waiting. */
const composed = (text: string): string => text.replace(endlessMarks, '$1').normalize('NFC');

const spaced = (text: string): string => composed(text).replace(/\s+/gu, ' ').trim();

/** Whether a text is what it looks like: nothing in it hides, reorders or piles up. */
export const isPlainText = (text: string): boolean => toPlainLine(text) === spaced(text);

/** What somebody typed, as one plain line; empty where there is nothing to see. Nothing is escaped: whoever shows it must show it as text. */
export function toPlainLine(typed: string): string {
  const line = composed(typed)
    .replace(lonelySurrogates, '')
    .replace(/\s+/gu, ' ')
    .replace(hidden, '')
    .replace(pileOfMarks, '$1')
    .trim();
  return line.replace(unseen, '').replace(onLetters, '') === '' ? '' : line;
}
