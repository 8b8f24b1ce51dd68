import type { Chance, GameContext, Seat } from '@tasovka/kernel';

/** The state of a round as far as a playout looks at it. */
interface Round {
  readonly phase: { readonly type: string };
}

export interface Playouts<State> {
  /** Plays so many moves on, or to the end of the round; `hero` is the seat of the bot that imagines it. */
  playOn(state: State, moves: number, ctx: GameContext, hero?: Seat | null): void;
  /** Plays so many moves on and further to where a turn begins, or to the end of the round. */
  playOut(state: State, moves: number, ctx: GameContext, hero: Seat): void;
}

/** A turn that takes several moves is played to its end, but not for ever. */
const patience = 8;

/** Time stands still in a playout, and nobody listens. */
export const playoutContext = (chance: Chance): GameContext => ({ now: 0, chance, fixed: {}, names: [] });

/** Playouts of a game, from what happens in one move of it. */
export function playoutsBy<State extends Round>(
  step: (state: State, hero: Seat | null, ctx: GameContext) => void,
): Playouts<State> {
  const playOn = (state: State, moves: number, ctx: GameContext, hero: Seat | null = null): void => {
    for (let move = 0; move < moves && state.phase.type !== 'over'; move++) step(state, hero, ctx);
  };
  return {
    playOn,
    playOut(state, moves, ctx, hero) {
      playOn(state, moves, ctx, hero);
      for (let more = 0; more < patience && state.phase.type !== 'turn'; more++) playOn(state, 1, ctx, hero);
    },
  };
}
