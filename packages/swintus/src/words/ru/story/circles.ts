import { field, type GameEvent, type Seat } from '@tasovka/kernel';
import type { Lines } from '../../story.ts';
import { thing, whom } from '../things.ts';

const seat = (event: GameEvent): Seat => field<number>(event, 'seat');

/** Свинорот and Темнодел. */
export const circles: Lines = {
  'gave-up': (event, v) => `${v.does(seat(event), 'закрывает', 'закрываешь')} Свинорот: больше не лезет.`,
  'laid-dark'(event, v) {
    const claim = field<string>(event, 'claim');
    const who = v.does(seat(event), 'кладёт', 'кладёшь');
    if (typeof event.card !== 'string')
      return `${who} карту втёмную и ${v.verb(seat(event), 'уверяет', 'уверяешь')}: ${thing(claim)}.`;
    if (event.card === claim) return `${who} втёмную ${whom(claim)} и не ${v.verb(seat(event), 'врёт', 'врёшь')}.`;
    return `${who} втёмную ${whom(event.card)}, а на словах это ${thing(claim)}.`;
  },
  'seems-won': (event, v) =>
    `${v.does(seat(event), 'остаётся', 'остаёшься')} без карт — если не ${v.verb(seat(event), 'врёт', 'врёшь')}. Проверим?`,
  'turned-over'(event, v) {
    const owner = field<number>(event, 'owner');
    const open = `${v.does(seat(event), 'вскрывает', 'вскрываешь')} карту: ${thing(field(event, 'card'))}.`;
    return event.honest === true
      ? `${open} ${v.does(owner, 'не врёт', 'не врёшь')}, вот незадача!`
      : `${open} А на словах — ${thing(field(event, 'claim'))}: ${v.does(owner, 'врёт', 'врёшь')}!`;
  },
  trusted: (event, v) => `${v.does(seat(event), 'верит', 'веришь')} на слово.`,
};
