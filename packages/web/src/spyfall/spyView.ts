import type { JsonObject, Seat, StandingsView } from '@tasovka/kernel';
import type { SpyfallView } from '@tasovka/spyfall';

/** The spy's game as it is drawn, every key there. */
export type SpyView = SpyfallView & StandingsView;

/** On the wire null and missing are one: this is what stands for what is missing. */
const missing: SpyView = {
  variant: 'classic',
  rounds: 0,
  phase: 'talk',
  turn: null,
  pending: [],
  asker: null,
  asked: null,
  clock: null,
  clockEnds: null,
  voteEnds: null,
  speakBy: null,
  lookUntil: 0,
  accused: null,
  accuser: null,
  pointer: null,
  votes: {},
  majority: false,
  accusers: [],
  spy: null,
  ruledOut: null,
  location: null,
  locations: [],
  roles: {},
  darkCard: null,
  captains: [],
  teams: {},
  declined: [],
  naming: null,
  used: [],
  said: [],
  talk: 'text',
  roleplay: false,
  end: null,
  round: 0,
  dealer: 0,
  scores: [],
  out: [],
  over: false,
  winner: null,
  roundScores: null,
  roundWinner: null,
  ranking: [],
  places: [],
};

/** The only place where the app reads this view from the wire. */
export function readSpyView(view: JsonObject): SpyView {
  // Our own server wrote it by the same types; it only leaves out what is null.
  const { end, ...given } = view as Partial<SpyView>;
  return { ...missing, ...given, end: end ? { ...end, shown: end.shown ?? null } : null };
}

/** Who was a spy, when all cards lie open: one, or two by a house rule (HR-9); nobody where the spy lay dark. */
export const spiesIn = ({ spy, roles, variant, ranking }: SpyView): Seat[] =>
  variant === 'classic'
    ? // A spy's `null` does not survive the way here.
      ranking.filter((seat) => !roles[seat])
    : typeof spy === 'number'
      ? [spy]
      : [];

/** HR-8: what a spy need not think of: places that were played, and the one that was crossed out. */
export const placesOut = ({ used, ruledOut }: SpyView): readonly string[] =>
  ruledOut === null ? used : [...used, ruledOut];

/** The team a seat is in: 0 or 1, in the order of the captains; -1 for neither. */
export const sideOf = ({ captains, teams }: SpyView, seat: Seat): number =>
  captains.findIndex((captain) => captain === seat || teams[captain]?.includes(seat));
