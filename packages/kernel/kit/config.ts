import type { Chance, Game, GameEvent, GameTypes, Header, Seat, Viewer } from '../src/index.ts';

/** A table to play at. */
export type Setup = Pick<Header, 'seats' | 'options'> & Partial<Header>;

export const properties = ['replay', 'twin', 'refused', 'interference', 'stuck', 'offered', 'parsers'] as const;
export type PropertyName = (typeof properties)[number];

/** What the kit must know about a game to check it. Only `setups` is needed; every answer more is a check more. */
export interface KitConfig<T extends GameTypes> {
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
  sensible?(state: T['State'], seat: Seat, action: T['Action']): boolean;
  /** A state that differs from the given one (its own to change) only in what the viewer may not know, or null. */
  disguise?(state: T['State'], viewer: Viewer, chance: Chance): T['State'] | null;
  /** Whether an event rightly shows a viewer what was hidden before. */
  reveals?(event: GameEvent, viewer: Viewer): boolean;
  /** Whether an action may be taken although it is not offered. */
  tolerates?(state: T['State'], seat: Seat, action: T['Action']): boolean;
  /** Any well-formed action, legal or not, to be tried as one that is not offered. */
  anyAction?(state: T['State'], seat: Seat, chance: Chance): T['Action'];
  /** Throws if something is wrong with a state: a card too many, a turn of nobody. */
  invariant?(state: T['State']): void;
}

/** A match's beginning at a table of the kit. */
export const headerOf = <T extends GameTypes>(game: Game<T>, setup: Setup, seed: string): Header => ({
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
