import {
  bySeat,
  cardsOf,
  commonFields,
  counter,
  mostSeats,
  raceCodec,
  seatCodec as seat,
  trialCodec,
} from '@tasovka/cards';
import {
  type Codec,
  flag,
  type Json,
  list,
  millis,
  type ObjectCodec,
  object,
  oneOf,
  orNull,
  real,
  type TaggedCodec,
  tagged,
} from '@tasovka/kernel';
import { box } from './box.ts';
import type { Options } from './options.ts';
import { acts, type Phase, type State } from './state.ts';

const { card } = box;
const cards = cardsOf(card);

/** Phases nest: a pause remembers what to go back to. */
const resume: Codec<Phase> = { read: (raw, at) => phase.read(raw, at), write: (value) => phase.write(value) };
const dark = list(object({ seat, card, claim: card }), 1000);
const charge = object({ by: seat, against: seat, gift: orNull(object({ card, cards })) });

const phase: TaggedCodec<Phase> = tagged({
  turn: object({}),
  drawn: object({ card: orNull(card) }),
  slap: object({ by: seat, race: raceCodec }),
  svinorot: object({}),
  temnodel: object({ dark }),
  'temnodel-last': object({ dark }),
  virus: object({ card, by: seat, due: millis }),
  answer: object({ charge, due: millis, resume }),
  give: object({ from: seat, to: seat, due: millis, resume }),
  vote: object({ charge, trial: trialCodec, resume }),
  over: object({ winner: seat, extra: counter }),
} satisfies Record<Phase['type'], ObjectCodec<unknown>>);

/** One of each act, by each seat, to each other or to all. */
const mostOffences = acts.length * mostSeats * mostSeats;

const etiquette = object({
  offences: list(object({ act: oneOf(...acts), seat, to: orNull(seat), until: orNull(millis) }), mostOffences),
  winks: list(object({ by: seat, to: seat, at: millis, started: flag }), mostSeats),
  swing: orNull(object({ seat, since: millis, phase: real(-1000, 1000) })),
  count: orNull(object({ from: millis, said: counter })),
  questions: bySeat(orNull(millis)),
  blind: bySeat(millis),
});

const direction: Codec<1 | -1> = {
  read: (raw, at) => (ways.read(raw, at) === 'clockwise' ? 1 : -1),
  write: (value) => ways.write(value === 1 ? 'clockwise' : 'anticlockwise'),
};
const ways = oneOf('clockwise', 'anticlockwise');

/** A round without its options, which the match keeps. */
const saved: Codec<Omit<State, 'options'>> = object({
  ...commonFields(card),
  removed: cards,
  direction,
  promised: orNull(seat),
  phase,
  interceptable: flag,
  bills: bySeat(counter),
  molesLeft: counter,
  mayReturn: orNull(seat),
  etiquette: orNull(etiquette),
});

export const saveState = (state: State): Json => saved.write(state);
export const loadState = (raw: Json, options: Options): State => ({ options, ...saved.read(raw, 'state') });
