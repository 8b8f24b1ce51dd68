import type { Json, JsonObject, Seat } from '@tasovka/kernel';
import { type Assessment, ownGuilt, top } from './assessment.ts';
import { happens } from './dice.ts';

export interface Intent {
  readonly action: JsonObject;
  readonly hurry: 'tap' | 'vote' | 'decide';
  /** Only when this much time is left. */
  readonly at?: number;
}

const intent = (hurry: Intent['hurry'], type: string, fields: Readonly<Record<string, Json>>): Intent => ({
  hurry,
  action: { type, ...fields },
});

/** How likely a seat is the spy; null is nobody. */
const oddsOf = (guilt: readonly number[], seat: Seat | null): number => (seat === null ? 0 : (guilt[seat] ?? 0));

const mostGuilty = ({ guilt, seats }: Assessment): Seat => {
  let worst = 0;
  for (let seat = 1; seat < seats; seat++) if ((guilt[seat] ?? 0) > (guilt[worst] ?? 0)) worst = seat;
  return worst;
};

/** Enough has been said to say something about anybody: at a large table not everybody comes to speak twice. */
const heardEnough = ({ observed, seats }: Assessment, laps: number): boolean =>
  observed.view.said.length >= Math.max(8, laps * seats);

/** The more suspects there are, the less it takes to stand out, and the harder it is to get everybody to agree. */
const bar = (usual: number, seats: number): number => Math.min(0.9, usual * (5 / seats) ** 0.35);

/** How much less the last voter needs where all others have said guilty: nobody holds up the whole table for a doubt. */
const yielding = 0.6;

/** Whether everybody else has already voted guilty. */
function isLastDoubter({ observed, me }: Assessment): boolean {
  const { pending, votes } = observed.view;
  return pending.length === 1 && pending[0] === me && Object.values(votes).every((guilty) => guilty);
}

/**
 * SP-20, SP-23: an agent wants to be sure, and at the end sure enough: nobody convicted means that the spy has won. The
 * spy votes by the same rule, on how the talk must sound to the others; whoever voted otherwise would be known by it.
 */
export function vote(assessment: Assessment): Intent {
  const { observed, guilt, skill, seats, place, chance } = assessment;
  const odds = oddsOf(guilt, observed.view.accused);
  const ease = isLastDoubter(assessment) ? yielding : 1;
  const isFinal = observed.view.phase === 'final-vote';
  const worst = guilt[mostGuilty(assessment)] ?? 0;
  const convinced = isFinal
    ? odds >= 0.9 * ease * worst && odds > (1.65 * ease) / (seats - 1)
    : odds >= ease * bar(skill.convict, seats);
  // Who does not know the place is less often convinced, and goes along the more.
  const guilty =
    convinced || (place === null && happens(chance, isFinal ? spyGoesAlong.final : spyGoesAlong.accusation));
  return intent('vote', 'vote', { guilty });
}

/** Measured so that the spy says guilty as often as everybody else does. */
const spyGoesAlong = { final: 0.09, accusation: 0.42 };

export function accuse(assessment: Assessment): Intent | null {
  const { observed, place, guilt, skill, chance } = assessment;
  const suspects = observed.seats('accuse');
  const worst = mostGuilty(assessment);
  if (!suspects.includes(worst) || !heardEnough(assessment, 1.6)) return null;
  const odds = guilt[worst] ?? 0;
  const wanted = place === null ? odds > 0.6 && happens(chance, 0.15) : odds >= bar(skill.accuse, assessment.seats);
  return wanted ? intent('decide', 'accuse', { seat: worst }) : null;
}

/** SP-22: named when sure enough, or at the last moment if that is worth more than keeping quiet. */
export function guess(assessment: Assessment): Intent | null {
  const { observed, knowledge, chances, skill, left, seats } = assessment;
  const offered = observed.names('guess', 'location');
  const { place, share } = top(chances);
  const location = knowledge.ids[place];
  if (location === undefined || !offered.includes(location) || observed.view.said.length < 3) return null;
  const said = intent('decide', 'guess', { location });
  if (share >= skill.name && heardEnough(assessment, 1.4)) return said;
  const guilt = ownGuilt(assessment);
  // The more eyes are on the spy, the less there is to wait for.
  const cornered = guilt > 0.5 && share > 0.62 && heardEnough(assessment, 1.4);
  if (cornered) return said;
  const unseen = Math.max(0.15, 1 - 1.3 * guilt - (seats < 4 ? 0.1 : 0));
  const worthIt = share >= 0.55 && 4 * share > 2 * unseen;
  return worthIt && Number.isFinite(left) ? { ...said, at: lastMoment } : null;
}

/** What is kept in hand so that a last word is not too late. */
export const lastMoment = 14_000;

/** SP-41…44: the small games have no votes; one points, at somebody or at the dark card. */
export function point(assessment: Assessment, since: number): Intent | null {
  const { observed, place, guilt, left, seats, chance } = assessment;
  if (!observed.may('point')) return null;
  const mayPointAtDark = observed.names('point', 'at').includes('dark');
  const late = left < 35_000;
  const ripe = heardEnough(assessment, 3) && observed.view.said.length - since >= 4;
  const dark = guilt[seats] ?? 0;
  if (place === null) {
    // A trusted spy may try the boldest bluff: let us look at the dark card together.
    const trusted = ownGuilt(assessment) < 0.8 / (seats + 1);
    return ripe && trusted && happens(chance, 0.25) ? intent('decide', 'point', { at: 'dark' }) : null;
  }
  const worst = mostGuilty(assessment);
  const odds = guilt[worst] ?? 0;
  if (odds > 0.84 && ripe) return intent('decide', 'point', { at: worst });
  if (dark > 0.8 && ripe && mayPointAtDark) return intent('decide', 'point', { at: 'dark' });
  if (!late || observed.view.talk === 'voice') return null;
  if (odds >= dark) return intent('decide', 'point', { at: worst });
  return observed.view.said.length > since ? intent('decide', 'point', { at: 'dark' }) : null;
}

/** SP-43: the spy knows that a location lies there, and is all for looking. */
export function agree({ place, guilt, seats, observed, left }: Assessment): Intent {
  const dark = guilt[seats] ?? 0;
  const pointer = oddsOf(guilt, observed.view.pointer);
  return intent('vote', 'agree', {
    yes: place === null || dark > (left < 45_000 ? 0.42 : 0.6) || (pointer < 0.1 && dark > 0.5),
  });
}
