import { ruPlural } from '@tasovka/kernel';
import type { SwintusLines } from '../../story.ts';
import { thing, whom } from '../things.ts';

/** Zombies and mole bankers. */
export const sets = {
  infected(event, v) {
    const cards = event.cards ?? [];
    const what = `${whom(cards[0] ?? '')}${cards.length > 1 ? ', и сразу две штуки' : ''}`;
    return `${v.does(event.seat, 'подхватывает', 'подхватываешь')} ${what}. Источник заразы — ${v.who(event.by)}.`;
  },
  healed(event, v) {
    const [virus = '', vaccine = ''] = event.cards ?? [];
    return `${v.does(event.seat, 'лечит', 'лечишь')} ${whom(virus)}: ${thing(vaccine)} творит чудеса.`;
  },
  swapped(event, v) {
    const other = event.partner;
    const mine = v.isMe(event.seat) || v.isMe(other);
    return `${v.who(event.seat)} и ${v.who(other)} ${mine ? 'меняетесь' : 'меняются'} картами, всеми до одной.`;
  },
  showed: (event, v) =>
    `${v.does(event.seat, 'показывает', 'показываешь')} вакцину (${thing(event.card)}): всё в порядке.`,
  'bill-returned'(event, v) {
    const left = event.left;
    const rest = left === 0 ? 'Долгов больше нет' : `В запасе ещё ${ruPlural(left, 'вексель', 'векселя', 'векселей')}`;
    return `${v.does(event.seat, 'возвращает', 'возвращаешь')} кротам вексель. ${rest}.`;
  },
} satisfies Partial<SwintusLines>;
