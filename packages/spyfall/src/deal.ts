import type { Chance, GameContext, Seat, Standings } from '@tasovka/kernel';
import type { FixedDeal, MatchState } from './actions.ts';
import { nextCaptains } from './captains.ts';
import { cannotDeal, cardName, locationName, shuffledRoles } from './cards.ts';
import { started } from './clock.ts';
import type { Options } from './options.ts';
import { boxOf } from './pack.ts';
import type { Deal, Location, Round } from './round.ts';
import { dealTeams } from './team/deal.ts';

export function dealRound(
  standings: Standings<MatchState>,
  options: Options,
  ctx: GameContext,
  fixed: FixedDeal = {},
): Round {
  const { dealer, matchState } = standings;
  const seats = standings.scores.length;
  const find = (name: string): Location => {
    const found = boxOf(options.box).indexOf(name);
    if (found < 0) throw cannotDeal(`unknown location "${name}"`);
    return found;
  };
  const used = matchState.used.map(find);
  const captains = options.variant === 'team' ? captainsOf(fixed, matchState, dealer, seats) : null;
  const named = options.variant === 'team' ? fixed.locations : fixed.location === undefined ? [] : [fixed.location];
  const locations = draw(captains ? 2 : 1, (named ?? []).map(find), used, boxOf(options.box).length, ctx.chance);
  const deal = captains
    ? dealTeams(captains, locations, seats, ctx.chance, fixed)
    : dealOne(locations, options, seats, ctx.chance, fixed);
  const round: Round = {
    seats,
    dealer,
    options,
    used,
    deal,
    clock: options.roundMs === null ? null : started(options.roundMs, ctx.now),
    accusations: [],
    said: [],
    team: captains && { captains, first: null, taken: [0, 0], done: 0 },
    // SP-10: the dealer asks first; SP-51: in the team game the captains settle that.
    phase: captains
      ? { type: 'captains', named: [null, null] }
      : { type: 'talk', floor: { asker: dealer, asked: null, from: null } },
  };
  tellDeal(round, standings.round, ctx);
  return round;
}

/** SP-3: locations come from those not yet played in this match; nobody can say beforehand which. */
function draw(count: number, fixed: readonly Location[], used: readonly Location[], size: number, chance: Chance) {
  const fresh: Location[] = [];
  for (let at = 0; at < size; at++) if (!used.includes(at) && !fixed.includes(at)) fresh.push(at);
  for (const at of fixed) if (used.includes(at)) throw cannotDeal('a location that was played is out of the match');
  if (new Set(fixed).size !== fixed.length) throw cannotDeal('the two locations are the same');
  const drawn = [...fixed];
  while (drawn.length < count) {
    if (fresh.length === 0) throw cannotDeal('no location is left');
    drawn.push(fresh.splice(chance.below(fresh.length), 1)[0] as Location);
  }
  return drawn;
}

/**
 * SP-6: one location, one spy card, a different role for everybody else.
 * SP-40: with two and three at the table there is one card more, which lies dark.
 */
function dealOne(
  locations: readonly Location[],
  { variant }: Options,
  seats: number,
  chance: Chance,
  fixed: FixedDeal,
): Deal {
  if (fixed.locations || fixed.captains || fixed.agents) throw cannotDeal(`${variant} takes "location" and "spy"`);
  const cards = variant === 'classic' ? seats : seats + 1;
  if (fixed.spy === 'dark' && variant === 'classic') throw cannotDeal('classic has no dark card');
  if (typeof fixed.spy === 'number' && fixed.spy >= seats) throw cannotDeal(`there is no seat ${fixed.spy}`);
  const holder = fixed.spy === 'dark' ? seats : (fixed.spy ?? chance.below(cards));
  const roles = shuffledRoles(chance);
  return {
    locations,
    spy: holder === seats ? 'dark' : holder,
    cards: Array.from({ length: cards }, (_, at) => (at === holder ? null : { side: 0, role: roles.pop() as number })),
  };
}

function captainsOf(fixed: FixedDeal, matchState: MatchState, dealer: Seat, seats: number): readonly [Seat, Seat] {
  if (fixed.captains === undefined) return nextCaptains(matchState.captains, dealer, seats);
  const [one, two] = fixed.captains;
  if (one === undefined || two === undefined || one === two) throw cannotDeal('two different captains are needed');
  if (one >= seats || two >= seats) throw cannotDeal('a captain has no seat');
  return [one, two];
}

/** SP-6: everyone sees only their own card; the shape of what is told is the same for all. */
function tellDeal(round: Round, played: number, ctx: GameContext): void {
  if (!ctx.emit) return;
  const { deal, seats, dealer, options, team } = round;
  const secrets: Record<Seat, { location: string | null; role: string | null; spy: boolean }> = {};
  for (let seat = 0; seat < seats; seat++) {
    const card = deal.cards[seat] ?? null;
    secrets[seat] = { location: locationName(round, card), role: cardName(round, card), spy: card === null };
  }
  const dark = deal.cards.length > seats;
  ctx.emit(
    { type: 'dealt', round: played + 1, dealer, variant: options.variant, dark, captains: team?.captains ?? null },
    secrets,
  );
}
