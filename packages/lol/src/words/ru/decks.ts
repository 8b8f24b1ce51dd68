import type { LolWords } from '../types.ts';

/** Decks of ours, by their ids. */
export const decks: LolWords['decks'] = {
  zeros: { label: 'Только нули', help: 'Из цифр одни нули, по девять каждого цвета: на руках они не стоят ничего.' },
  library: { label: 'Тишина в библиотеке', help: '«Бан!» по шесть на цвет, «Бах!» нет вовсе. Тс-с-с.' },
  laughter: { label: 'Хохот до упаду', help: '«Ха!», «Ха-ха!» и «ЛОЛ!» вдвое больше: «Врядли!» звучит без умолку.' },
  brothers: { label: 'Бро и Упс', help: '«Бро!» по шесть, «Упс!» по четыре на цвет: своей руки не узнаешь.' },
};
