import type { Action, Chance, Game, GameEvent, Header, Match, Seat, Viewer } from '../src/index.ts';

/** A game of which only states and actions matter here. */
export type GameOf<S, A extends Action> = Game<S, A, unknown, unknown, unknown>;
export type MatchOf<S, A extends Action> = Match<S, A, unknown, unknown, unknown>;

/** A table to play at. */
export type Setup = Pick<Header, 'seats' | 'options'> & Partial<Header>;

export const properties = ['replay', 'twin', 'refused', 'interference', 'stuck', 'offered', 'parsers'] as const;
export type PropertyName = (typeof properties)[number];

/** What the kit must know about a game to check it. Only `setups` is needed; every answer more is a check more. */
export interface KitConfig<S, A extends Action> {
  /** Tables of many sizes and options; matches are spread over them at random. */
  setups(): readonly Setup[];
  /** How many matches; the environment's RUNS goes before it. 100 unless given. */
  readonly runs?: number;
  /** A match longer than this never ends. */
  readonly maxInputs?: number;
  /** Send what rooms see: people speaking, leaving, touching the table, writing. */
  readonly signals?: boolean;
  /** Only these properties; all seven unless given. */
  readonly only?: readonly PropertyName[];
  /** How often, from 0 to 1, a property is checked: per input, `replay` per match. 1 unless given. */
  readonly rates?: Partial<Record<PropertyName, number>>;
  /** False for what no player in their right mind does; the random player then mostly thinks again. */
  sensible?(state: S, seat: Seat, action: A): boolean;
  /** A state that differs from the given one (its own to change) only in what the viewer may not know, or null. */
  disguise?(state: S, viewer: Viewer, chance: Chance): S | null;
  /** Whether an event rightly shows a viewer what was hidden before. */
  reveals?(event: GameEvent, viewer: Viewer): boolean;
  /** Whether an action may be taken although it is not offered. */
  tolerates?(state: S, seat: Seat, action: A): boolean;
  /** Any well-formed action, legal or not, to be tried as one that is not offered. */
  anyAction?(state: S, seat: Seat, chance: Chance): A;
  /** Throws if something is wrong with a state: a card too many, a turn of nobody. */
  invariant?(state: S): void;
}

/** A match's beginning at a table of the kit. */
export const headerOf = <S, A extends Action>(game: GameOf<S, A>, setup: Setup, seed: string): Header => ({
  game: game.id,
  rulesVersion: game.rulesVersion,
  seed,
  names: ['Аня', 'Боря', 'Вера', 'Глеб', 'Даша', 'Егор', 'Женя', 'Зоя', 'Илья', 'Катя'].slice(0, setup.seats),
  ...setup,
});

/** What was checked, and how much of it. */
export interface KitReport {
  readonly matches: number;
  readonly inputs: number;
}

const environment = (globalThis as { process?: { env: Record<string, string | undefined> } }).process?.env ?? {};

/** What the environment says, for longer runs and for coming back to a failure. */
export const text = (name: string): string | undefined => environment[name];

export function number(name: string): number | undefined {
  const value = Number.parseInt(text(name) ?? '', 10);
  return Number.isNaN(value) ? undefined : value;
}
