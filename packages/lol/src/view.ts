import { colourName, handsSeen, votesOf } from '@tasovka/cards';
import { type Json, type JsonObject, nobody, only, type SeatSet, seatsIn, type Viewer } from '@tasovka/kernel';
import { box, isNumber, nameOf } from './box.ts';
import { isThinking } from './moves/turn.ts';
import { goalOf } from './scores.ts';
import { type State, topOf } from './state.ts';

/** What need not be the same for everybody who looks. */
export function ownView(state: State, viewer: Viewer): JsonObject {
  return {
    seat: typeof viewer === 'number' ? viewer : null,
    hand: handsSeen(state.hands, viewer, box.names),
    table: onTable(state),
  };
}

/** What a viewer may know, named as scenarios name it. */
export function view(state: State, viewer: Viewer): JsonObject {
  const top = topOf(state);
  const thinking = isThinking(state);
  return {
    ...ownView(state, viewer),
    turn: thinking ? state.turn : null,
    phase: state.phase.kind,
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
    window: isNumber(top) ? state.laid : null,
    thinking: state.options.turnMs > 0 && thinking ? state.thinking + state.options.turnMs : null,
    goal: goalOf(state.options.mode),
  };
}

/** The seats the round waits for, in turn, in a race or in a vote. */
export const awaited = (state: State): SeatSet => (isThinking(state) ? only(state.turn) : pending(state));

function pending({ phase }: State): SeatSet {
  switch (phase.kind) {
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

/** What the phase itself shows to all. */
function onTable({ phase, laid }: State): Json {
  switch (phase.kind) {
    case 'slap':
      return { by: phase.by, window: laid, due: phase.race.due, times: [...phase.race.times] };
    case 'answer':
      return { by: phase.by, against: phase.against, due: phase.due };
    case 'vote': {
      const { by, against, due } = phase.trial;
      return { by, against, due, votes: votesOf(phase.trial) };
    }
    default:
      return null;
  }
}
