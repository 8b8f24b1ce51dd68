import type { CardNow } from '../../cards/cardNow.ts';
import { byName } from '../byName.ts';

/** What is said of things on the table that belong to no game, and of what can be done with a card now. */
export const help = {
  now: {
    fits: () => 'Сейчас ложится.',
    dark: () => 'Сейчас годится втёмную: под рубашкой может быть что угодно.',
    copy: () => 'Точь-в-точь как на столе: можно кинуть прямо сейчас.',
    gift: () => 'Сейчас можно вручить: повод есть.',
    strict: (top: string) => `Сверху ${top}. Ляжет ли, стол не подскажет: он строгий, промах — 2 карты.`,
    not: (top: string, named: string | null) =>
      `Сейчас не ложится: сверху ${top}${named === null ? '' : `, а цвет теперь ${named}`}.`,
    wait: () => 'Сейчас не твой ход.',
  } satisfies Readonly<Record<CardNow, (top: string, named: string | null) => string>>,
  app: byName({
    menu: { title: 'Стол', text: 'Пауза, правила, счёт, звук и выход.' },
    score: { title: 'Счёт', text: 'Сколько у кого очков и до скольких играем.' },
    'sort-colour': {
      title: 'Карты — по цвету',
      text: 'Сначала красные, потом зелёные, жёлтые, синие, а без цвета — с краю. Нажми — лягут по номиналу. Видно только тебе.',
    },
    'sort-value': {
      title: 'Карты — по номиналу',
      text: 'Сначала цифры по порядку, потом остальные. Нажми — лягут, как пришли. Видно только тебе.',
    },
    'sort-drawn': { title: 'Карты — как пришли', text: 'Новые — справа. Нажми — лягут по цвету. Видно только тебе.' },
    voice: { title: 'Голоса', text: 'Разговор и твой микрофон.' },
    react: { title: 'Рожицы', text: 'Покажи настроение. Рожица — не слово: в тишине можно.' },
    predict: { title: 'Прогноз', text: 'Кто победит? Передумать можно до конца раунда.' },
    shoulder: {
      title: 'Через плечо',
      text: 'Эти игроки не прячут карты от зрителей. Загляни — только не подсказывай!',
    },
    chat: { title: 'Хроника и болтовня', text: 'Что было за столом и кто что сказал. В тишине слова стоят карт.' },
  }),
};

export type HelpWords = typeof help;
