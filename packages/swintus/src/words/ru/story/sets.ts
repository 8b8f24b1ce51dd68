import { ruPlural } from '@tasovka/kernel';
import type { SwintusLines } from '../../story.ts';
import { thing, whom } from '../things.ts';

/** Zombies and mole bankers. */
export const sets = {
  infected({ seat, by, cards = [] }, v) {
    const what = `${whom(cards[0] ?? '')}${cards.length > 1 ? ', и сразу две штуки' : ''}`;
    return [
      `${v.does(seat, 'подхватывает', 'подхватываешь')} ${what}. Источник заразы — ${v.who(by)}.`,
      `${v.does(by, 'чихает', 'чихаешь')}, а ${v.does(seat, 'берёт', 'берёшь')} ${what}. Будьте здоровы!`,
      `Апчхи! ${v.does(by, 'заражает', 'заражаешь')} соседа: ${v.does(seat, 'берёт', 'берёшь')} ${what}.`,
    ];
  },
  healed({ seat, cards }, v) {
    const [virus, vaccine] = cards;
    return [
      `${v.does(seat, 'лечит', 'лечишь')} ${whom(virus)}: ${thing(vaccine)} творит чудеса.`,
      `Чудо! ${v.does(seat, 'откладывает', 'откладываешь')} пару: ${thing(virus)} и ${thing(vaccine)}.`,
      `${v.does(seat, 'принимает', 'принимаешь')} ${whom(vaccine)}. Долой ${whom(virus)}!`,
    ];
  },
  swapped({ seat, partner }, v) {
    const mine = v.isMe(seat) || v.isMe(partner);
    const pair = `${v.who(seat)} и ${v.who(partner)} ${mine ? 'меняетесь' : 'меняются'}`;
    return [
      `${pair} картами, всеми до одной.`,
      `Жёлтая пара! ${pair} руками целиком.`,
      `${pair} руками. Скелеты остаются при своих.`,
    ];
  },
  showed: ({ seat, card }, v) => [
    `${v.does(seat, 'показывает', 'показываешь')} вакцину (${thing(card)}) и ничего не ${v.verb(seat, 'берёт', 'берёшь')}.`,
    `Справка в порядке: ${v.does(seat, 'показывает', 'показываешь')} вакцину (${thing(card)}).`,
    `${v.does(seat, 'предъявляет', 'предъявляешь')} вакцину (${thing(card)}). Зубы целы, карты не нужны.`,
  ],
  'bill-returned'({ seat, left }, v) {
    const rest = left === 0 ? 'Долгов больше нет' : `В запасе ещё ${ruPlural(left, 'вексель', 'векселя', 'векселей')}`;
    return [
      `${v.does(seat, 'возвращает', 'возвращаешь')} кротам вексель. ${rest}.`,
      `Кроты довольны: ${v.does(seat, 'возвращает', 'возвращаешь')} вексель. ${rest}.`,
      `${v.does(seat, 'суёт', 'суёшь')} вексель обратно в нору. ${rest}.`,
    ];
  },
} satisfies Partial<SwintusLines>;
