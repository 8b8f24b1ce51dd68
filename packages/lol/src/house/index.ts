import { bothHands, cardOfTheDay, consult, drawnStays, drawUntilItFits, lastDeals } from '@tasovka/cards';
import { isNumber, rankOf } from '../box.ts';
import type { Context } from '../event.ts';
import { fits } from '../fits.ts';
import type { State } from '../state.ts';
import { giveTurn } from '../tableActions.ts';
import { jumpActions } from './jumpActions.ts';
import { noActionLast } from './noActionLast.ts';
import { noJokerOnJoker } from './noJokerOnJoker.ts';
import type { HouseRuleNumber } from './numbers.ts';
import { sameColour } from './sameColour.ts';

/** Every house rule by its name. */
export const house = consult<HouseRuleNumber, State, Context>({
  'HR-1': drawUntilItFits(fits),
  'HR-2': sameColour,
  'HR-3': bothHands,
  'HR-4': noActionLast,
  'HR-5': lastDeals,
  'HR-6': cardOfTheDay<State, Context>({ isNumber, rankOf, giveTurn }),
  'HR-7': jumpActions,
  'HR-11': noJokerOnJoker,
  'HR-12': drawnStays,
});
