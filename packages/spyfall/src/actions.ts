import {
  type Codec,
  flag,
  list,
  type ObjectCodec,
  object,
  oneOf,
  optional,
  type Seat,
  type TypeOf,
  tagged,
  text,
  whole,
} from '@tasovka/kernel';
import type { Dark } from './round.ts';

/** Longest question or answer: a sentence or two, not a speech. */
export const longestLine = 300;

const seat = whole(0, 9);
const line = text(longestLine);
/** Which locations there are depends on the table's pack, so a name is looked up by the rules, not here. */
const location = text(60);

const seatOrDark: Codec<Seat | Dark> = {
  read: (raw, at) => (raw === 'dark' ? raw : seat.read(raw, at)),
  write: (value) => value,
};

export const actions = tagged({
  ask: object({ seat, text: optional(line) }),
  answer: object({ text: optional(line) }),
  accuse: object({ seat }),
  vote: object({ guilty: flag }),
  guess: object({ location }),
  point: object({ at: seatOrDark }),
  agree: object({ yes: flag }),
  first: object({ seat }),
  choose: object({ seat }),
  decline: object({}),
});

export type Act = TypeOf<typeof actions>;
export type ActOf<T extends Act['type']> = Extract<Act, { type: T }>;

const sideOrSpy: Codec<0 | 1 | 'spy'> = {
  read: (raw, at) => (raw === 0 || raw === 1 ? raw : oneOf('spy').read(raw, at)),
  write: (value) => value,
};
const agent = optional(sideOrSpy);

/** A deal fixed by a scenario; what it leaves open is dealt by chance. */
export const fixedDeal = object({
  deal: optional(
    object({
      location: optional(location),
      spy: optional(seatOrDark),
      locations: optional(list(location, 2)),
      captains: optional(list(seat, 2)),
      agents: optional(
        object({
          '0': agent,
          '1': agent,
          '2': agent,
          '3': agent,
          '4': agent,
          '5': agent,
          '6': agent,
          '7': agent,
          '8': agent,
          '9': agent,
        }),
      ),
    }),
  ),
});
export type FixedRound = TypeOf<typeof fixedDeal>;
export type FixedDeal = NonNullable<FixedRound['deal']>;

/** SP-3, SP-56: what a match remembers besides points. */
export interface MatchState {
  /** Names of locations that were played. */
  readonly used: string[];
  /** Seats that were captain; twice in the list, twice captain. */
  readonly captains: Seat[];
}

const carried = object({ used: optional(list(location, 60)), captains: optional(list(seat, 40)) });

export const matchState: ObjectCodec<MatchState> = {
  fields: carried.fields,
  read(raw, at) {
    const { used = [], captains = [] } = carried.read(raw, at);
    return { used, captains };
  },
  write: (value) => carried.write(value),
};
