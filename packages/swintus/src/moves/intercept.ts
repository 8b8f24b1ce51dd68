import { allColours, type Card, type CardRefusal } from '@tasovka/cards';
import { type Offer, refuse } from '@tasovka/kernel';
import { familyOf } from '../box.ts';
import { ruleOf } from '../cardRules.ts';
import { startSwing } from '../etiquette/shshuriken.ts';
import { layInSvinorot } from '../specialRounds/svinorot.ts';
import { billsOf, handOf, type State, topOf } from '../state.ts';
import { interceptInfection } from '../zombie/infection.ts';
import type { Move } from './move.ts';
import { checkHouse, layByRule } from './play.ts';

/** SW-14, SW-15, SW-34, SW-73: laying the exact copy of the card just laid, out of turn. */
export const intercept: Move<'intercept'> = {
  check(state, seat, { card, colour, window }) {
    const refusal = checkWindow(state, window);
    if (refusal) return refusal;
    if (!handOf(state, seat).includes(card)) return refuse('not-in-hand', 'SW-14');
    if (card !== openCard(state)) return refuse('not-a-copy', 'SW-14');
    const forbidden = checkHouse(state, seat, card);
    if (forbidden) return forbidden;
    if (state.phase.type === 'virus' || state.phase.type === 'svinorot') return null;
    return (
      ruleOf(card).validate?.(state, seat, { type: 'play', card, ...(colour !== undefined && { colour }) }) ?? null
    );
  },
  perform(state, seat, { card, colour }, ctx) {
    const { phase } = state;
    // SW-55: a count is for one thinker, and now it is somebody else's turn.
    if (state.etiquette) state.etiquette.count = null;
    startSwing(state, seat, ctx);
    state.mayReturn = billsOf(state, seat) > 0 ? seat : null;
    if (phase.type === 'virus') interceptInfection(state, phase, seat, ctx);
    else if (phase.type === 'svinorot') layInSvinorot(state, seat, card, ctx, 'intercepted');
    else layByRule(state, seat, { type: 'play', card, ...(colour !== undefined && { colour }) }, ctx, 'intercepted');
  },
  offer(state, seat, offers) {
    if (!state.interceptable || !isInterceptable(state)) return;
    if (state.options.mistakes === 'punished') {
      for (const card of handOf(state, seat)) {
        if (card !== openCard(state) || !checkHouse(state, seat, card)) offerCopy(state, card, offers);
      }
    } else if (handOf(state, seat).includes(openCard(state)) && !checkHouse(state, seat, openCard(state))) {
      offerCopy(state, openCard(state), offers);
    }
  },
};

/** The card that may be intercepted: a virus that lies open, or the top of the pile. */
const openCard = (state: State): Card => (state.phase.type === 'virus' ? state.phase.card : topOf(state));

/** Not in Темнодел (SW-39), and not while play is frozen (SW-59). */
function isInterceptable({ phase }: State): boolean {
  const { type } = phase;
  return type === 'turn' || type === 'slap' || type === 'svinorot' || type === 'virus' || type === 'drawn';
}

function checkWindow(state: State, window: number | undefined): CardRefusal | null {
  if (!isInterceptable(state)) return refuse('not-now', state.phase.type.startsWith('temnodel') ? 'SW-39' : 'SW-59');
  const closed = !state.interceptable || (window !== undefined && window !== state.playCount);
  return closed ? refuse('window-closed', 'SW-14') : null;
}

function offerCopy(state: State, card: Card, offers: Offer[]): void {
  const fields = { card: [card], window: [state.playCount] };
  const grey = familyOf[card] === 'polisvin' || familyOf[card] === 'etiquette';
  const named = grey && state.phase.type !== 'svinorot';
  offers.push({ type: 'intercept', rule: 'SW-14', fields: named ? { ...fields, colour: allColours } : fields });
}
