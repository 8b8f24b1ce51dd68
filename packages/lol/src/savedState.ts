import { commonFields, raceCodec, seatCodec as seat, seatsCodec, trialCodec } from '@tasovka/cards';
import { type Codec, type Json, millis, type ObjectCodec, object, type TaggedCodec, tagged } from '@tasovka/kernel';
import { box } from './box.ts';
import type { Options } from './options.ts';
import type { Phase, State } from './state.ts';

const { card } = box;

/** Phases nest: a pause remembers what to go back to. */
const resume: Codec<Phase> = { read: (raw, at) => phase.read(raw, at), write: (value) => phase.write(value) };

const phase: TaggedCodec<Phase> = tagged({
  turn: object({}),
  cover: object({}),
  colour: object({}),
  swap: object({}),
  slap: object({ by: seat, race: raceCodec }),
  answer: object({ by: seat, against: seat, due: millis, resume }),
  vote: object({ trial: trialCodec, resume }),
  over: object({ winner: seat, closing: card }),
} satisfies Record<Phase['type'], ObjectCodec<unknown>>);

/** A round without its options, which the match keeps. */
const saved: Codec<Omit<State, 'options'>> = object({ ...commonFields(card), out: seatsCodec, phase });

export const saveState = (state: State): Json => saved.write(state);
export const loadState = (raw: Json, options: Options): State => ({ options, ...saved.read(raw, 'state') });
