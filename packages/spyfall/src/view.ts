import {
  type Millis,
  never,
  nobody,
  only,
  type Seat,
  type SeatSet,
  seatSet,
  seatsIn,
  type Viewer,
} from '@tasovka/kernel';
import { pending, votesOf } from './ballot.ts';
import { remaining, runsOut } from './clock.ts';
import { darkCardName } from './deck.ts';
import type { Votes } from './event.ts';
import type { Variant } from './options.ts';
import { silentTooLong } from './silence.ts';
import {
  ballotOf,
  type Dark,
  type How,
  isSpy,
  locationOn,
  type Phase,
  type State,
  speaker,
  teamOf,
  teamSpy,
  usedNow,
} from './state.ts';
import { captainSide, namedCaptain, sides } from './team/sides.ts';

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
  /** When the player who has the word is passed over; null where nobody is hurried. */
  readonly speakBy: Millis | null;
  /** Until when everybody looks at a vote; clocks go on then. */
  readonly lookUntil: Millis;
  readonly accused: Seat | null;
  /** The player who asked for the vote that is running. */
  readonly accuser: Seat | null;
  readonly pointer: Seat | null;
  readonly votes: Votes;
  /** HR-10: more than half of the votes turn a card over, not only all of them. */
  readonly majority: boolean;
  /** Players who have used up this round's accusation. */
  readonly accusers: readonly Seat[];
  readonly spy: Seat | Dark | null;
  /** HR-8: a place that it is not, for a spy to know. */
  readonly ruledOut: string | null;
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
  /** The captain whose location the spy has to name now. */
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

/** Built up field by field, with the same fields for everybody. */
export function view(state: State, viewer: Viewer, now: Millis): SpyfallView {
  const { phase, options, clock } = state;
  const floor = 'floor' in phase ? phase.floor : null;
  const ballot = ballotOf(phase);
  const ends = runsOut(clock);
  const hurried = silentTooLong(state);
  return {
    variant: options.variant,
    rounds: options.rounds,
    phase: phase.type,
    turn: turnOf(state),
    pending: phase.type === 'captains' ? stillNaming(state) : ballot ? seatsIn(pending(ballot)) : [],
    asker: phase.type === 'questions' ? teamOf(state).captains[phase.side] : (floor?.asker ?? null),
    asked: phase.type === 'questions' ? phase.asked : (floor?.asked ?? null),
    clock: clock && remaining(clock, now),
    clockEnds: ends === never ? null : ends,
    voteEnds: ballot?.until ?? null,
    speakBy: hurried === never ? null : hurried,
    lookUntil: state.lookUntil,
    accused: phase.type === 'vote' ? phase.accusation.of : phase.type === 'final-vote' ? phase.suspect : null,
    accuser: phase.type === 'vote' ? phase.accusation.by : null,
    pointer: phase.type === 'agree' ? phase.pointer : null,
    votes: ballot ? votesOf(ballot) : {},
    majority: options.house.includes('HR-10'),
    accusers: state.accusations.map((accusation) => accusation.by).sort((a, b) => a - b),
    ...ownView(state, viewer),
    ...viewTeam(state),
    used: usedNow(state),
    said: state.said.map(({ asker, asked, question, answer }) => ({ asker, asked, question, answer })),
    talk: options.talk,
    roleplay: options.roleplay,
    end: viewEnd(phase),
  };
}

/** SP-6: everyone sees only their own card. SP-53: a spy who was taken is seen by all; at the end everything is. */
export function ownView(
  state: State,
  viewer: Viewer,
): Pick<SpyfallView, 'spy' | 'ruledOut' | 'location' | 'locations' | 'roles' | 'darkCard'> {
  const { deal, seats, phase, team } = state;
  const all = seesAll(state, viewer);
  const isOne = isSpy(state, viewer);
  const spyShown = all || isOne || phase.type === 'guess';
  const mine = typeof viewer === 'number' ? (deal.cards[viewer] ?? null) : null;
  const roles: Record<string, string | null> = {};
  for (let seat = 0; seat < seats; seat++) {
    const known = all || viewer === seat || (phase.type === 'guess' && seat === deal.spy);
    if (known) roles[seat] = deal.cards[seat]?.role ?? null;
  }
  const led = team && typeof viewer === 'number' ? captainSide(team.captains, viewer) : null;
  return {
    // HR-9: a spy knows of no other.
    spy: isOne && !all ? (viewer as Seat) : spyShown ? deal.spy : null,
    ruledOut: all || isOne ? (deal.ruledOut ?? null) : null,
    location: all && team === null ? locationOn(state, 0) : mine && locationOn(state, mine.side),
    // An agent knows a location, but not which captain holds it.
    locations: team ? sides.map((side) => (all || side === led ? locationOn(state, side) : null)) : [],
    roles,
    darkCard: viewDarkCard(state, viewer),
  };
}

const seesAll = ({ phase }: State, viewer: Viewer): boolean => viewer === 'judge' || phase.type === 'over';

function viewDarkCard(state: State, viewer: Viewer): string | null {
  const dark = darkCardName(state);
  return dark !== null && !seesAll(state, viewer) ? faceDown : dark;
}

function viewTeam(state: State): Pick<SpyfallView, 'captains' | 'teams' | 'declined' | 'naming'> {
  const { team } = state;
  if (team === null) return { captains: [], teams: {}, declined: [], naming: null };
  const [one, two] = team.captains;
  return {
    captains: [one, two],
    teams: { [one]: seatsIn(team.taken[0]), [two]: seatsIn(team.taken[1]) },
    declined: seatsIn(team.done),
    naming: namedCaptain(state),
  };
}

function viewEnd(phase: Phase): SpyfallView['end'] {
  if (phase.type !== 'over') return null;
  const { how, winners, shown, guesses } = phase.end;
  return { how, winners: seatsIn(winners), shown, guesses };
}

/** The seat everything waits for, or null where several or none are waited for. */
function turnOf(state: State): Seat | null {
  const { phase, options } = state;
  switch (phase.type) {
    case 'talk':
      return speaker(phase.floor);
    case 'questions':
      return (options.talk === 'text' ? phase.asked : null) ?? teamOf(state).captains[phase.side];
    case 'choose':
      return teamOf(state).captains[phase.side];
    case 'guess':
      return teamSpy(state);
    default:
      return null;
  }
}

/** SP-51: captains who have not yet said which of them goes first. */
function stillNaming({ phase, team }: State): Seat[] {
  if (phase.type !== 'captains' || team === null) return [];
  return team.captains.filter((_, side) => phase.named[side] === null).sort((a, b) => a - b);
}

/** The seats the round waits for. */
export function awaited(state: State): SeatSet {
  const ballot = ballotOf(state.phase);
  if (ballot) return pending(ballot);
  if (state.phase.type === 'captains') return seatSet(stillNaming(state));
  const turn = turnOf(state);
  return turn === null ? nobody : only(turn);
}
