import { type Arena, arenas } from './arena.ts';

/** The arenas whose names begin in one of these ways. */
export const arenasCalled = (starts: readonly string[]): readonly Arena[] =>
  arenas.filter(({ id }) => starts.some((start) => id.startsWith(start)));
