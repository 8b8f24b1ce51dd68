/** Small words that lean on the next one; «же», «ли» and «бы» lean on the one before. */
const leans = /(?<=(?<!\p{L})(?:на|не|ни|но|за|по|до|от|из|во|со|ко|об|под|над|при|для|без|про)) (?=[\p{L}\d«“])/giu;

/**
 * A sentence as a typesetter would set it: no line begins with a dash, a dot between two or the last letters of «П-ф-ф!», or ends with a
 * word of one letter, with two that begin a sentence, or with a word that leans on the next; a number keeps its word, and
 * an apostrophe looks like one. For what is read and wraps; labels and names stay as they are written.
 */
export const typeset = (text: string): string =>
  text
    .replace(/(?<=\p{L})'(?=\p{L})/gu, '’')
    .replace(/ (?=[—–·])/g, '\u00a0')
    .replace(/(?<![\p{L}\d’])(\p{L}) (?=[\p{L}\d«“])/gu, '$1\u00a0')
    .replace(/(?<=(?:^|[.!?…] )\p{Lu}\p{Ll}) (?=[\p{L}\d«“])/gu, '\u00a0')
    .replace(leans, '\u00a0')
    .replace(/ (?=(?:же|ли|бы)(?![\p{L}-]))/gu, '\u00a0')
    .replace(/(?<=\d) (?=\p{L})/gu, '\u00a0')
    .replace(/(?<=\p{L}-)(?=\p{L}{1,2}(?!\p{L}))/gu, '\u2060');
