import { enPlural } from '@tasovka/kernel';
import type { SwintusLines } from '../../story.ts';
import { thing } from '../things.ts';

/** Zombies and mole bankers. */
export const sets = {
  infected(event, v) {
    const cards = event.cards ?? [];
    const twice = cards.length > 1 ? ', twice over' : '';
    return `${v.does(event.seat, 'comes', 'come')} down with ${thing(cards[0] ?? '')}${twice}. Patient zero: ${v.who(event.by)}.`;
  },
  healed(event, v) {
    const [virus = '', vaccine = ''] = event.cards ?? [];
    return `${v.does(event.seat, 'cures', 'cure')} ${thing(virus)}: ${thing(vaccine)} works wonders.`;
  },
  swapped: (event, v) => `${v.who(event.seat)} and ${v.who(event.partner)} swap hands, down to the last card.`,
  showed: (event, v) =>
    `${v.does(event.seat, 'shows', 'show')} a vaccine (${thing(event.card)}) and ${v.verb(event.seat, 'walks', 'walk')} free.`,
  'bill-returned'(event, v) {
    const left = event.left;
    const rest = left === 0 ? 'Debt free at last' : `Still owing: ${enPlural(left, 'bill')}`;
    return `${v.does(event.seat, 'returns', 'return')} a bill to the moles. ${rest}.`;
  },
} satisfies Partial<SwintusLines>;
