import type { Card } from '@tasovka/cards';
import type { Chance, Viewer } from '@tasovka/kernel';
import type { DarkCard, Phase, State } from '../src/state.ts';

/** A state that differs only in what a viewer may not know: the cards they do not see change places. */
export function disguise(state: State, viewer: Viewer, chance: Chance): State {
  const hidden: Card[] = [...state.deck, ...hiddenInPhase(state.phase, viewer)];
  state.hands.forEach((hand, seat) => {
    if (seat !== viewer) hidden.push(...hand);
  });
  chance.shuffle(hidden);
  const next = (): Card => hidden.pop() as Card;
  const hands = state.hands.map((hand, seat) => (seat === viewer ? hand : hand.map(next)));
  const phase = replaceInPhase({ ...state, hands }, state.phase, viewer, next, chance);
  return { ...state, hands, phase, deck: hidden };
}

const isDark = (phase: Phase): phase is Extract<Phase, { dark: DarkCard[] }> =>
  phase.type === 'temnodel' || phase.type === 'temnodel-last';

function hiddenInPhase(phase: Phase, viewer: Viewer): Card[] {
  if (isDark(phase)) return phase.dark.filter((one) => one.seat !== viewer).map((one) => one.card);
  if (phase.type === 'give') return hiddenInPhase(phase.resume, viewer);
  if (phase.type !== 'answer' && phase.type !== 'vote') return [];
  const { by, against, gift } = phase.charge;
  const unseen = gift && by !== viewer && against !== viewer ? gift.cards : [];
  return [...unseen, ...hiddenInPhase(phase.resume, viewer)];
}

function replaceInPhase(state: State, phase: Phase, viewer: Viewer, next: () => Card, chance: Chance): Phase {
  if (isDark(phase)) {
    return { ...phase, dark: phase.dark.map((one) => (one.seat === viewer ? one : { ...one, card: next() })) };
  }
  if (phase.type === 'drawn') {
    const hand = state.hands[state.turn] as Card[];
    const card = state.turn === viewer || phase.card === null || hand.length === 0 ? phase.card : chance.pick(hand);
    return { ...phase, card };
  }
  if (phase.type === 'give') return { ...phase, resume: replaceInPhase(state, phase.resume, viewer, next, chance) };
  if (phase.type !== 'answer' && phase.type !== 'vote') return phase;
  const { charge } = phase;
  const seen = charge.by === viewer || charge.against === viewer;
  const gift = charge.gift && !seen ? { ...charge.gift, cards: charge.gift.cards.map(next) } : charge.gift;
  const resume = replaceInPhase(state, phase.resume, viewer, next, chance);
  return { ...phase, charge: { ...charge, gift }, resume };
}
