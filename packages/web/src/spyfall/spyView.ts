import type { Json, JsonObject, Seat } from '@tasovka/kernel';

export interface Exchange {
  readonly asker: Seat;
  readonly asked: Seat;
  readonly question?: string | null;
  readonly answer?: string | null;
}

export interface Ending {
  readonly how: string;
  readonly winners: readonly Seat[];
  readonly shown: Seat | 'dark' | null;
  readonly guesses: readonly string[];
}

/** The spy's game as it is drawn, every key there. */
export interface SpyView {
  readonly variant: string;
  readonly rounds: number;
  readonly phase: string;
  readonly turn: Seat | null;
  readonly pending: readonly Seat[];
  readonly asker: Seat | null;
  readonly asked: Seat | null;
  readonly clock: number | null;
  readonly clockEnds: number | null;
  readonly voteEnds: number | null;
  readonly accused: Seat | null;
  readonly accuser: Seat | null;
  readonly pointer: Seat | null;
  readonly votes: Readonly<Record<string, boolean>>;
  readonly accusers: readonly Seat[];
  readonly spy: Seat | 'dark' | null;
  readonly location: string | null;
  readonly locations: readonly (string | null)[];
  readonly roles: Readonly<Record<string, string | null>>;
  readonly darkCard: string | null;
  readonly captains: readonly Seat[];
  readonly teams: Readonly<Record<string, readonly Seat[]>>;
  readonly naming: Seat | null;
  readonly used: readonly string[];
  readonly said: readonly Exchange[];
  readonly talk: 'text' | 'voice';
  readonly end: Ending | null;
  readonly round: number;
  readonly scores: readonly number[];
  readonly roundScores: readonly number[] | null;
  readonly over: boolean;
  readonly ranking: readonly Seat[];
  readonly places: readonly number[];
}

/** Whose team somebody is in: 0 or 1, in the order of the captains; -1 for nobody's. */
export const sideOf = ({ captains, teams }: SpyView, seat: Seat): number =>
  captains.findIndex((captain) => captain === seat || teams[captain]?.includes(seat));

const list = <T>(value: Json | undefined): readonly T[] => (Array.isArray(value) ? (value as T[]) : []);
const map = <T>(value: Json | undefined): Readonly<Record<string, T>> => (value ?? {}) as Readonly<Record<string, T>>;
const maybe = <T>(value: Json | undefined): T | null => (value === undefined || value === null ? null : (value as T));

export function readSpyView(view: JsonObject): SpyView {
  return {
    variant: String(view.variant ?? 'classic'),
    rounds: Number(view.rounds ?? 0),
    phase: String(view.phase ?? 'talk'),
    turn: maybe(view.turn),
    pending: list(view.pending),
    asker: maybe(view.asker),
    asked: maybe(view.asked),
    clock: maybe(view.clock),
    clockEnds: maybe(view.clockEnds),
    voteEnds: maybe(view.voteEnds),
    accused: maybe(view.accused),
    accuser: maybe(view.accuser),
    pointer: maybe(view.pointer),
    votes: map(view.votes),
    accusers: list(view.accusers),
    spy: maybe(view.spy),
    location: maybe(view.location),
    locations: list(view.locations),
    roles: map(view.roles),
    darkCard: maybe(view.darkCard),
    captains: list(view.captains),
    teams: map(view.teams),
    naming: maybe(view.naming),
    used: list(view.used),
    said: list(view.said),
    talk: view.talk === 'voice' ? 'voice' : 'text',
    end: maybe<JsonObject>(view.end) === null ? null : readEnding(view.end as JsonObject),
    round: Number(view.round ?? 0),
    scores: list(view.scores),
    roundScores: maybe(view.roundScores),
    over: view.over === true,
    ranking: list(view.ranking),
    places: list(view.places),
  };
}

const readEnding = (end: JsonObject): Ending => ({
  how: String(end.how),
  winners: list(end.winners),
  shown: maybe(end.shown),
  guesses: list(end.guesses),
});
