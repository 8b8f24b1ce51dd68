import type { Language } from '@tasovka/kernel';

/** A line in small letters, without the letters people type in two ways. */
export const plain = (text: string): string => text.trim().toLowerCase().replaceAll('ё', 'е').replaceAll('’', "'");

export const wordsOf = (text: string): string[] =>
  plain(text)
    .split(/[^a-zа-я']+/)
    .filter((word) => word !== '');

/** Whether two lines are the same to a listener. */
export const sameLine = (a: string, b: string): boolean => plain(a) === plain(b);

const stop = new Set(
  wordsOf(
    'и а но да не ни в во на с со к ко о об от до из за по под над у при без для что чтобы как так то же бы ли это эта этот ' +
      'тут здесь там мы нас нам я меня мне ты тебя тебе он она они их его ее все всё всех всем только уже ещё еще очень зато ' +
      'если когда где кто кого чем чего свой свою наш наша нашей есть нет быть бывает просто вот где-то даже можно лучше ' +
      "the a an and or but of in on at to for from with without is are was be been it it's its i i'm my me we our us you " +
      "your he she they their them this that there's there here what who how when where so very just only all any some not no " +
      "do does don't isn't as by if than then too up out one's one get gets can can't has have had will would",
  ),
);

/** The words that carry a line's meaning. */
export const contentWords = (text: string): string[] =>
  wordsOf(text).filter((word) => word.length > 2 && !stop.has(word));

/** Endings change, beginnings stay: five letters are enough to know a word again. */
export const stem = (word: string): string => word.slice(0, 5);

const lettersIn = (text: string, letters: RegExp): number => text.match(letters)?.length ?? 0;

/** The language somebody wrote in, by the letters most of it is made of; null where they do not tell. */
export function languageOf(text: string): Language | null {
  const [russian, english] = [lettersIn(text, /[а-яё]/gi), lettersIn(text, /[a-z]/gi)];
  return russian === english ? null : russian > english ? 'ru' : 'en';
}

const rude =
  /(^|[^а-яa-z])(бля|хуй|хуе|хуё|хер|хрен|пизд|пзд|еба|ёба|ебу|ебл|заеб|уеб|наху|сука|суки|мудак|мудил|гандон|говн|дерьм|жоп|срат|сран|fuck|shit|bitch|cunt|asshole|bastard|dick|wtf)/i;

/** Swear words are understood past, and never said again. */
export const isRude = (text: string): boolean => rude.test(plain(text));
