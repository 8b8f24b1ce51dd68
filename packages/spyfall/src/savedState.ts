import {
  type Codec,
  everybody,
  type Json,
  list,
  millis,
  nobody,
  object,
  oneOf,
  optional,
  orNull,
  tagged,
  whole,
} from '@tasovka/kernel';
import { line, seat, seatOrDark } from './actions.ts';
import { mostSeats, type Options } from './options.ts';
import { boxOf, mostPlaces, roleNames } from './pack.ts';
import { placeIds } from './places/index.ts';
import { type Side, type State, waysToEnd } from './state.ts';

/** A name that means something at this table; a place or role that is gone is an error, never another one. */
function known(what: string, names: readonly string[]): Codec<string> {
  const all = new Set(names);
  return {
    read(raw, at) {
      if (typeof raw !== 'string' || !all.has(raw)) throw new Error(`${at}: unknown ${what} ${JSON.stringify(raw)}`);
      return raw;
    },
    write: (name) => name,
  };
}

function pair<T>(item: Codec<T>): Codec<readonly [T, T]> {
  const both = list(item, 2);
  return {
    read(raw, at) {
      const [one, two] = both.read(raw, at);
      if (one === undefined || two === undefined) throw new Error(`${at}: two are needed`);
      return [one, two];
    },
    write: (values) => both.write([...values]),
  };
}

const side: Codec<Side> = { read: (raw, at) => (whole(0, 1).read(raw, at) === 0 ? 0 : 1), write: (value) => value };
const seats = whole(nobody, everybody(mostSeats));
const floor = object({ asker: seat, asked: orNull(seat), from: orNull(seat) });
const ballot = object({ voters: seats, yes: seats, no: seats, until: millis });
const accusation = object({ by: seat, of: seat });
const exchange = object({ asker: seat, asked: seat, question: orNull(line), answer: orNull(line) });
const team = object({ captains: pair(seat), first: orNull(side), taken: pair(seats), done: seats });
/** Nobody talks that long; the codec wants a bound. */
const mostExchanges = 100_000;

type SavedState = Omit<State, 'options'>;

function codecFor(box: readonly string[]): Codec<SavedState> {
  const location = known('location', box);
  const role = known('role', box.flatMap(roleNames));
  const guesses = list(location, 2);
  const points = list(whole(-mostSeats, mostSeats), mostSeats);
  const end = object({ how: oneOf(...waysToEnd), winners: seats, points, shown: orNull(seatOrDark), guesses });
  return object({
    seats: whole(1, mostSeats),
    dealer: seat,
    used: list(location, mostPlaces),
    deal: object({
      locations: list(location, 2),
      spy: seatOrDark,
      cards: list(orNull(object({ side, role })), mostSeats + 1),
      second: optional(seat),
      ruledOut: optional(location),
    }),
    clock: orNull(object({ left: millis, since: orNull(millis) })),
    speakBy: orNull(millis),
    lookUntil: millis,
    accusations: list(accusation, mostSeats),
    said: list(exchange, mostExchanges),
    team: orNull(team),
    phase: tagged({
      talk: object({ floor }),
      vote: object({ floor, accusation, ballot }),
      'final-vote': object({ suspect: seat, ballot }),
      agree: object({ floor, pointer: seat, ballot }),
      captains: object({ named: pair(orNull(seat)) }),
      questions: object({ side, heard: seats, asked: orNull(seat) }),
      choose: object({ side }),
      guess: object({ takenBy: orNull(side), guesses }),
      over: object({ end }),
    }),
  });
}

const boxCodec = codecFor(placeIds);
const codecOf = ({ box }: Options): Codec<SavedState> => (box === null ? boxCodec : codecFor(boxOf(box)));

/** The state as it is written to disk: locations and roles by their names. */
export const saveState = (state: State): Json => codecOf(state.options).write(state);

export const loadState = (saved: Json, options: Options): State => ({
  ...codecOf(options).read(saved, 'state'),
  options,
});
