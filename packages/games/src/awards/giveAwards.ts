import type { Seat } from '@tasovka/kernel';
import { type AwardKind, awardRules, type Deed, earnedAwards, quietAwards } from './awardRules.ts';
import type { MatchFacts } from './facts.ts';

export interface Award {
  readonly kind: AwardKind;
  /** What is told with it; 0 for those who did nothing worth counting. */
  readonly amount: number;
  /** Null where nothing was counted. */
  readonly moment: number | null;
}

interface Claim extends Deed {
  readonly kind: (typeof earnedAwards)[number];
  readonly seat: Seat;
}

/** A title that somebody is the second to deserve is worth less to them. */
const shared = 0.6;

/**
 * One award for every seat, and none twice: the most striking deed first. People come before bots, so that nobody who
 * plays with five of those goes home with what machines have left.
 */
export function giveAwards(facts: MatchFacts, seats: number, isBot: (seat: Seat) => boolean = () => false): Award[] {
  const given: (Award | undefined)[] = Array.from({ length: seats });
  const taken = new Set<AwardKind>();
  for (const bots of [false, true]) {
    const among = [...given.keys()].filter((seat) => isBot(seat) === bots);
    for (const { kind, seat, amount, moment } of claimsOf(facts, among)) {
      if (given[seat] || taken.has(kind)) continue;
      given[seat] = { kind, amount, moment };
      taken.add(kind);
    }
  }
  let still = 0;
  return given.map((one) => one ?? { kind: quiet(still++), amount: 0, moment: null });
}

const quiet = (n: number): AwardKind => quietAwards[n % quietAwards.length] ?? 'calm';

function claimsOf(facts: MatchFacts, seats: readonly Seat[]): Claim[] {
  const claims = earnedAwards.flatMap((kind) => {
    const ofKind = seats.flatMap((seat): Claim[] => {
      const done = awardRules[kind](facts, seat);
      return done ? [{ ...done, kind, seat }] : [];
    });
    ofKind.sort((a, b) => b.strength - a.strength);
    return ofKind.map((claim, place) => ({ ...claim, strength: claim.strength * shared ** place }));
  });
  return claims.sort((a, b) => b.strength - a.strength);
}
