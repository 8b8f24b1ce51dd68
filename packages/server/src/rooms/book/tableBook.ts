import {
  type Book,
  type BookFacts,
  type BookMatch,
  bookFormat,
  isForAnybody,
  type MatchResult,
  parseAccess,
} from '@tasovka/protocol';
import type { ListedRecording, Store } from '../../storage/store.ts';
import { readResult } from '../log/matchResults.ts';
import type { Asking } from '../recordings/recordings.ts';
import type { AboutRecording } from '../recordings/recordMatch.ts';
import { type BookEntry, modeOf, readEntry } from './bookEntry.ts';
import { BookPeople } from './bookPeople.ts';

type BookStore = Pick<Store, 'book' | 'recordings' | 'results'>;

/** Everything that is remembered of a table, for one of its guests. */
export async function readBook(store: BookStore, code: string, ratings: boolean, asking: Asking): Promise<Book> {
  const recordings = await store.recordings(code);
  const replays = new Map(recordings.map(({ match, id }) => [match, id]));
  const entries = await entriesOf(store, code, recordings);
  const known = new Set(entries.map(({ match }) => match));
  const results = (await store.results(code)).map(readResult).filter(({ match }) => !known.has(match));
  const people = new BookPeople(entries);
  const { guest, isHost } = asking;
  const you = guest === null ? null : people.numberOfGuest(guest);
  const opened = new Set(recordings.filter((one) => isOpen(one, asking)).map(({ match }) => match));
  const matches = [
    ...entries
      .filter(({ playedOn }) => !playedOn)
      .map((entry): BookMatch => {
        const { format, seats, playedOn, ...rest } = entry;
        const hasPlayed = you !== null && seats.some((seat) => people.numberOf(seat) === you);
        return {
          ...rest,
          facts: hasPlayed || opened.has(entry.match) ? rest.facts : withoutSecrets(rest.facts),
          replay: replays.get(entry.match) ?? null,
          stopped: false,
          seats: seats.map((seat) => {
            const { name, face, bot } = seat;
            return { person: people.numberOf(seat), name, face, bot };
          }),
        };
      }),
    ...results.map(onlyResult),
  ].sort((a, b) => b.match - a.match);
  return {
    format: bookFormat,
    code,
    people: people.people,
    you,
    matches,
    ratings,
    mayChange: isHost,
  };
}

/** Whether somebody who did not play may see everything of a match. */
const isOpen = ({ access }: ListedRecording, { guest }: Asking): boolean =>
  isForAnybody(parseAccess(access) ?? 'players') || (access === 'guests' && guest !== null);

/** Whoever only watched was not told what lay dark. */
const withoutSecrets = ({ tallTale: _, ...told }: BookFacts): BookFacts => told;

/** The entries of a book, and of matches that were recorded before there were books. */
export async function entriesOf(
  store: Pick<Store, 'book'>,
  code: string,
  recordings: Awaited<ReturnType<Store['recordings']>>,
): Promise<BookEntry[]> {
  const entries = (await store.book(code)).map(readEntry);
  const known = new Set(entries.map(({ match }) => match));
  const older = recordings.filter(({ match }) => !known.has(match));
  return [...entries, ...older.map(({ match, about }) => entryOfRecording(match, JSON.parse(about) as AboutRecording))];
}

const entryOfRecording = (match: number, about: AboutRecording): BookEntry => ({
  format: 1,
  match,
  game: about.game,
  mode: modeOf(about.options as Parameters<typeof modeOf>[0]),
  seats: about.players.map(({ name, face, bot }, seat) => ({
    guest: about.seated[seat] || null,
    device: null,
    name,
    face,
    bot,
  })),
  scores: about.scores,
  places: about.places,
  endedAt: about.endedAt,
  lengthMs: about.lengthMs,
  facts: {},
  ...(about.playedOn && { playedOn: true }),
});

/** Of a match that was stopped, or was too long to be replayed, only names and scores are known. */
const onlyResult = ({ match, game, names, scores, places, stopped }: MatchResult): BookMatch => ({
  match,
  replay: null,
  game,
  mode: null,
  seats: names.map((name) => ({ person: null, name, face: '', bot: null })),
  scores,
  places,
  endedAt: null,
  lengthMs: null,
  facts: {},
  stopped: stopped === true,
});
