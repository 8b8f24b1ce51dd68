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

const mostGuilty = ({ guilt, seats }: Assessment): Seat => {
  let worst = 0;
  for (let seat = 1; seat < seats; seat++) if ((guilt[seat] as number) > (guilt[worst] as number)) worst = seat;
  return worst;
};

/** Enough has been said to say something about anybody: at a large table not everybody comes to speak twice. */
const heardEnough = ({ observed: seen, seats }: Assessment, laps: number): boolean =>
  seen.view.said.length >= Math.max(8, laps * seats);

/** The more suspects there are, the less it takes to stand out, and the harder it is to get everybody to agree. */
const bar = (usual: number, seats: number): number => Math.min(0.9, usual * (5 / seats) ** 0.35);

/** SP-20, SP-23: the spy is glad about every innocent; an agent wants to be sure, and at the end sure enough. */
export function vote(thought: Assessment): Intent {
  const { observed: seen, place, guilt, skill, chance } = thought;
  const { view } = seen;
  const accused = view.accused as Seat;
  const odds = guilt[accused] as number;
  const final = view.phase === 'final-vote';
  if (place === null) return intent('vote', 'vote', { guilty: happens(chance, 0.9) });
  const worst = guilt[mostGuilty(thought)] as number;
  // Nobody convicted means that the spy has won: better the likeliest than nobody.
  const guilty = final
    ? odds >= 0.9 * worst && odds > 1.65 / (thought.seats - 1)
    : odds >= bar(skill.convict, thought.seats);
  return intent('vote', 'vote', { guilty });
}

export function accuse(thought: Assessment): Intent | null {
  const { observed: seen, place, guilt, skill, chance } = thought;
  const suspects = seen.choices<Seat>('accuse', 'seat');
  const worst = mostGuilty(thought);
  if (!suspects.includes(worst) || !heardEnough(thought, 1.6)) return null;
  const odds = guilt[worst] as number;
  const wanted = place === null ? odds > 0.6 && happens(chance, 0.15) : odds >= bar(skill.accuse, thought.seats);
  return wanted ? intent('decide', 'accuse', { seat: worst }) : null;
}

/** SP-22: named when sure enough, or at the last moment if that is worth more than keeping quiet. */
export function guess(thought: Assessment): Intent | null {
  const { observed: seen, knowledge: atlas, chances, skill, left, seats } = thought;
  const offered = seen.choices<string>('guess', 'location');
  const { place, share } = top(chances);
  const location = atlas.ids[place];
  if (location === undefined || !offered.includes(location) || seen.view.said.length < 3) return null;
  const said = intent('decide', 'guess', { location });
  if (share >= skill.name && heardEnough(thought, 1.4)) return said;
  const guilt = ownGuilt(thought);
  // The more eyes are on the spy, the less there is to wait for.
  const cornered = guilt > 0.5 && share > 0.62 && heardEnough(thought, 1.4);
  if (cornered) return said;
  const unseen = Math.max(0.15, 1 - 1.3 * guilt - (seats < 4 ? 0.1 : 0));
  const worthIt = share >= 0.55 && 4 * share > 2 * unseen;
  return worthIt && Number.isFinite(left) ? { ...said, at: lastMoment } : null;
}

/** What is kept in hand so that a last word is not too late. */
export const lastMoment = 14_000;

/** SP-41…44: the small games have no votes; one points, at somebody or at the dark card. */
export function point(thought: Assessment, since: number): Intent | null {
  const { observed: seen, place, guilt, left, seats, chance } = thought;
  const at = seen.choices<Seat | 'dark'>('point', 'at');
  if (at.length === 0) return null;
  const late = left < 35_000;
  const ripe = heardEnough(thought, 3) && seen.view.said.length - since >= 4;
  const dark = guilt[seats] as number;
  if (place === null) {
    // A trusted spy may try the boldest bluff: let us look at the dark card together.
    const trusted = ownGuilt(thought) < 0.8 / (seats + 1);
    return ripe && trusted && happens(chance, 0.25) ? intent('decide', 'point', { at: 'dark' }) : null;
  }
  const worst = mostGuilty(thought);
  const odds = guilt[worst] as number;
  if (odds > 0.84 && ripe) return intent('decide', 'point', { at: worst });
  if (dark > 0.8 && ripe && at.includes('dark')) return intent('decide', 'point', { at: 'dark' });
  if (!late || seen.view.talk === 'voice') return null;
  if (odds >= dark) return intent('decide', 'point', { at: worst });
  return seen.view.said.length > since ? intent('decide', 'point', { at: 'dark' }) : null;
}

/** SP-43: the spy knows that a location lies there, and is all for looking. */
export function agree({ place, guilt, seats, observed: seen, left }: Assessment): Intent {
  const dark = guilt[seats] as number;
  const pointer = guilt[seen.view.pointer as Seat] as number;
  return intent('vote', 'agree', {
    yes: place === null || dark > (left < 45_000 ? 0.42 : 0.6) || (pointer < 0.1 && dark > 0.5),
  });
}
