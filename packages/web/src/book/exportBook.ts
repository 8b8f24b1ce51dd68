import type { Book } from '@tasovka/protocol';
import { saveFile } from '../lib/saveFile.ts';
import { awardsOf } from './matches.ts';

/**
 * The whole book as a file of its own. Its format is that of the book it was made of; awards are told besides, since
 * whoever opens the file need not know our rules for them. The names of guests and of devices are in no book.
 */
export function exportedBook(book: Book): string {
  const { mayChange, ...told } = book;
  const matches = book.matches.map((match) => ({ ...match, awards: awardsOf(match) }));
  return JSON.stringify({ tasovka: 'book', ...told, matches }, null, 2);
}

export const saveBook = (book: Book): void =>
  saveFile(`tasovka-${book.code}.json`, exportedBook(book), 'application/json');
