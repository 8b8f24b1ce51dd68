import { type CardGameView, type ClaimView, colourName, handsViewer, type SlapView, viewRace } from '@tasovka/cards';
import { type Millis, nobody, only, type Seat, type SeatSet, seatsIn, type Viewer } from '@tasovka/kernel';
import { nameOf, namesOf, type SwintusCard } from './box.ts';
import { isThinking } from './moves/turn.ts';
import type { Options } from './options.ts';
import { type Act, type Charge, type EtiquetteState, type Phase, type State, topOf } from './state.ts';
import { infected } from './zombie/infection.ts';

/** The etiquette card and its penalty cards on their way to the accused; null: the charge is a broken silence. */
export type ChargeView = ClaimView & {
  readonly card: SwintusCard | null;
  readonly count: number;
  /** For the two it is about alone. */
  readonly cards: readonly SwintusCard[] | null;
};

/** What the phase lays on the table. */
export type PhaseView =
  | { readonly phase: 'turn' | 'svinorot' | 'over'; readonly table: null }
  | { readonly phase: 'drawn'; readonly table: { readonly card: SwintusCard | null } }
  | { readonly phase: 'slap'; readonly table: SlapView }
  | { readonly phase: 'temnodel' | 'temnodel-last'; readonly table: readonly DarkCardView[] }
  | { readonly phase: 'virus'; readonly table: VirusView }
  | { readonly phase: 'answer' | 'vote'; readonly table: ChargeView }
  | { readonly phase: 'give'; readonly table: { readonly from: Seat; readonly to: Seat; readonly due: Millis } };

export type DarkCardView = { readonly seat: Seat; readonly claim: SwintusCard; readonly card: SwintusCard | null };
export type VirusView = { readonly card: SwintusCard; readonly by: Seat; readonly to: Seat; readonly due: Millis };

/** Acts that are open to all, and those only this viewer may punish; winks only once they show. */
export type EtiquetteView = {
  readonly offences: readonly {
    readonly act: Act;
    readonly seat: Seat;
    readonly to: Seat | null;
    readonly until: Millis | null;
  }[];
  readonly winking: readonly Seat[];
  readonly winkedBy: readonly Seat[];
  readonly planned: boolean;
  readonly swing: { readonly seat: Seat; readonly since: Millis; readonly phase: number } | null;
  readonly count: { readonly from: Millis; readonly said: number } | null;
};

/** What a viewer may know of a round, named as scenarios name it. */
export type SwintusView = CardGameView<SwintusCard> &
  PhaseView & {
    readonly dark: number;
    readonly bills: readonly number[];
    readonly molesLeft: number;
    readonly manners: EtiquetteView | null;
    /** SW-17: whether the table marks what fits, or charges for what does not. */
    readonly mistakes: Options['mistakes'];
  };

const handsSeen = handsViewer(namesOf);

/** What need not be the same for everybody who looks. */
export function ownView(state: State, viewer: Viewer) {
  return {
    seat: typeof viewer === 'number' ? viewer : null,
    hand: handsSeen(state.hands, viewer),
    table: viewPhase(state, viewer).table,
    manners: state.etiquette ? viewEtiquette(state.etiquette, viewer) : null,
  };
}

export function view(state: State, viewer: Viewer): SwintusView {
  return {
    ...ownView(state, viewer),
    ...viewPhase(state, viewer),
    turn: isThinking(state) ? state.turn : null,
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
    dark: darkCards(state.phase),
    bills: [...state.bills],
    molesLeft: state.molesLeft,
    window: state.interceptable ? state.playCount : null,
    thinking: state.options.turnMs > 0 && isThinking(state) ? state.thinking + state.options.turnMs : null,
    lookUntil: state.lookUntil,
    goal: state.options.target,
    day: state.day ?? null,
    mistakes: state.options.mistakes,
  };
}

/** The seats the round waits for, in a race, a vote, a pause or in turn. */
export function awaited(state: State): SeatSet {
  return isThinking(state) ? only(state.turn) : pending(state);
}

function pending({ phase }: State): SeatSet {
  switch (phase.type) {
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

/** Also during a pause in the middle of Темнодел: the cards still lie there (SW-35, SW-59). */
function darkCards(phase: Phase): number {
  switch (phase.type) {
    case 'temnodel':
    case 'temnodel-last':
      return phase.dark.length;
    case 'answer':
    case 'vote':
    case 'give':
      return darkCards(phase.resume);
    default:
      return 0;
  }
}

const sees = (viewer: Viewer, seat: Seat): boolean => viewer === seat || viewer === 'judge';

function viewPhase(state: State, viewer: Viewer): PhaseView {
  const { phase } = state;
  switch (phase.type) {
    case 'drawn': {
      const card = sees(viewer, state.turn) && phase.card !== null ? nameOf(phase.card) : null;
      return { phase: phase.type, table: { card } };
    }
    case 'slap':
      return { phase: phase.type, table: viewRace(phase.race, phase.by, state.playCount) };
    case 'temnodel':
    case 'temnodel-last': {
      const table = phase.dark.map(({ seat, card, claim }) => ({
        seat,
        claim: nameOf(claim),
        card: sees(viewer, seat) ? nameOf(card) : null,
      }));
      return { phase: phase.type, table };
    }
    case 'virus': {
      const { card, by, due } = phase;
      return { phase: phase.type, table: { card: nameOf(card), by, to: infected(state, by), due } };
    }
    case 'answer':
      return { phase: phase.type, table: viewCharge(phase.charge, phase.due, viewer) };
    case 'vote':
      return { phase: phase.type, table: viewCharge(phase.charge, phase.trial.due, viewer) };
    case 'give':
      return { phase: phase.type, table: { from: phase.from, to: phase.to, due: phase.due } };
    default:
      return { phase: phase.type, table: null };
  }
}

function viewCharge({ by, against, gift }: Charge, due: Millis, viewer: Viewer): ChargeView {
  const cards = gift && (sees(viewer, by) || sees(viewer, against)) ? namesOf(gift.cards) : null;
  return { by, against, card: gift && nameOf(gift.card), count: gift?.cards.length ?? 0, cards, due };
}

function viewEtiquette({ offences, winks, swing, count }: EtiquetteState, viewer: Viewer): EtiquetteView {
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
