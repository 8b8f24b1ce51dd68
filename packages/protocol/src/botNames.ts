import type { Language } from '@tasovka/kernel';

type Called = Readonly<Record<Language, string>>;

const bots: readonly Called[] = [
  { ru: 'Пятачок', en: 'Trotter' },
  { ru: 'Хрюня', en: 'Oinkley' },
  { ru: 'Борька', en: 'Sir Loin' },
  { ru: 'Нюша', en: 'Truffle' },
  { ru: 'Рыльце', en: 'Snoutsworth' },
  { ru: 'Фунтик', en: 'Porkchop' },
  { ru: 'Хавронья', en: 'Petunia' },
  { ru: 'Кабанчик', en: 'Tusker' },
  { ru: 'Ниф-Ниф', en: 'Hamlet' },
  { ru: 'Наф-Наф', en: 'Crackling' },
];
const oneMore: Called = { ru: 'Бот', en: 'Bot' };

/** A table christens its bots in its own language: who calls one by name must be heard (AC-7). */
export function newBotName(language: Language, taken: ReadonlySet<string>): string {
  const free = bots.find(({ ru, en }) => !taken.has(ru) && !taken.has(en));
  return (free ?? oneMore)[language];
}

/** What a bot is called on the screen of somebody who reads another language. */
export const botNameIn = (language: Language, name: string): string =>
  [...bots, oneMore].find(({ ru, en }) => name === ru || name === en)?.[language] ?? name;
