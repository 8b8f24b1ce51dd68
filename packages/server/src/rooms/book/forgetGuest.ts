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
  guest: string,
  forgetSeat: ForgetSeat,
): Promise<void> {
  await store.push.drop(room, guest);
  const recordings = await store.recordings(room);
  const entries = await entriesOf(store, room, recordings);
  const people = new BookPeople(entries);
  const number = people.numberOfGuest(guest);
  if (number === null) return;
  for (const entry of entries) {
    const seat = entry.seats.findIndex((one) => people.numberOf(one) === number);
    if (seat < 0) continue;
    // The entry last: it says where there is still something to forget.
    await forgetResult(store, room, entry, seat);
    await store.dropReports(room, guest, entry.match);
    const recording = recordings.find(({ match }) => match === entry.match);
    if (recording) await forgetRecording(store, recording.id, seat, forgetSeat);
    await store.putInBook({ room, match: entry.match, body: JSON.stringify(forgetIn(entry, seat)) });
  }
}

async function forgetResult(store: ForgetStore, room: string, { match }: BookEntry, seat: number): Promise<void> {
  for (const before of await store.results(room)) {
    const result = readResult(before);
    if (result.match !== match) continue;
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
