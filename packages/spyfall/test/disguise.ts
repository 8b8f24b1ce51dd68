import { type Chance, has, type Seat, type Viewer } from '@tasovka/kernel';
import { deal as dealAgain } from '../src/deal.ts';
import type { FixedCards } from '../src/fixedDeal.ts';
import { boxOf } from '../src/pack.ts';
import { type Card, type Deal, isSpy, locationOn, type State } from '../src/state.ts';

/** Another deal that looks the same to one viewer: what they may not know is dealt anew. */
export function disguise(state: State, viewer: Viewer, chance: Chance): State | null {
  const mine = typeof viewer === 'number' ? state.deal.cards[viewer] : undefined;
  const fixed = state.team ? fixedTeams(state, viewer, chance) : fixedOne(state, viewer, chance);
  const standings = {
    round: 0,
    dealer: state.dealer,
    scores: Array<number>(state.seats).fill(0),
    out: 0,
    over: false,
    roundScores: null,
    roundWinner: null,
    matchState: { used: [...state.used], captains: [] },
  };
  const second = secondSpy(state, viewer, fixed, chance);
  const ctx = { now: 0, chance, fixed: second === null ? {} : { second }, names: [] };
  const other = dealAgain(standings, state.options, ctx, { deal: fixed });
  const deal = mine ? withRole(other.deal, viewer as Seat, mine.role) : other.deal;
  return { ...state, deal: isSpy(state, viewer) ? withHint(deal, state.deal) : deal };
}

function fixedOne(state: State, viewer: Viewer, chance: Chance): FixedCards {
  const { deal, seats } = state;
  if (isSpy(state, viewer)) {
    const free = boxOf(state.options.box).filter((name) => !state.used.includes(name) && name !== deal.ruledOut);
    return { spy: viewer as Seat, location: chance.pick(free) };
  }
  if (typeof viewer !== 'number') return {};
  const others = deal.cards.map((_, at) => at).filter((at) => at !== viewer);
  const spy = chance.pick(others);
  return { location: locationOn(state, 0), spy: spy === seats ? 'dark' : spy };
}

/** HR-9: the other spy may be anybody but who looks and knows better. */
function secondSpy({ seats, deal }: State, viewer: Viewer, { spy }: FixedCards, chance: Chance): Seat | null {
  if (deal.second === undefined || spy === undefined) return null;
  return chance.pick(
    Array.from({ length: seats }, (_, seat) => seat).filter((seat) => seat !== viewer && seat !== spy),
  );
}

/** HR-8: what a spy was told stays the same. */
const withHint = (deal: Deal, { ruledOut }: Deal): Deal => (ruledOut === undefined ? deal : { ...deal, ruledOut });

/** Agents who were taken are known not to be the spy; a revealed spy is known to all. */
function fixedTeams(state: State, viewer: Viewer, chance: Chance): FixedCards {
  const { deal, team, phase, seats } = state;
  if (!team) return {};
  const captains = [...team.captains];
  const known = phase.type === 'guess' || viewer === deal.spy;
  const hidden = Array.from({ length: seats }, (_, seat) => seat).filter(
    (seat) => seat !== viewer && !captains.includes(seat) && !has(team.taken[0] | team.taken[1], seat),
  );
  const spy = known ? (deal.spy as Seat) : chance.pick(hidden);
  const free = boxOf(state.options.box).filter((name) => !state.used.includes(name));
  const card = typeof viewer === 'number' ? (deal.cards[viewer] ?? null) : null;
  const own = card && locationOn(state, card.side);
  const rest = free.filter((name) => name !== own);
  chance.shuffle(rest);
  const captain = captains.indexOf(viewer as Seat);
  // An agent cannot tell which captain holds the location of their card.
  const side = captain >= 0 ? captain : chance.below(2);
  const locations =
    own === null ? rest.slice(0, 2) : side === 0 ? [own, ...rest.slice(0, 1)] : [...rest.slice(0, 1), own];
  return {
    captains,
    locations,
    agents: { [spy]: 'spy', ...(card && captain < 0 && { [viewer]: side }) },
  };
}

/** Deals the same, but with a given role at a seat. */
function withRole(deal: Deal, seat: Seat, role: string): Deal {
  const now = deal.cards[seat] as Card;
  const cards = deal.cards.map((card, at): Card | null => {
    if (card === null || card.side !== now.side) return card;
    if (at === seat) return { ...card, role };
    return card.role === role ? { ...card, role: now.role } : card;
  });
  return { ...deal, cards };
}
