import { field, type GameEvent, ruPlural, type Seat } from '@tasovka/kernel';
import { cardsIn, type Lines } from '../../story.ts';
import { thing, whom } from '../things.ts';

const seat = (event: GameEvent): Seat => field<number>(event, 'seat');

/** Zombies and mole bankers. */
export const sets: Lines = {
  infected(event, v) {
    const cards = cardsIn(event);
    const what = `${whom(cards[0] ?? '')}${cards.length > 1 ? ', и сразу две штуки' : ''}`;
    return `${v.does(seat(event), 'подхватывает', 'подхватываешь')} ${what}. Источник заразы — ${v.who(field(event, 'by'))}.`;
  },
  healed(event, v) {
    const [virus = '', vaccine = ''] = cardsIn(event);
    return `${v.does(seat(event), 'лечит', 'лечишь')} ${whom(virus)}: ${thing(vaccine)} творит чудеса.`;
  },
  swapped(event, v) {
    const other = field<number>(event, 'with');
    const mine = v.isMe(seat(event)) || v.isMe(other);
    return `${v.who(seat(event))} и ${v.who(other)} ${mine ? 'меняетесь' : 'меняются'} картами, всеми до одной.`;
  },
  showed: (event, v) =>
    `${v.does(seat(event), 'показывает', 'показываешь')} вакцину (${thing(field(event, 'card'))}): всё в порядке.`,
  'bill-returned'(event, v) {
    const left = field<number>(event, 'left');
    const rest = left === 0 ? 'Долгов больше нет' : `В запасе ещё ${ruPlural(left, 'вексель', 'векселя', 'векселей')}`;
    return `${v.does(seat(event), 'возвращает', 'возвращаешь')} кротам вексель. ${rest}.`;
  },
};
