import type { Chance, Seat } from '@tasovka/kernel';
import { cannotDeal, shuffledRoles, takeTop } from '../deck.ts';
import type { FixedCards } from '../fixedDeal.ts';
import type { Deal, Location, Side, Team } from '../state.ts';
import { anySide, captainSide, sides } from './sides.ts';

/** The kind of card an agent gets: of one of the two locations, or the spy's. */
type Agent = Side | 'spy';

/** SP-50: each captain holds one of two locations; the agents' cards are one spy and the rest split evenly. */
export function dealTeams(
  captains: Team['captains'],
  locations: readonly [Location, Location],
  seats: number,
  chance: Chance,
  fixed: FixedCards,
): Deal {
  if (fixed.location !== undefined || fixed.spy !== undefined) {
    throw cannotDeal('the team game takes "locations", "captains" and "agents"');
  }
  const kinds = splitCards(captains, seats, chance, fixed);
  const roles = [shuffledRoles(locations[0], chance), shuffledRoles(locations[1], chance)] as const;
  return {
    locations,
    spy: kinds.indexOf('spy'),
    cards: kinds.map((kind) => (kind === 'spy' ? null : { side: kind, role: takeTop(roles[kind]) })),
  };
}

/** Everybody's kind of card, seat by seat. */
function splitCards(captains: Team['captains'], seats: number, chance: Chance, fixed: FixedCards): Agent[] {
  const given = new Map<Seat, Agent>();
  for (const [key, agent] of Object.entries(fixed.agents ?? {})) {
    const seat = Number(key);
    if (seat >= seats || captains.includes(seat)) throw cannotDeal(`seat ${seat} is no agent`);
    given.set(seat, agent);
  }
  const rest = restOfCards([...given.values()], seats - captains.length - 1, chance);
  chance.shuffle(rest);
  return Array.from({ length: seats }, (_, seat) => captainSide(captains, seat) ?? given.get(seat) ?? takeTop(rest));
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
  const larger = count(0) > least ? 0 : count(1) > least ? 1 : anySide(chance);
  const cards: Agent[] = count('spy') === 0 ? ['spy'] : [];
  for (const side of sides) {
    for (let i = count(side); i < (side === larger ? most : least); i++) cards.push(side);
  }
  return cards;
}
