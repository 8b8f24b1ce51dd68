import { allColours, look, without } from '@tasovka/cards';
import { refuse } from '@tasovka/kernel';
import { isInfection, nameOf } from '../box.ts';
import { handOf } from '../state.ts';
import { beginMove, endsRound, handShrank, passTurn } from '../tableActions.ts';
import { healingOf } from '../zombie/colours.ts';
import { holdsPair, layAway, vaccineOf, virusOf } from '../zombie/pair.ts';
import type { Move } from './move.ts';
import { checkTurn, isFreshTurn } from './turn.ts';

/** SW-74, SW-79: instead of a turn, virus and vaccine of one colour are laid away; each pair heals in its own way. */
export const heal: Move<'heal'> = {
  check(state, seat, action) {
    const refusal = checkTurn(state, seat, 'SW-74');
    if (refusal) return refusal;
    if (!isFreshTurn(state) || state.owed > 0) return refuse('not-now', 'SW-74');
    if (!holdsPair(state, seat, action.colour)) return refuse('not-in-hand', 'SW-74');
    return healingOf(action.colour).validate(state, seat, action);
  },
  perform(state, seat, action, ctx) {
    if (!beginMove(state, ctx)) return;
    layAway(state, seat, action.colour);
    if (state.silence === seat) state.silence = null;
    ctx.emit?.({ type: 'healed', seat, cards: [nameOf(virusOf(action.colour)), nameOf(vaccineOf(action.colour))] });
    if (endsRound(state, seat, ctx)) return;
    healingOf(action.colour).resolve(state, seat, action, ctx);
    // SW-13: what counts is the hand after the whole move; a single card got by a swap need not be announced.
    if (action.swap === undefined) handShrank(state, seat);
    look(state, ctx);
    if (!endsRound(state, seat, ctx)) passTurn(state, seat, ctx);
  },
  offer(state, seat, offers) {
    if (!isFreshTurn(state) || state.owed > 0 || !handOf(state, seat).some(isInfection)) return;
    for (const colour of allColours) {
      if (!holdsPair(state, seat, colour)) continue;
      const rest = without(without(handOf(state, seat), virusOf(colour)), vaccineOf(colour));
      const { rule, offers: ways } = healingOf(colour);
      for (const fields of ways(state, seat, rest))
        offers.push({ type: 'heal', rule, fields: { colour: [colour], ...fields } });
    }
  },
};
