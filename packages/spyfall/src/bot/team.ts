import type { Seat } from '@tasovka/kernel';
import type { Assessment } from './assessment.ts';
import { happens } from './dice.ts';
import type { View } from './observed.ts';
import type { Row } from './placeKnowledge.ts';
import type { Intent } from './verdict.ts';

/** All that somebody said, summed by place. */
function words({ remarks, knowledge }: Assessment, seat: Seat, kind: 'question' | 'answer'): Row {
  const sum = new Float64Array(knowledge.size);
  for (const remark of remarks) {
    if (remark.by !== seat || remark.kind !== kind) continue;
    for (let place = 0; place < sum.length; place++) sum[place] = (sum[place] ?? 0) + 0.8 * (remark.row[place] ?? 0);
  }
  return sum;
}

const takenBy = ({ teams }: View, captain: Seat): readonly Seat[] => teams[captain] ?? [];

/** SP-51: going first is worth something: the best agents are still there. */
export function first({ me, observed, chance }: Assessment): Intent {
  const captains = observed.seats('first');
  const other = captains.find((seat) => seat !== me) ?? me;
  return { hurry: 'tap', action: { type: 'first', seat: happens(chance, 0.7) ? me : other } };
}

/** SP-52, SP-55: an own agent is worth one, somebody else's costs one, and the spy costs all there is. */
export function choose(assessment: Assessment): Intent {
  const { observed, me, place, chance } = assessment;
  const agents = observed.seats('choose');
  const team = takenBy(observed.view, me);
  let best: Seat | null = null;
  let most = observed.view.talk === 'voice' ? (team.length < 2 ? -1 : 0) : 0.05;
  for (const agent of agents) {
    const odds = sideOdds(assessment, agent, place ?? 0);
    const value = odds.own - odds.other - odds.spy * (1 + team.length) + chance.below(100) / 10_000;
    if (value > most) {
      best = agent;
      most = value;
    }
  }
  return { hurry: 'decide', action: best === null ? { type: 'decline' } : { type: 'choose', seat: best } };
}

/** Whether an agent shares the captain's place, comes from the other one, or from nowhere. */
export function sideOdds(
  assessment: Assessment,
  agent: Seat,
  place: number,
): { own: number; other: number; spy: number } {
  const { seats, remarks } = assessment;
  const said = words(assessment, agent, 'answer');
  let elsewhere = 0;
  for (const [at, score] of said.entries()) if (at !== place) elsewhere += Math.exp(score) / (said.length - 1);
  const vague = remarks.filter((remark) => remark.by === agent && remark.vague).length;
  const each = (seats - 3) / 2;
  const own = each * Math.exp(said[place] ?? 0);
  const other = each * elsewhere;
  // A spy says what would do for several places: never quite wrong, never quite right.
  const spy = Math.exp(0.5 * Math.max(0, said[place] ?? 0)) * 1.35 ** vague;
  const sum = own + other + spy;
  return { own: own / sum, other: other / sum, spy: spy / sum };
}

/** SP-53: which place a captain holds, by whom that captain took and what that captain asked. */
export function nameFor(assessment: Assessment, guessed: ReadonlySet<string>): Intent {
  const { observed, seats, me, knowledge, start } = assessment;
  const { view } = observed;
  const scores = start.slice();
  const captain = view.naming;
  const mine = new Set(captain === null ? [] : takenBy(view, captain));
  for (let seat = 0; seat < seats; seat++) {
    if (seat === me || (view.captains.includes(seat) && seat !== captain)) continue;
    const row = seat === captain ? words(assessment, seat, 'question') : words(assessment, seat, 'answer');
    const weight = seat === captain || mine.has(seat) ? 1 : 0.55;
    for (const [at, score] of row.entries())
      scores[at] = (scores[at] ?? 0) + weight * Math.log(0.5 + 0.5 * Math.exp(score));
  }
  const offered = observed.names('guess', 'location').filter((id) => !guessed.has(id) && !view.used.includes(id));
  const at = (id: string): number => scores[knowledge.ids.indexOf(id)] ?? Number.NEGATIVE_INFINITY;
  const location = offered.reduce((best, id) => (at(id) > at(best) ? id : best), offered[0] ?? '');
  return { hurry: 'decide', action: { type: 'guess', location } };
}
