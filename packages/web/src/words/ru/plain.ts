import type { FieldWords } from '@tasovka/kernel';
import { byName } from '../byName.ts';

/** What a screen says that can draw any game. */
export const plain = {
  table: 'На столе',
  moves: 'Твои ходы',
  yours: 'У тебя',
  rest: 'Ещё подробности',
  story: 'Что было',
  waits: 'Тебе пока ничего делать не надо',
  /** An optional text that is left empty. */
  optional: 'можно не писать',
  from: (least: number, most: number) => (least === most ? `Выбери ${least}` : `Выбери от ${least} до ${most}`),
  within: (lowest: number, highest: number) => `от ${lowest} до ${highest}`,
  none: 'никто',
  /** Names that many games have in common; a game says what its own are called. */
  fields: byName<FieldWords>({
    turn: { label: 'Ходит', kind: 'seat' },
    dealer: { label: 'Раздаёт', kind: 'seat' },
    winner: { label: 'Победа', kind: 'seat' },
    pending: { label: 'Ждём', kind: 'seat' },
    seat: { label: 'Кто', kind: 'seat' },
    by: { label: 'Кто', kind: 'seat' },
    from: { label: 'От кого', kind: 'seat' },
    to: { label: 'Кому', kind: 'seat' },
    hand: { label: 'Рука' },
    hands: { label: 'Карт' },
    top: { label: 'Сверху' },
    deck: { label: 'В колоде' },
    pile: { label: 'В стопке' },
    colour: { label: 'Цвет' },
    card: { label: 'Карта' },
    cards: { label: 'Карты' },
    direction: { label: 'Направление' },
    text: { label: 'Текст' },
    question: { label: 'Вопрос' },
    answer: { label: 'Ответ' },
    goal: { label: 'Играем до' },
    rounds: { label: 'Раундов' },
    due: { label: 'Осталось', kind: 'time' },
    ms: { label: 'Время', kind: 'reaction' },
  }),
};

export type PlainWords = typeof plain;
