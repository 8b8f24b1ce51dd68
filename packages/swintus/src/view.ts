import { colourName, handsSeen } from '@tasovka/cards';
import {
  type Json,
  type JsonObject,
  nobody,
  only,
  type Seat,
  type SeatSet,
  seatsIn,
  type Viewer,
} from '@tasovka/kernel';
import { box } from './box.ts';
import { nameOf, namesOf } from './course.ts';
import { isThinking } from './moves/turn.ts';
import { type Manners, type State, topOf } from './state.ts';
import { infected } from './zombie/infection.ts';

/** What need not be the same for everybody who looks. */
export function ownView(state: State, viewer: Viewer): JsonObject {
  return {
    seat: typeof viewer === 'number' ? viewer : null,
    hand: handsSeen(state.hands, viewer, box.names),
    table: onTable(state, viewer),
    manners: state.manners ? mannersSeen(state.manners, viewer) : null,
  };
}

/** What a viewer may know, named as scenarios name it. */
export function view(state: State, viewer: Viewer): JsonObject {
  const { phase } = state;
  return {
    ...ownView(state, viewer),
    turn: isThinking(state) ? state.turn : null,
    phase: phase.kind,
    hands: state.hands.map((hand) => hand.length),
    top: nameOf(topOf(state)),
    colour: colourName(state.colour),
    direction: state.direction,
    owed: state.owed,
    pending: seatsIn(pending(state)),
    silence: state.silence,
    declared: seatsIn(state.declared),
    catchable: state.options.mistakes === 'prevented' || viewer === 'judge' ? seatsIn(state.catchable) : [],
    deck: state.deck.length,
    pile: state.pile.length,
    dark: darkCards(state),
    bills: [...state.bills],
    molesLeft: state.molesLeft,
    window: state.open ? state.laid : null,
    thinking: state.options.turnMs > 0 && isThinking(state) ? state.thinking + state.options.turnMs : null,
    goal: state.options.target,
  };
}

/** The seats the round waits for, in a race, a vote, a pause or in turn. */
export function awaited(state: State): SeatSet {
  return isThinking(state) ? only(state.turn) : pending(state);
}

function pending({ phase }: State): SeatSet {
  switch (phase.kind) {
    case 'slap':
      return phase.race.pending;
    case 'vote':
      return phase.trial.pending;
    case 'answer':
      return only(phase.charge.against);
    case 'give':
      return only(phase.from);
    default:
      return nobody;
  }
}

const darkCards = ({ phase }: State): number =>
  phase.kind === 'temnodel' || phase.kind === 'temnodel-last' ? phase.dark.length : 0;

const sees = (viewer: Viewer, seat: Seat): boolean => viewer === seat || viewer === 'judge';

/** What the phase lays on the table for this viewer. */
function onTable(state: State, viewer: Viewer): Json {
  const { phase } = state;
  switch (phase.kind) {
    case 'drawn':
      return { card: sees(viewer, state.turn) && phase.card !== null ? nameOf(phase.card) : null };
    case 'slap':
      return { by: phase.by, window: state.laid, due: phase.race.due, times: [...phase.race.times] };
    case 'temnodel':
    case 'temnodel-last':
      return phase.dark.map(({ seat, card, claim }) => ({
        seat,
        claim: nameOf(claim),
        card: sees(viewer, seat) ? nameOf(card) : null,
      }));
    case 'virus':
      return { card: nameOf(phase.card), by: phase.by, to: infected(state, phase.by), due: phase.due };
    case 'answer':
    case 'vote': {
      const { by, against, gift } = phase.charge;
      const cards = gift && (sees(viewer, by) || sees(viewer, against)) ? namesOf(gift.cards) : null;
      const due = phase.kind === 'answer' ? phase.due : phase.trial.due;
      return { by, against, card: gift && nameOf(gift.card), count: gift?.cards.length ?? 0, cards, due };
    }
    case 'give':
      return { from: phase.from, to: phase.to, due: phase.due };
    default:
      return null;
  }
}

/** Acts that are open to all, and those only this viewer may punish; winks only once they show. */
function mannersSeen({ offences, winks, swing, count }: Manners, viewer: Viewer): JsonObject {
  const mine = (to: Seat | null): boolean => to === null || to === viewer || viewer === 'judge';
  return {
    offences: offences.filter(({ to }) => mine(to)).map(({ act, seat, to, until }) => ({ act, seat, to, until })),
    winking: winks.filter(({ started }) => started).map(({ by }) => by),
    winkedBy: winks.filter(({ started, to }) => started && to === viewer).map(({ by }) => by),
    planned: winks.some(({ by }) => by === viewer),
    swing: swing && { seat: swing.seat, since: swing.since, phase: swing.phase },
    count: count && { from: count.from, said: count.said },
  };
}
