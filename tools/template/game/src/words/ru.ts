import { type GameWords, ruPlural } from '@tasovka/kernel';
import type { Newgame } from '../game.ts';

const cards: Readonly<Record<string, string>> = {
  ...{ one: 'единица', two: 'двойка', three: 'тройка', four: 'четвёрка', five: 'пятёрка' },
  ...{ six: 'шестёрка', seven: 'семёрка', eight: 'восьмёрка', nine: 'девятка', ten: 'десятка' },
};
const thing = (name: string): string => cards[name] ?? name;
const reasons: GameWords<Newgame>['reasons'] = {
  'not-your-turn': 'Сейчас ходит другой игрок. Подожди своей очереди.',
  'not-in-hand': 'Такой карты у тебя нет. Выбери из своих.',
  'not-now': 'Сейчас так нельзя. Подожди.',
  'window-closed': 'Момент прошёл.',
  'not-allowed': 'В этой игре так нельзя.',
  'already-done': 'Это уже сделано.',
  'bad-target': 'Этого игрока выбрать нельзя.',
  'bad-move': 'Стол не понимает такой ход. Выбери из того, что предложено.',
};

export const words: GameWords<Newgame> = {
  name: 'Newgame',
  tagline: 'Старшая карта берёт взятку.',
  options: {
    rounds: { label: 'Сколько раундов', help: 'После скольких раундов игра окончена.' },
    turnMs: {
      label: 'Время на ход',
      help: 'Когда оно выйдет, ляжет младшая карта.',
      values: { 0: 'сколько угодно', 15000: '15 секунд', 30000: '30 секунд', 60000: 'минута' },
    },
  },
  presets: [
    { id: 'first', label: 'Как обычно', help: 'Три раунда, полминуты на ход.', options: {} },
    { id: 'calm', label: 'Не торопясь', help: 'Думай сколько хочешь.', options: { turnMs: 0 } },
  ],
  actions: { lay: 'Положить' },
  phases: { turn: 'Идёт взятка', over: 'Раунд окончен' },
  fields: { trick: { label: 'Взятка' }, taken: { label: 'Взяток' } },
  reasons,
  rules: {
    'NG-1': { title: 'Сдача', text: 'Сорок карт: четыре раза числа от одного до десяти. Каждому по пять.' },
    'NG-2': { title: 'Ход', text: 'По очереди каждый кладёт одну карту.' },
    'NG-3': { title: 'Взятка', text: 'Старшая карта берёт взятку, из равных — первая. Кто взял, тот и ходит.' },
    'NG-4': { title: 'Счёт', text: 'Раунд окончен, когда карт не осталось. Взятка — очко.' },
  },
  thing,
  story(event, cast) {
    switch (event.type) {
      case 'dealt':
        return `Сдаёт ${cast.name(event.seat)}.`;
      case 'laid':
        return `${cast.name(event.seat)}: ${thing(event.card)}.`;
      case 'took':
        return `Взятку берёт ${cast.name(event.seat)}: ${thing(event.card)}.`;
      case 'settled':
        return `Счёт: ${event.scores.map((n, seat) => `${cast.name(seat)} — ${ruPlural(n, 'очко', 'очка', 'очков')}`).join(', ')}.`;
    }
  },
  refusal: ({ reason }) => reasons[reason],
};
