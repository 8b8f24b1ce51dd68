import type { Json, JsonObject, Seat } from '@tasovka/kernel';

export interface Offence {
  readonly act: string;
  readonly seat: Seat;
  readonly to: Seat | null;
  readonly until: number | null;
}

export interface Manners {
  readonly offences: readonly Offence[];
  readonly winking: readonly Seat[];
  readonly winkedBy: readonly Seat[];
  readonly planned: boolean;
  readonly swing: { readonly seat: Seat; readonly since: number; readonly phase: number } | null;
  readonly count: { readonly from: number; readonly said: number } | null;
}

/** What both card games show, with every key there: on the wire null and missing are one. */
export interface CardView {
  readonly turn: Seat | null;
  readonly phase: string;
  readonly hand: readonly string[];
  readonly hands: readonly number[];
  readonly top: string | null;
  readonly colour: string | null;
  readonly direction: number;
  readonly owed: number;
  readonly pending: readonly Seat[];
  readonly silence: Seat | null;
  readonly declared: readonly Seat[];
  readonly catchable: readonly Seat[];
  readonly deck: number;
  readonly pile: number;
  readonly dark: number;
  readonly bills: readonly number[];
  readonly table: Json;
  readonly thinking: number | null;
  readonly manners: Manners | null;
  /** How many points a match goes to; null where it ends otherwise. */
  readonly goal: number | null;
  readonly round: number;
  readonly dealer: Seat;
  readonly scores: readonly number[];
  readonly roundScores: readonly number[] | null;
  readonly roundWinner: Seat | null;
  readonly out: readonly Seat[];
  readonly over: boolean;
  readonly winner: Seat | null;
  readonly ranking: readonly Seat[];
  readonly places: readonly number[];
}

const list = <T>(value: Json | undefined): readonly T[] => (Array.isArray(value) ? (value as T[]) : []);
const count = (value: Json | undefined): number => (typeof value === 'number' ? value : 0);
const maybe = <T>(value: Json | undefined): T | null => (value === undefined || value === null ? null : (value as T));

export function readCardView(view: JsonObject, seat: Seat | null): CardView {
  const hands = (view.hand ?? {}) as Readonly<Record<string, readonly string[]>>;
  return {
    turn: maybe<Seat>(view.turn),
    phase: String(view.phase ?? ''),
    hand: seat === null ? [] : (hands[seat] ?? []),
    hands: list<number>(view.hands),
    top: maybe<string>(view.top),
    colour: maybe<string>(view.colour),
    direction: view.direction === -1 ? -1 : 1,
    owed: count(view.owed),
    pending: list<Seat>(view.pending),
    silence: maybe<Seat>(view.silence),
    declared: list<Seat>(view.declared),
    catchable: list<Seat>(view.catchable),
    deck: count(view.deck),
    pile: count(view.pile),
    dark: count(view.dark),
    bills: list<number>(view.bills),
    table: view.table ?? null,
    thinking: maybe<number>(view.thinking),
    manners: maybe<JsonObject>(view.manners) === null ? null : readManners(view.manners as JsonObject),
    goal: maybe<number>(view.goal),
    round: count(view.round),
    dealer: count(view.dealer),
    scores: list<number>(view.scores),
    roundScores: maybe<readonly number[]>(view.roundScores),
    roundWinner: maybe<Seat>(view.roundWinner),
    out: list<Seat>(view.out),
    over: view.over === true,
    winner: maybe<Seat>(view.winner),
    ranking: list<Seat>(view.ranking),
    places: list<number>(view.places),
  };
}

function readManners(manners: JsonObject): Manners {
  return {
    offences: list<Offence>(manners.offences),
    winking: list<Seat>(manners.winking),
    winkedBy: list<Seat>(manners.winkedBy),
    planned: manners.planned === true,
    swing: maybe(manners.swing),
    count: maybe(manners.count),
  };
}
