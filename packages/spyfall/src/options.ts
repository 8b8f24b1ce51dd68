import { flag, list, object, oneOf, optional, type Parsed, parse, type TypeOf, text, whole } from '@tasovka/kernel';
import { type HouseRuleNumber, houseRules, twoSpiesFrom } from './house/numbers.ts';
import { boxOf, fewestPlaces, mostPlaces, type PackFault, packCodec, packFault, roleNames } from './pack.ts';
import { chosenPlaces, packNames, packsOf } from './packs/ids.ts';

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
  readonly house: readonly HouseRuleNumber[];
  /** Names of the locations that are played with, of packs of ours and the table's own; null: the thirty of the box. */
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
  | { readonly kind: 'too-few-places'; readonly needed: number; readonly size: number }
  | { readonly kind: 'too-many-places'; readonly most: number; readonly size: number }
  | { readonly kind: 'mixed-names'; readonly id: string }
  | HouseFault;

type HouseFault =
  | { readonly kind: 'house-variant'; readonly rule: HouseRuleNumber }
  | { readonly kind: 'house-seats'; readonly rule: HouseRuleNumber; readonly needed: number; readonly seats: number };

const hour = 3_600_000;
/** Every place of every pack, and one more pack of the table's own. */
const mostCrossedOut = 200;

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
  house: optional(list(oneOf(...houseRules), houseRules.length)),
  packs: optional(list(oneOf(...packNames), packNames.length)),
  without: optional(list(text(40), mostCrossedOut)),
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
  const chosen = { ...given, own: given.pack?.places.map((place) => place.id) };
  const isPlainBox = packsOf(chosen).join() === 'box' && !given.pack && !given.without?.length;
  const box = isPlainBox ? null : chosenPlaces(chosen);

  // SP-3: every location is played once at most, so a match cannot be longer than its pack.
  const captainTwice = given.captainTwice ?? false;
  const size = boxOf(box).length;
  const needed = Math.max(
    fewestPlaces,
    variant === 'team' ? 2 * captainRounds(seats, captainTwice) : (given.rounds ?? 1),
  );
  if (needed > size) {
    const error = `the match would need ${needed} locations, and there are ${size}`;
    return wrong('rounds', error, { kind: 'too-few-places', needed, size });
  }
  if (size > mostPlaces) {
    const error = `at most ${mostPlaces} locations are played with, and these are ${size}`;
    return wrong('packs', error, { kind: 'too-many-places', most: mostPlaces, size });
  }
  const clash = nameTwice(boxOf(box));
  if (clash !== undefined) {
    return wrong('packs', `"${clash}" is a location and a role`, { kind: 'mixed-names', id: clash });
  }

  const misfit = houseFault(given.house ?? [], variant, seats);
  if (misfit) return wrong('house', `${misfit.rule} does not go with this table`, misfit);

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
      house: houseRules.filter((one) => given.house?.includes(one)),
      box,
    },
  };
}

/** Locations and roles share one space of names, which a mixture of packs could break. */
function nameTwice(box: readonly string[]): string | undefined {
  const roles = new Set(box.flatMap(roleNames));
  return box.find((id) => roles.has(id));
}

/** HR-8…HR-10: the captains' game has nothing to vote on and no guess; two spies and votes are of the classic game. */
function houseFault(house: readonly HouseRuleNumber[], variant: Variant, seats: number): HouseFault | null {
  for (const rule of house) {
    if (variant === 'team' || (variant !== 'classic' && rule !== 'HR-8')) return { kind: 'house-variant', rule };
    if (rule === 'HR-9' && seats < twoSpiesFrom) return { kind: 'house-seats', rule, needed: twoSpiesFrom, seats };
  }
  return null;
}
