import { type Chance, has, type Seat, type Viewer } from '@tasovka/kernel';
import type { FixedDeal } from '../src/actions.ts';
import { dealRound } from '../src/deal.ts';
import { boxOf } from '../src/pack.ts';
import type { Card, Deal, Round } from '../src/round.ts';

/** Another deal that looks the same to one viewer: what they may not know is dealt anew. */
export function disguise(round: Round, viewer: Viewer, chance: Chance): Round | null {
  const mine = typeof viewer === 'number' ? round.deal.cards[viewer] : undefined;
  const fixed = round.team ? fixedTeams(round, viewer, chance) : fixedOne(round, viewer, chance);
  const standings = {
    round: 0,
    dealer: round.dealer,
    scores: Array<number>(round.seats).fill(0),
    out: 0,
    over: false,
    roundScores: null,
    roundWinner: null,
    matchState: { used: round.used.map((at) => boxOf(round.options.box)[at] as string), captains: [] },
  };
  const other = dealRound(standings, round.options, { now: 0, chance, fixed: {}, names: [] }, fixed);
  const deal = mine ? withRole(other.deal, viewer as Seat, mine.role) : other.deal;
  return { ...round, deal };
}

const name = (round: Round, side: 0 | 1): string =>
  boxOf(round.options.box)[round.deal.locations[side] as number] as string;

function fixedOne(round: Round, viewer: Viewer, chance: Chance): FixedDeal {
  const { deal, seats } = round;
  if (viewer === deal.spy) return { spy: viewer as Seat };
  if (typeof viewer !== 'number') return {};
  const others = deal.cards.map((_, at) => at).filter((at) => at !== viewer);
  const spy = chance.pick(others);
  return { location: name(round, 0), spy: spy === seats ? 'dark' : spy };
}

/** Agents who were taken are known not to be the spy; a revealed spy is known to all. */
function fixedTeams(round: Round, viewer: Viewer, chance: Chance): FixedDeal {
  const { deal, team, phase, seats } = round;
  if (!team) return {};
  const captains = [...team.captains];
  const known = phase.type === 'guess' || viewer === deal.spy;
  const hidden = Array.from({ length: seats }, (_, seat) => seat).filter(
    (seat) => seat !== viewer && !captains.includes(seat) && !has(team.taken[0] | team.taken[1], seat),
  );
  const spy = known ? (deal.spy as Seat) : chance.pick(hidden);
  const free = boxOf(round.options.box)
    .map((_, at) => at)
    .filter((at) => !round.used.includes(at));
  const card = typeof viewer === 'number' ? (deal.cards[viewer] ?? null) : null;
  const own = card && (deal.locations[card.side] as number);
  const rest = free.filter((at) => at !== own);
  chance.shuffle(rest);
  const captain = captains.indexOf(viewer as Seat);
  // An agent cannot tell which captain holds the location of their card.
  const side = captain >= 0 ? captain : chance.below(2);
  const locations = own === null ? rest.slice(0, 2) : side === 0 ? [own, rest[0] as number] : [rest[0] as number, own];
  return {
    captains,
    locations: locations.map((at) => boxOf(round.options.box)[at] as string),
    agents: { [spy]: 'spy', ...(card && captain < 0 && { [viewer]: side }) },
  };
}

/** Deals the same, but with a given role at a seat. */
function withRole(deal: Deal, seat: Seat, role: number): Deal {
  const now = deal.cards[seat] as Card;
  const cards = deal.cards.map((card, at): Card | null => {
    if (card === null || card.side !== now.side) return card;
    if (at === seat) return { ...card, role };
    return card.role === role ? { ...card, role: now.role } : card;
  });
  return { ...deal, cards };
}
