import { enPlural, field, type GameEvent, type Seat } from '@tasovka/kernel';
import { cardsIn, type Lines } from '../../story.ts';
import { thing } from '../things.ts';

const seat = (event: GameEvent): Seat => field<number>(event, 'seat');

/** Zombies and mole bankers. */
export const sets: Lines = {
  infected(event, v) {
    const cards = cardsIn(event);
    const twice = cards.length > 1 ? ', twice over' : '';
    return `${v.does(seat(event), 'comes', 'come')} down with ${thing(cards[0] ?? '')}${twice}. Patient zero: ${v.who(field(event, 'by'))}.`;
  },
  healed(event, v) {
    const [virus = '', vaccine = ''] = cardsIn(event);
    return `${v.does(seat(event), 'cures', 'cure')} ${thing(virus)}: ${thing(vaccine)} works wonders.`;
  },
  swapped: (event, v) => `${v.who(seat(event))} and ${v.who(field(event, 'with'))} swap hands, down to the last card.`,
  showed: (event, v) =>
    `${v.does(seat(event), 'shows', 'show')} a vaccine (${thing(field(event, 'card'))}) and ${v.verb(seat(event), 'walks', 'walk')} free.`,
  'bill-returned'(event, v) {
    const left = field<number>(event, 'left');
    const rest = left === 0 ? 'Debt free at last' : `Still owing: ${enPlural(left, 'bill')}`;
    return `${v.does(seat(event), 'returns', 'return')} a bill to the moles. ${rest}.`;
  },
};
