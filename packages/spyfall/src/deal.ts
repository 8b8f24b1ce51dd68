import type { Chance, Seat, Standings } from '@tasovka/kernel';
import { started } from './clock.ts';
import { cannotDeal, shuffledRoles, takeTop } from './deck.ts';
import type { Context } from './event.ts';
import type { FixedCards, FixedDeal } from './fixedDeal.ts';
import { house } from './house/index.ts';
import type { MatchState } from './matchState.ts';
import type { Options } from './options.ts';
import { boxOf } from './pack.ts';
import type { Deal, Location, State, Team } from './state.ts';
import { giveWord } from './talk.ts';
import { dealTeams } from './team/deal.ts';
import { nextCaptains } from './team/rotation.ts';

export function deal(
  standings: Standings<MatchState>,
  options: Options,
  ctx: Context,
  { deal: fixed = {} }: FixedDeal = {},
): State {
  const { dealer, matchState } = standings;
  const seats = standings.scores.length;
  const { used } = matchState;
  const captains = options.variant === 'team' ? captainsOf(fixed, matchState, dealer, seats) : null;
  const named = options.variant === 'team' ? fixed.locations : fixed.location === undefined ? [] : [fixed.location];
  const draw = locationDrawer(named ?? [], used, boxOf(options.box), ctx.chance);
  const unplayed = boxOf(options.box).filter((name) => !used.includes(name));
  const state: State = {
    seats,
    dealer,
    options,
    used,
    deal: captains
      ? dealTeams(captains, [draw(), draw()], seats, ctx.chance, fixed)
      : house.deal(options.house, dealOne(draw(), options, seats, ctx.chance, fixed), unplayed, seats, ctx),
    clock: options.roundMs === null ? null : started(options.roundMs, ctx.now),
    speakBy: null,
    lookUntil: 0,
    accusations: [],
    said: [],
    team: captains && { captains, first: null, taken: [0, 0], done: 0 },
    // SP-10: the dealer asks first; SP-51: in the team game the captains settle that.
    phase: captains
      ? { type: 'captains', named: [null, null] }
      : { type: 'talk', floor: { asker: dealer, asked: null, from: null } },
  };
  if (!captains) giveWord(state, ctx.now);
  emitDealt(state, standings.round, ctx);
  return state;
}

/** SP-3: locations come from those not yet played in this match; nobody can say beforehand which. */
function locationDrawer(
  fixed: readonly Location[],
  used: readonly Location[],
  box: readonly Location[],
  chance: Chance,
): () => Location {
  for (const name of [...used, ...fixed]) if (!box.includes(name)) throw cannotDeal(`unknown location "${name}"`);
  for (const name of fixed) if (used.includes(name)) throw cannotDeal('a location that was played is out of the match');
  if (new Set(fixed).size !== fixed.length) throw cannotDeal('the two locations are the same');
  const first = [...fixed];
  const rest = box.filter((name) => !used.includes(name) && !fixed.includes(name));
  return () => {
    const drawn = first.shift() ?? rest.splice(chance.below(Math.max(1, rest.length)), 1)[0];
    if (drawn === undefined) throw cannotDeal('no location is left');
    return drawn;
  };
}

/**
 * SP-6: one location, one spy card, a different role for everybody else.
 * SP-40: with two and three at the table there is one card more, which lies dark.
 */
function dealOne(location: Location, { variant }: Options, seats: number, chance: Chance, fixed: FixedCards): Deal {
  if (fixed.locations || fixed.captains || fixed.agents) throw cannotDeal(`${variant} takes "location" and "spy"`);
  const cards = variant === 'classic' ? seats : seats + 1;
  if (fixed.spy === 'dark' && variant === 'classic') throw cannotDeal('classic has no dark card');
  if (typeof fixed.spy === 'number' && fixed.spy >= seats) throw cannotDeal(`there is no seat ${fixed.spy}`);
  const holder = fixed.spy === 'dark' ? seats : (fixed.spy ?? chance.below(cards));
  const roles = shuffledRoles(location, chance);
  return {
    locations: [location],
    spy: holder === seats ? 'dark' : holder,
    cards: Array.from({ length: cards }, (_, at) => (at === holder ? null : { side: 0, role: takeTop(roles) })),
  };
}

function captainsOf(fixed: FixedCards, matchState: MatchState, dealer: Seat, seats: number): Team['captains'] {
  if (fixed.captains === undefined) return nextCaptains(matchState.captains, dealer, seats);
  const [one, two] = fixed.captains;
  if (one === undefined || two === undefined || one === two) throw cannotDeal('two different captains are needed');
  if (one >= seats || two >= seats) throw cannotDeal('a captain has no seat');
  return [one, two];
}

/** SP-6: everyone sees only their own card; the shape of what is told is the same for all. */
function emitDealt({ deal, seats, dealer, options, team }: State, played: number, ctx: Context): void {
  if (!ctx.emit) return;
  const own = (seat: Seat) => {
    const card = deal.cards[seat];
    if (!card) return { location: null, role: null, spy: true };
    return { location: deal.locations[card.side] ?? null, role: card.role, spy: false };
  };
  const dark = deal.cards.length > seats;
  ctx.emit(
    { type: 'dealt', round: played + 1, dealer, variant: options.variant, dark, captains: team?.captains ?? null },
    Object.fromEntries(Array.from({ length: seats }, (_, seat) => [seat, own(seat)])),
  );
}
