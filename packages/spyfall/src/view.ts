import { type Millis, never, type Seat, seatsIn, type Viewer } from '@tasovka/kernel';
import { pending, votesOf } from './ballot.ts';
import { cardName, darkCardName, locationName, nameOf } from './cards.ts';
import { remaining, runsOut } from './clock.ts';
import type { Variant } from './options.ts';
import type { Ballot, Dark, How, Phase, Round } from './round.ts';
import { speaker } from './talk.ts';
import { namingOrder } from './team/sides.ts';

/** What stands for a card that lies face down. */
const faceDown = '?';

/** What a viewer knows of a round. The list of all locations is no part of it (SP-2). */
export type SpyfallView = {
  readonly variant: Variant;
  readonly rounds: number;
  readonly phase: Phase['type'];
  readonly turn: Seat | null;
  /** Seats a vote still waits for. */
  readonly pending: readonly Seat[];
  readonly asker: Seat | null;
  readonly asked: Seat | null;
  /** Milliseconds left on the clock; null where there is none. */
  readonly clock: Millis | null;
  /** When the clock runs out; null while it stands still. */
  readonly clockEnds: Millis | null;
  /** When a vote ends by itself. */
  readonly voteEnds: Millis | null;
  readonly accused: Seat | null;
  /** Who asked for the vote that is running. */
  readonly accuser: Seat | null;
  readonly pointer: Seat | null;
  readonly votes: { readonly [seat: string]: boolean };
  /** Who has used up this round's accusation. */
  readonly accusers: readonly Seat[];
  readonly spy: Seat | Dark | null;
  readonly location: string | null;
  /** The team game's two locations, in the order of the captains. */
  readonly locations: readonly (string | null)[];
  /** By seat: a role, or null for the spy; only those the viewer knows. */
  readonly roles: { readonly [seat: string]: string | null };
  /** The card nobody holds: null where there is none, "?" while it is dark, a role or "spy". */
  readonly darkCard: string | null;
  readonly captains: readonly Seat[];
  readonly teams: { readonly [captain: string]: readonly Seat[] };
  /** Captains for whom the round is over. */
  readonly declined: readonly Seat[];
  /** Whose location the spy has to name now. */
  readonly naming: Seat | null;
  readonly used: readonly string[];
  readonly said: readonly {
    readonly asker: Seat;
    readonly asked: Seat;
    readonly question: string | null;
    readonly answer: string | null;
  }[];
  readonly talk: 'text' | 'voice';
  readonly roleplay: boolean;
  readonly end: {
    readonly how: How;
    readonly winners: readonly Seat[];
    readonly shown: Seat | Dark | null;
    readonly guesses: readonly string[];
  } | null;
};

/**
 * Field by field, and the same fields for everybody. `now` is when the viewer looks; without it a running clock
 * shows what it showed when it last started.
 */
export function viewRound(round: Round, viewer: Viewer, now?: Millis): SpyfallView {
  const { phase, options, clock } = round;
  const floor = 'floor' in phase ? phase.floor : null;
  const ballot = ballotOf(phase);
  const ends = runsOut(clock);
  return {
    variant: options.variant,
    rounds: options.rounds,
    phase: phase.type,
    turn: turnOf(round),
    pending: phase.type === 'captains' ? stillNaming(round) : ballot ? seatsIn(pending(ballot)) : [],
    asker: phase.type === 'questions' ? captainOn(round, phase.side) : (floor?.asker ?? null),
    asked: phase.type === 'questions' ? phase.asked : (floor?.asked ?? null),
    clock: clock && remaining(clock, now ?? clock.since ?? 0),
    clockEnds: ends === never ? null : ends,
    voteEnds: ballot?.until ?? null,
    accused: phase.type === 'vote' ? phase.accusation.of : phase.type === 'final-vote' ? phase.suspect : null,
    accuser: phase.type === 'vote' ? phase.accusation.by : null,
    pointer: phase.type === 'agree' ? phase.pointer : null,
    votes: ballot ? (votesOf(ballot) as Record<string, boolean>) : {},
    accusers: round.accusations.map((accusation) => accusation.by).sort((a, b) => a - b),
    ...viewCards(round, viewer),
    darkCard: viewDarkCard(round, viewer),
    ...viewTeam(round),
    used: usedNow(round),
    said: round.said.map(({ asker, asked, question, answer }) => ({ asker, asked, question, answer })),
    talk: options.talk,
    roleplay: options.roleplay,
    end:
      phase.type === 'over'
        ? {
            how: phase.end.how,
            winners: seatsIn(phase.end.winners),
            shown: phase.end.shown,
            guesses: phase.end.guesses.map((at) => nameOf(round, at)),
          }
        : null,
  };
}

/** SP-6: everyone sees only their own card. SP-53: a spy who was taken is seen by all; at the end everything is. */
export function viewCards(round: Round, viewer: Viewer): Pick<SpyfallView, 'spy' | 'location' | 'locations' | 'roles'> {
  const { deal, seats, phase, team } = round;
  const all = seesAll(round, viewer);
  const spyShown = all || viewer === deal.spy || phase.type === 'guess';
  const mine = typeof viewer === 'number' ? (deal.cards[viewer] ?? null) : null;
  const roles: Record<string, string | null> = {};
  for (let seat = 0; seat < seats; seat++) {
    const known = all || viewer === seat || (spyShown && seat === deal.spy);
    if (known) roles[seat] = cardName(round, deal.cards[seat] ?? null);
  }
  return {
    spy: spyShown ? deal.spy : null,
    location: all && team === null ? nameOf(round, deal.locations[0]) : locationName(round, mine),
    // An agent knows a location, but not which captain holds it.
    locations: team
      ? team.captains.map((captain, side) => (all || viewer === captain ? nameOf(round, deal.locations[side]) : null))
      : [],
    roles,
  };
}

const seesAll = ({ phase }: Round, viewer: Viewer): boolean => viewer === 'judge' || phase.type === 'over';

function viewDarkCard(round: Round, viewer: Viewer): string | null {
  const dark = darkCardName(round);
  return dark !== null && !seesAll(round, viewer) ? faceDown : dark;
}

function viewTeam(round: Round): Pick<SpyfallView, 'captains' | 'teams' | 'declined' | 'naming'> {
  const { team, phase } = round;
  if (team === null) return { captains: [], teams: {}, declined: [], naming: null };
  const [one, two] = team.captains;
  return {
    captains: [one, two],
    teams: { [one]: seatsIn(team.taken[0]), [two]: seatsIn(team.taken[1]) },
    declined: seatsIn(team.done),
    naming: phase.type === 'guess' ? team.captains[namingOrder(round)[phase.guesses.length === 0 ? 0 : 1]] : null,
  };
}

/** SP-3: what is out of the match; this round's locations as soon as it is over. */
export function usedNow(round: Round): string[] {
  const played = round.phase.type === 'over' ? round.deal.locations : [];
  return [...round.used, ...played].map((location) => nameOf(round, location));
}

const captainOn = (round: Round, side: 0 | 1): Seat => round.team?.captains[side] as Seat;

export const ballotOf = (phase: Phase): Ballot | null => ('ballot' in phase ? phase.ballot : null);

/** SP-51: captains who have not yet said who goes first. */
export function stillNaming({ phase, team }: Round): Seat[] {
  if (phase.type !== 'captains' || team === null) return [];
  return team.captains.filter((_, side) => phase.named[side] === null).sort((a, b) => a - b);
}

/** The one seat everything waits for, or null where it is several or nobody. */
export function turnOf(round: Round): Seat | null {
  const { phase } = round;
  switch (phase.type) {
    case 'talk':
      return speaker(phase.floor);
    case 'questions':
      return (round.options.talk === 'text' ? phase.asked : null) ?? captainOn(round, phase.side);
    case 'choose':
      return captainOn(round, phase.side);
    case 'guess':
      return round.deal.spy as Seat;
    default:
      return null;
  }
}
