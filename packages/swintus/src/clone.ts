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
    manners: state.manners && {
      ...state.manners,
      offences: state.manners.offences.slice(),
      winks: state.manners.winks.map((wink) => ({ ...wink })),
      count: state.manners.count && { ...state.manners.count },
      questions: state.manners.questions.slice(),
      blind: state.manners.blind.slice(),
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
