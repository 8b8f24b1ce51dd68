import type { Chance, Seat } from '@tasovka/kernel';
import type { FixedDeal } from '../actions.ts';
import { cannotDeal, shuffledRoles } from '../cards.ts';
import type { Card, Deal, Location, Side } from '../round.ts';

type Agent = Side | 'spy';

/** SP-50: each captain holds one of two locations; the agents' cards are one spy and the rest split evenly. */
export function dealTeams(
  captains: readonly [Seat, Seat],
  locations: readonly Location[],
  seats: number,
  chance: Chance,
  fixed: FixedDeal,
): Deal {
  if (fixed.location !== undefined || fixed.spy !== undefined) {
    throw cannotDeal('the team game takes "locations", "captains" and "agents"');
  }
  const agents = splitAgents(captains, seats, chance, fixed);
  const roles = [shuffledRoles(chance), shuffledRoles(chance)] as const;
  const card = (side: Side): Card => ({ side, role: roles[side].pop() as number });
  const cards: (Card | null)[] = [];
  let spy: Seat = 0;
  for (let seat = 0; seat < seats; seat++) {
    const captain = captains.indexOf(seat);
    const agent = captain >= 0 ? (captain as Side) : (agents.get(seat) as Agent);
    if (agent === 'spy') spy = seat;
    cards.push(agent === 'spy' ? null : card(agent));
  }
  return { locations, spy, cards };
}

function splitAgents(
  captains: readonly [Seat, Seat],
  seats: number,
  chance: Chance,
  fixed: FixedDeal,
): Map<Seat, Agent> {
  const agents = new Map<Seat, Agent>();
  for (const [key, agent] of Object.entries(fixed.agents ?? {})) {
    const seat = Number(key);
    if (seat >= seats || captains.includes(seat)) throw cannotDeal(`seat ${seat} is no agent`);
    agents.set(seat, agent);
  }
  const rest = restOfCards([...agents.values()], seats - 3, chance);
  chance.shuffle(rest);
  for (let seat = 0; seat < seats; seat++) {
    if (!captains.includes(seat) && !agents.has(seat)) agents.set(seat, rest.pop() as Agent);
  }
  return agents;
}

/** The cards not yet given away. With an odd number of them chance says which location has one more. */
function restOfCards(given: readonly Agent[], others: number, chance: Chance): Agent[] {
  const count = (agent: Agent): number => given.filter((one) => one === agent).length;
  const most = Math.ceil(others / 2);
  const least = others - most;
  if (count('spy') > 1) throw cannotDeal('there is only one spy');
  if (count(0) > most || count(1) > most || Math.min(count(0), count(1)) > least) {
    throw cannotDeal(`the agents are ${most} + ${least} + 1 spy`);
  }
  const larger: Side = count(0) > least ? 0 : count(1) > least ? 1 : (chance.below(2) as Side);
  const cards: Agent[] = count('spy') === 0 ? ['spy'] : [];
  for (const side of [0, 1] as const) {
    for (let i = count(side); i < (side === larger ? most : least); i++) cards.push(side);
  }
  return cards;
}
