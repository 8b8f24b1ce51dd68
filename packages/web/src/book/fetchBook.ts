import { type Book, type BookMatch, roomApi } from '@tasovka/protocol';
import { botFace } from '../lib/faces.ts';
import { seatAt } from '../lib/me.ts';
import { botName } from '../table/botNames.ts';
import { mineIn, remember } from './myBook.ts';

/** Bots are known by the names and faces they have at the table; programs have their own. */
export const withBots = (match: BookMatch): BookMatch => ({
  ...match,
  seats: match.seats.map((seat) =>
    seat.bot === null || seat.bot === 'program'
      ? seat
      : { ...seat, name: botName(seat.name), face: botFace(seat.name) },
  ),
});

/** The book of a table this device has a seat at; one's own book learns from it. */
export async function fetchBook(code: string): Promise<Book> {
  const book = await roomApi.book('', code, seatAt(code)?.token ?? '');
  remember(mineIn(book));
  return { ...book, matches: book.matches.map(withBots) };
}
