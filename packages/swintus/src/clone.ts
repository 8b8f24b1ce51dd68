import type { Phase, State } from './state.ts';

/** A copy that shares nothing that changes. Most phases are never changed in place. */
export function clone(state: State): State {
  return {
    ...state,
    hands: state.hands.map((hand) => hand.slice()),
    deck: state.deck.slice(),
    pile: state.pile.slice(),
    removed: state.removed.slice(),
    bills: state.bills.slice(),
    phase: clonePhase(state.phase),
    etiquette: state.etiquette && {
      ...state.etiquette,
      offences: state.etiquette.offences.slice(),
      winks: state.etiquette.winks.map((wink) => ({ ...wink })),
      count: state.etiquette.count && { ...state.etiquette.count },
      questions: state.etiquette.questions.slice(),
      blind: state.etiquette.blind.slice(),
    },
  };
}

function clonePhase(phase: Phase): Phase {
  switch (phase.type) {
    case 'slap':
      return { ...phase, race: { ...phase.race, times: phase.race.times.slice() } };
    case 'temnodel':
    case 'temnodel-last':
      return { ...phase, dark: phase.dark.slice() };
    case 'vote':
      return { ...phase, trial: { ...phase.trial }, resume: clonePhase(phase.resume) };
    case 'answer':
    case 'give':
      return { ...phase, resume: clonePhase(phase.resume) };
    default:
      return phase;
  }
}
