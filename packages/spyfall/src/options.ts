import { flag, object, oneOf, optional, type Parsed, parse, type TypeOf, whole } from '@tasovka/kernel';
import { boxOf, mostPlaces, type PackFault, packCodec, packFault } from './pack.ts';

export const variants = ['classic', 'duo', 'trio', 'team'] as const;
export type Variant = (typeof variants)[number];

export interface Options {
  readonly variant: Variant;
  /** Rounds of a match; the team game counts captains instead (SP-56). */
  readonly rounds: number;
  /** Time for a round; null in the team game, which has no clock. */
  readonly roundMs: number | null;
  readonly voteMs: number;
  /** How long a player who has the word may stay silent (SP-13); 0 is off. */
  readonly answerMs: number;
  /** How long everybody may look at a vote before clocks go on (SP-24). */
  readonly lookMs: number;
  readonly talk: 'text' | 'voice';
  readonly roleplay: boolean;
  readonly captainTwice: boolean;
  /** Names of the locations of a custom pack; null: the thirty of the box. */
  readonly box: readonly string[] | null;
}

/** What can be wrong with options that are well-formed. */
export type OptionsFault =
  | {
      readonly kind: 'wrong-seats';
      readonly variant: Variant;
      readonly min: number;
      readonly max: number;
      readonly seats: number;
    }
  | { readonly kind: 'too-few-places'; readonly needed: number; readonly size: number };

const hour = 3_600_000;

const codec = object({
  variant: optional(oneOf(...variants)),
  rounds: optional(whole(1, mostPlaces)),
  roundMs: optional(whole(1, 24 * hour)),
  voteMs: optional(whole(1, hour)),
  answerMs: optional(whole(0, hour)),
  lookMs: optional(whole(0, 10_000)),
  talk: optional(oneOf('text', 'voice')),
  roleplay: optional(flag),
  captainTwice: optional(flag),
  pack: optional(packCodec),
});

/** What a table can choose. */
export type OptionName = keyof TypeOf<typeof codec>;

export const mostSeats = 10;

/** How many sit down to each variant. */
export const seatsOf: Readonly<Record<Variant, { readonly min: number; readonly max: number }>> = {
  classic: { min: 3, max: 8 },
  duo: { min: 2, max: 2 },
  trio: { min: 3, max: 3 },
  team: { min: 7, max: mostSeats },
};

const usualVariant = (seats: number): Variant =>
  seats <= seatsOf.duo.max ? 'duo' : seats <= seatsOf.classic.max ? 'classic' : 'team';

/** SP-5: the more people, the longer the talk. Two and three play as long as the smallest classic table. */
const usualRoundMs = (seats: number): number => (seats <= 4 ? 6 : seats <= 6 ? 7 : 8) * 60_000;

/** SP-13: whoever writes has a minute. In a room of voices people see who is silent, and hurry each other. */
const usualAnswerMs = { text: 60_000, voice: 0 } as const;

/** SP-56: everybody is captain once or twice, two a round. */
const captainRounds = (seats: number, twice: boolean): number => Math.ceil((twice ? 2 * seats : seats) / 2);

export function readOptions(raw: unknown, seats: number): Parsed<Options> {
  const parsed = parse(codec, raw ?? {});
  if (!parsed.ok) return parsed;
  const given = parsed.value;
  const wrong = (at: string, error: string, fault: OptionsFault | PackFault): Parsed<Options> => ({
    ok: false,
    error,
    at,
    fault,
  });

  const variant = given.variant ?? usualVariant(seats);
  const { min, max } = seatsOf[variant];
  if (seats < min || seats > max) {
    const error = `${variant} is for ${min === max ? min : `${min} to ${max}`} players, not for ${seats}`;
    return wrong('variant', error, { kind: 'wrong-seats', variant, min, max, seats });
  }
  const found = given.pack && packFault(given.pack);
  if (found) return wrong(`pack.${found.at}`, found.error, found.fault);
  const box = given.pack ? given.pack.places.map((place) => place.id) : null;

  // SP-3: every location is played once at most, so a match cannot be longer than its pack.
  const captainTwice = given.captainTwice ?? false;
  const size = boxOf(box).length;
  const needed = variant === 'team' ? 2 * captainRounds(seats, captainTwice) : (given.rounds ?? 1);
  if (needed > size) {
    const error = `the match would need ${needed} locations, and there are ${size}`;
    return wrong('rounds', error, { kind: 'too-few-places', needed, size });
  }

  const talk = given.talk ?? 'text';
  return {
    ok: true,
    value: {
      variant,
      rounds: variant === 'team' ? captainRounds(seats, captainTwice) : (given.rounds ?? Math.min(5, size)),
      roundMs: variant === 'team' ? null : (given.roundMs ?? usualRoundMs(seats)),
      voteMs: given.voteMs ?? 30_000,
      answerMs: given.answerMs ?? usualAnswerMs[talk],
      lookMs: given.lookMs ?? 2000,
      talk,
      roleplay: given.roleplay ?? false,
      captainTwice,
      box,
    },
  };
}
