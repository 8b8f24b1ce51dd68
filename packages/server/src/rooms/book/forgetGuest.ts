import type { Guest } from '@tasovka/kernel';
import type { MatchResult } from '@tasovka/protocol';
import type { Store } from '../../storage/store.ts';
import { readResult } from '../log/matchResults.ts';
import type { AboutRecording } from '../recordings/recordMatch.ts';
import { type BookEntry, forgetIn } from './bookEntry.ts';
import { BookPeople } from './bookPeople.ts';
import { nobody } from './forgetSeat.ts';
import { entriesOf } from './tableBook.ts';

type ForgetStore = Pick<
  Store,
  | 'push'
  | 'book'
  | 'recordings'
  | 'recording'
  | 'results'
  | 'putInBook'
  | 'rewriteRecording'
  | 'rewriteResult'
  | 'dropReports'
>;

/** Takes somebody out of a stored match: in a thread, since it is unpacked for that. */
type ForgetSeat = (body: string, seat: number) => Promise<string>;

/**
 * Somebody is forgotten: their name, face, deeds and what they said go from the book, from results and from replays.
 * That a seat was played, and how its match ended, stays: it is the others' evening as well. Doing it twice costs nothing.
 */
export async function forgetGuest(
  store: ForgetStore,
  room: string,
  { id: guest, name }: Pick<Guest, 'id' | 'name'>,
  forgetSeat: ForgetSeat,
): Promise<void> {
  await store.push.drop(room, guest);
  const recordings = await store.recordings(room);
  const entries = await entriesOf(store, room, recordings);
  const people = new BookPeople(entries);
  const number = people.numberOfGuest(guest);
  const seatIn = ({ seats }: BookEntry): number =>
    number === null ? -1 : seats.findIndex((seat) => people.numberOf(seat) === number);
  const played = entries.filter((entry) => seatIn(entry) >= 0);
  const matches = played.map(({ match }) => match);
  await store.dropReports(room, guest, matches);
  // Of a match that was not played to its end only names are kept, and nobody at a table is called like another.
  const known = new Set(entries.map(({ match }) => match));
  await forgetResults(store, room, ({ match, names }) => (known.has(match) ? -1 : names.indexOf(name)));
  for (const entry of played) {
    const seat = seatIn(entry);
    // The entry last: it says where there is still something to forget.
    await forgetResults(store, room, ({ match }) => (match === entry.match ? seat : -1));
    const recording = recordings.find(({ match }) => match === entry.match);
    if (recording) await forgetRecording(store, recording.id, seat, forgetSeat);
    await store.putInBook({ room, match: entry.match, body: JSON.stringify(forgetIn(entry, seat)) });
  }
}

/** `seatIn`: where they sat; -1 where they did not play. */
async function forgetResults(store: ForgetStore, room: string, seatIn: (result: MatchResult) => number): Promise<void> {
  for (const before of await store.results(room)) {
    const result = readResult(before);
    const seat = seatIn(result);
    if (seat < 0) continue;
    const names = result.names.map((name, at) => (at === seat ? '' : name));
    await store.rewriteResult(room, before, JSON.stringify({ ...result, names }));
  }
}

async function forgetRecording(store: ForgetStore, id: string, seat: number, forgetSeat: ForgetSeat): Promise<void> {
  const stored = await store.recording(id);
  if (!stored) return;
  const { keepsInputs: _, ...about } = JSON.parse(stored.about) as AboutRecording;
  const forgotten: AboutRecording = {
    ...about,
    players: about.players.map((player, at) => (at === seat ? nobody : player)),
    seated: about.seated.map((guest, at) => (at === seat ? '' : guest)),
  };
  await store.rewriteRecording(id, JSON.stringify(forgotten), await forgetSeat(stored.body, seat));
}
