import type { Language } from '@tasovka/kernel';
import { distinctName, nameShape } from './names.ts';

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
export function newBotName(language: Language, others: readonly string[]): string {
  const taken = new Set(others.map(nameShape));
  const free = bots.find(({ ru, en }) => !taken.has(nameShape(ru)) && !taken.has(nameShape(en)));
  return distinctName((free ?? oneMore)[language], others);
}

const parts = (name: string): readonly [first: string, number: string] => {
  const [, first = name, number = ''] = /^(.*?)( \d+)?$/u.exec(name) ?? [];
  return [first, number];
};
const isCalled = (name: string) => (one: Called) => one.ru === name || one.en === name;

/** Which of our bots this is, by its name in any language: 0 is the first. One more bot goes by its number. */
export function botNumber(name: string): number {
  const [first, number] = parts(name);
  const known = bots.findIndex(isCalled(first));
  return known >= 0 ? known : Number(number);
}

/** What a bot is called on the screen of somebody who reads another language. */
export function botNameIn(language: Language, name: string): string {
  const [first, number] = parts(name);
  const known = [...bots, oneMore].find(isCalled(first));
  return known ? `${known[language]}${number}` : name;
}
