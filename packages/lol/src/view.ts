import {
  type CardGameView,
  type ClaimView,
  colourName,
  handsViewer,
  type SlapView,
  viewRace,
  votesOf,
} from '@tasovka/cards';
import { nobody, only, type Seat, type SeatSet, seatsIn, type Viewer } from '@tasovka/kernel';
import { type LolCard, nameOf, namesOf } from './box.ts';
import { isJumpable } from './moves/jump.ts';
import { isThinking } from './moves/turn.ts';
import { goalOf } from './scores.ts';
import { type State, topOf } from './state.ts';

/** What the phase lays on the table. */
export type PhaseView =
  | { readonly phase: 'turn' | 'cover' | 'colour' | 'swap' | 'over'; readonly table: null }
  | { readonly phase: 'slap'; readonly table: SlapView }
  | { readonly phase: 'answer'; readonly table: ClaimView }
  | { readonly phase: 'vote'; readonly table: ClaimView & { readonly votes: { readonly [seat: Seat]: boolean } } };

/** What a viewer may know of a round, named as scenarios name it. */
export type LolView = CardGameView<LolCard> & PhaseView;

const handsSeen = handsViewer(namesOf);

/** What need not be the same for everybody who looks. */
export function ownView(state: State, viewer: Viewer) {
  return {
    seat: typeof viewer === 'number' ? viewer : null,
    hand: handsSeen(state.hands, viewer),
    table: viewPhase(state).table,
  };
}

export function view(state: State, viewer: Viewer): LolView {
  const top = topOf(state);
  const thinking = isThinking(state);
  return {
    ...ownView(state, viewer),
    ...viewPhase(state),
    turn: thinking ? state.turn : null,
    hands: state.hands.map((hand) => hand.length),
    top: nameOf(top),
    colour: colourName(state.colour),
    direction: 1,
    owed: state.owed,
    pending: seatsIn(pending(state)),
    silence: state.silence,
    declared: seatsIn(state.declared),
    catchable: seatsIn(state.catchable),
    deck: state.deck.length,
    pile: state.pile.length,
    window: isJumpable(state, top) ? state.playCount : null,
    thinking: state.options.turnMs > 0 && thinking ? state.thinking + state.options.turnMs : null,
    lookUntil: state.lookUntil,
    goal: goalOf(state.options.mode),
    day: state.day ?? null,
  };
}

/** The seats the round waits for, in turn, in a race or in a vote. */
export const awaited = (state: State): SeatSet => (isThinking(state) ? only(state.turn) : pending(state));

function pending({ phase }: State): SeatSet {
  switch (phase.type) {
    case 'slap':
      return phase.race.pending;
    case 'answer':
      return only(phase.against);
    case 'vote':
      return phase.trial.pending;
    default:
      return nobody;
  }
}

function viewPhase({ phase, playCount }: State): PhaseView {
  switch (phase.type) {
    case 'slap':
      return { phase: phase.type, table: viewRace(phase.race, phase.by, playCount) };
    case 'answer':
      return { phase: phase.type, table: { by: phase.by, against: phase.against, due: phase.due } };
    case 'vote': {
      const { by, against, due } = phase.trial;
      return { phase: phase.type, table: { by, against, due, votes: votesOf(phase.trial) } };
    }
    default:
      return { phase: phase.type, table: null };
  }
}
