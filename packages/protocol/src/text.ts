/** Characters that hide, reorder or pile up: controls, direction marks, private use. Joiners stay, emoji need them. */
const hidden = /[\p{Cc}\p{Co}\p{Cn}\u200b\u200e\u200f\u202a-\u202e\u2060-\u2064\u2066-\u206f\ufeff]/gu;
const lonelySurrogates = /\p{Cs}/gu;
const pileOfMarks = /(\p{M}{3})\p{M}+/gu;

/** What somebody typed, as one plain line. Nothing is escaped: whoever shows it must show it as text. */
export function toPlainLine(typed: string): string {
  return typed
    .normalize('NFC')
    .replace(lonelySurrogates, '')
    .replace(/\s+/gu, ' ')
    .replace(hidden, '')
    .replace(pileOfMarks, '$1')
    .trim();
}
