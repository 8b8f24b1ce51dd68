import type { SwintusLines } from '../../story.ts';
import { thing, whom } from '../things.ts';

/** Свинорот and Темнодел. */
export const circles = {
  'gave-up': ({ seat }, v) => [
    `${v.does(seat, 'закрывает', 'закрываешь')} Свинорот: больше не лезет.`,
    `Свинорот захлопнут: ${v.does(seat, 'пасует', 'пасуешь')}.`,
    `Больше ни кусочка! ${v.does(seat, 'закрывает', 'закрываешь')} Свинорот.`,
  ],
  'laid-dark'({ seat, claim, card }, v) {
    const lays = v.does(seat, 'кладёт', 'кладёшь');
    const lies = v.verb(seat, 'врёт', 'врёшь');
    if (typeof card !== 'string')
      return [
        `${lays} карту втёмную и ${v.verb(seat, 'уверяет', 'уверяешь')}: ${thing(claim)}.`,
        `Втёмную! ${v.does(seat, 'клянётся', 'клянёшься')}, что это ${thing(claim)}.`,
        `${lays} карту рубашкой вверх. На словах — ${thing(claim)}.`,
      ];
    if (card === claim)
      return [
        `${lays} втёмную ${whom(claim)} и не ${lies}.`,
        `Чистая правда: ${lays} втёмную ${whom(claim)}.`,
        `${lays} втёмную ${whom(claim)}. Честно, но кто поверит?`,
      ];
    return [
      `${lays} втёмную ${whom(card)}, а на словах это ${thing(claim)}.`,
      `${lays} втёмную ${whom(card)} и не ${v.verb(seat, 'краснеет', 'краснеешь')}: «${thing(claim)}».`,
      `Под рубашкой ${thing(card)}, а ${v.does(seat, 'говорит', 'говоришь')}: ${thing(claim)}.`,
    ];
  },
  'seems-won'({ seat }, v) {
    const unless = `если не ${v.verb(seat, 'врёт', 'врёшь')}`;
    return [
      `${v.does(seat, 'остаётся', 'остаёшься')} без карт — ${unless}. Проверим?`,
      `Последняя карта лежит втёмную. ${v.does(seat, 'врёт', 'врёшь')} или уже ${v.verb(seat, 'выигрывает', 'выигрываешь')}?`,
      `Рука пуста, ${v.does(seat, 'победит', 'победишь')} — ${unless}. Кто сомневается?`,
    ];
  },
  'turned-over'({ seat, owner, card, claim, honest }, v) {
    const open = `${v.does(seat, 'вскрывает', 'вскрываешь')} карту: ${thing(card)}.`;
    return honest
      ? [
          `${open} ${v.does(owner, 'не врёт', 'не врёшь')}, вот незадача!`,
          `${open} Так и было сказано: ${v.does(owner, 'говорит', 'говоришь')} правду.`,
          `${open} Чистая правда! ${v.does(owner, 'улыбается', 'улыбаешься')}.`,
        ]
      : [
          `${open} А на словах — ${thing(claim)}: ${v.does(owner, 'врёт', 'врёшь')}!`,
          `Враньё! ${v.does(seat, 'вскрывает', 'вскрываешь')}: там ${thing(card)}. А ${v.does(owner, 'обещает', 'обещаешь')}: ${thing(claim)}.`,
          `${open} Обещали другое (${thing(claim)}): ${v.does(owner, 'краснеет', 'краснеешь')}.`,
        ];
  },
  trusted: ({ seat }, v) => [
    `${v.does(seat, 'верит', 'веришь')} на слово.`,
    `${v.does(seat, 'не вскрывает', 'не вскрываешь')}: вдруг правда.`,
    `${v.does(seat, 'решает', 'решаешь')} поверить.`,
  ],
} satisfies Partial<SwintusLines>;
