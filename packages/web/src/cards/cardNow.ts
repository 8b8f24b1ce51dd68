import type { Seat } from '@tasovka/kernel';
import type { Offer } from '@tasovka/protocol';
import type { CardView } from './cardView.ts';
import { isOneOf, isOutOfTurn } from './offers.ts';

/** What can be done with a card in one's own hand at this moment. */
export type CardNow = 'fits' | 'dark' | 'copy' | 'gift' | 'strict' | 'not' | 'wait';

/** The card that may be answered by its copy: a virus that lies open, or the top of the pile. */
export const openCard = (view: CardView): string => (view.phase === 'virus' ? view.table.card : view.top);

/** From offers and one's own hand alone. Where mistakes cost (SW-17) everything is offered, and nobody is told what fits. */
export function whatCardDoes(card: string, view: CardView, offers: readonly Offer[], me: Seat | null): CardNow {
  const ways = offers.filter((offer) => isOneOf(offer.fields.card, card));
  if (ways.some((offer) => offer.type === 'etiquette')) return 'gift';
  const isStrict = view.mistakes === 'punished';
  if (view.turn === me) {
    if (ways.some((offer) => offer.type === 'dark')) return 'dark';
    if (!ways.some((offer) => !isOutOfTurn(offer))) return 'not';
    return isStrict ? 'strict' : 'fits';
  }
  const isCopy = ways.some(isOutOfTurn) && card === openCard(view);
  return isCopy ? 'copy' : 'wait';
}
