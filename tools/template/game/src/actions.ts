import { list, object, optional, type TypeOf, tagged } from '@tasovka/kernel';
import { card, handSize } from './cards.ts';

export const actions = tagged({ lay: object({ card }) });
export type NewgameAction = TypeOf<typeof actions>;

/** What a scenario may fix of a deal. */
export const fixedDeal = object({ hands: optional(list(list(card, handSize), 6)) });
export type FixedDeal = TypeOf<typeof fixedDeal>;
