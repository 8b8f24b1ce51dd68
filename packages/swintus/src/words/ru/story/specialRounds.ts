import type { SwintusLines } from '../../story.ts';
import { thing, whom } from '../things.ts';

/** Свинорот and Темнодел. */
export const circles = {
  'gave-up': (event, v) => `${v.does(event.seat, 'закрывает', 'закрываешь')} Свинорот: больше не лезет.`,
  'laid-dark'(event, v) {
    const claim = event.claim;
    const who = v.does(event.seat, 'кладёт', 'кладёшь');
    if (typeof event.card !== 'string')
      return `${who} карту втёмную и ${v.verb(event.seat, 'уверяет', 'уверяешь')}: ${thing(claim)}.`;
    if (event.card === claim) return `${who} втёмную ${whom(claim)} и не ${v.verb(event.seat, 'врёт', 'врёшь')}.`;
    return `${who} втёмную ${whom(event.card)}, а на словах это ${thing(claim)}.`;
  },
  'seems-won': (event, v) =>
    `${v.does(event.seat, 'остаётся', 'остаёшься')} без карт — если не ${v.verb(event.seat, 'врёт', 'врёшь')}. Проверим?`,
  'turned-over'(event, v) {
    const owner = event.owner;
    const open = `${v.does(event.seat, 'вскрывает', 'вскрываешь')} карту: ${thing(event.card)}.`;
    return event.honest
      ? `${open} ${v.does(owner, 'не врёт', 'не врёшь')}, вот незадача!`
      : `${open} А на словах — ${thing(event.claim)}: ${v.does(owner, 'врёт', 'врёшь')}!`;
  },
  trusted: (event, v) => `${v.does(event.seat, 'верит', 'веришь')} на слово.`,
} satisfies Partial<SwintusLines>;
