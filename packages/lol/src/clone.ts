import type { Phase, State } from './state.ts';

/** A copy that shares nothing that changes. Most phases are never changed in place. */
export function clone(state: State): State {
  return {
    ...state,
    hands: state.hands.map((hand) => hand.slice()),
    deck: state.deck.slice(),
    pile: state.pile.slice(),
    phase: clonePhase(state.phase),
  };
}

function clonePhase(phase: Phase): Phase {
  switch (phase.type) {
    case 'slap':
      return { ...phase, race: { ...phase.race, times: phase.race.times.slice() } };
    case 'vote':
      return { ...phase, trial: { ...phase.trial } };
    default:
      return phase;
  }
}
