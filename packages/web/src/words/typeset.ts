const nbsp = '\u00a0';

/** Small words that lean on the next one, and all of one letter; «же», «ли» and «бы» lean on the one before. */
const leans = /^(?:\p{L}|на|не|ни|но|за|по|до|от|из|во|со|ко|об|под|над|при|для|без|про)$/iu;
const twoLetters = /^\p{Lu}\p{Ll}$/u;

/** Whether what begins here begins a sentence. */
const isFirst = (text: string, at: number): boolean => /^(?:[.!?…] )?$/.test(text.slice(Math.max(0, at - 2), at));

/**
 * A sentence as a typesetter would set it: no line begins with a dash, a dot between two or the last letters of «П-ф-ф!», or ends with a
 * word of one letter, with two that begin a sentence, or with a word that leans on the next; a number keeps its word, and
 * an apostrophe looks like one. For what is read and wraps; labels and names stay as they are written.
 * Nowhere does an expression look behind: Safari 16.0 could not read the whole script.
 */
export const typeset = (text: string): string =>
  text
    .replace(/(\p{L})'(?=\p{L})/gu, '$1’')
    .replace(/ (?=[—–·])/g, nbsp)
    .replace(/([\p{L}\d’]+) (?=[\p{L}\d«“])/gu, (both: string, word: string, at: number, whole: string) =>
      leans.test(word) || (twoLetters.test(word) && isFirst(whole, at)) ? word + nbsp : both,
    )
    .replace(/ (?=(?:же|ли|бы)(?![\p{L}-]))/gu, nbsp)
    .replace(/(\d) (?=\p{L})/gu, `$1${nbsp}`)
    .replace(/(\p{L}-)(?=\p{L}{1,2}(?!\p{L}))/gu, '$1\u2060');
