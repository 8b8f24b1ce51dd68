import type { Language } from '@tasovka/kernel';
import type { Topic } from '../places/place.ts';
import { type Concept, concepts, ideas, topicWords } from './concepts.ts';

/** What a line says, as far as a bot understands it: words, not magic. */
export interface ParsedLine {
  /** What is spoken of: 1 said to be there, -1 said not to be. */
  readonly concepts: ReadonlyMap<Concept, 1 | -1>;
  /** Word stems, for recognising a line that was heard before. */
  readonly stems: ReadonlySet<string>;
  /** A line that begins with yes (1) or no (-1). */
  readonly lean: 1 | 0 | -1;
}

export const smallTalk = ['liking', 'often', 'family'] as const;
export type SmallTalk = (typeof smallTalk)[number];

/** What a question wants to know. */
export interface Asked {
  readonly topic: Topic | null;
  readonly concept: Concept | null;
  /** It can be answered with yes or no. */
  readonly closed: boolean;
  /** What everybody asks sooner or later, at any place. */
  readonly small?: SmallTalk;
}

export const wordsOf = (text: string): string[] =>
  text
    .toLowerCase()
    .replaceAll('ё', 'е')
    .replaceAll('’', "'")
    .split(/[^a-zа-я']+/)
    .filter((word) => word !== '');

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

/** Endings change, beginnings stay: five letters are enough to know a word again. */
const stem = (word: string): string => word.slice(0, 5);

type Lexicon<T> = { readonly exact: Map<string, T[]>; readonly prefix: Map<string, [string, T][]> };

function lexicon<T>(entries: Iterable<readonly [T, string]>): Lexicon<T> {
  const exact = new Map<string, T[]>();
  const prefix = new Map<string, [string, T][]>();
  for (const [meaning, line] of entries) {
    for (const raw of line.replaceAll('ё', 'е').split(' ')) {
      if (raw.endsWith('=')) push(exact, raw.slice(0, -1), meaning);
      else push(prefix, raw.slice(0, 2), [raw, meaning]);
    }
  }
  return { exact, prefix };
}

function push<K, V>(map: Map<K, V[]>, key: K, value: V): void {
  const list = map.get(key);
  if (list) list.push(value);
  else map.set(key, [value]);
}

function* meanings<T>({ exact, prefix }: Lexicon<T>, word: string): Generator<T> {
  yield* exact.get(word) ?? [];
  for (const [start, meaning] of prefix.get(word.slice(0, 2)) ?? []) if (word.startsWith(start)) yield meaning;
}

const conceptLexicon = lexicon<Concept>(
  concepts.flatMap((concept) => [
    [concept, ideas[concept].ru],
    [concept, ideas[concept].en],
  ]),
);
const topicLexicon = lexicon<Topic>(Object.entries(topicWords) as [Topic, string][]);

const before = new Set([
  'не',
  'ни',
  'без',
  'нет',
  'no',
  'not',
  'never',
  'without',
  "isn't",
  "don't",
  "aren't",
  'nobody',
]);
const after = new Set(['нет', 'нету', 'негде', 'мало']);

function negated(words: readonly string[], at: number): boolean {
  const near = words.slice(Math.max(0, at - 2), at);
  return near.some((word) => before.has(word) || word.endsWith("n't")) || after.has(words[at + 1] ?? '');
}

const yes =
  /^(да(?! нет)|ещ[её] как|есть такое|бывает(?! по)|не без этого|конечно|само собой|угу|а то|yes|yeah|sure|oh yes|of course|very|quite|plenty|more than|afraid so|i.d say so|you bet|i.m afraid so)(?![а-яёa-z])/i;
const no =
  /^(нет|да нет|ну нет|не особо|не сказал|не замеч|вряд ли|ничуть|совсем не|ни разу|откуда|no|nope|not|hardly|never|i.d say not|afraid not|barely)(?![a-z])/i;

/** Words that point at a subject, but only where nothing else does. */
const faint = new Set([
  'do',
  'doing',
  'get',
  'got',
  'who',
  'whom',
  'кто',
  'ком',
  'use',
  'see',
  'can',
  'evening',
  'night',
  'дела',
  'делать',
  'far',
  'под',
  'утром',
]);

const readings = new Map<string, ParsedLine>();
const remembered = 4_000;

export function parseLine(text: string): ParsedLine {
  const known = readings.get(text);
  if (known) return known;
  const words = wordsOf(text);
  const found = new Map<Concept, 1 | -1>();
  for (const [at, word] of words.entries()) {
    for (const concept of meanings(conceptLexicon, word)) {
      if (!found.has(concept)) found.set(concept, negated(words, at) ? -1 : 1);
    }
  }
  const stems = new Set(words.filter((word) => word.length > 2 && !stop.has(word)).map(stem));
  const reading: ParsedLine = { concepts: found, stems, lean: yes.test(text) ? 1 : no.test(text) ? -1 : 0 };
  // People can type anything: what is remembered must stay small.
  if (readings.size >= remembered) readings.clear();
  readings.set(text, reading);
  return reading;
}

const askingWords =
  /(^|[^а-яёa-z])(что|кто|кого|кому|кем|ком|где|куда|откуда|как|какой|какая|какое|какие|каким|какую|каков\S*|чем|чего|чему|почему|зачем|сколько|когда|чь[яёиейм]\S*|какого|какому|which|whats|what|who|whom|whose|where|why|how|when)(?![а-яёa-z])/i;

const small: Readonly<Record<SmallTalk, RegExp>> = {
  family: /дет(и|ям|ей|ьми)|реб[её]н|мам[аеуы]|бабуш|родител|kids|child|your (mother|mum|mom|grand|parents)/i,
  liking:
    /нрав|настроен|чувствуешь|как дела|как ты[ ?]|довол|скучно|весело|\blike it\b|enjoy|how are you|do you feel|mood|boring/i,
  often: /давно|часто|впервые|перв\S+ раз|сколько (ты|времени)|how (long|often)|first time|been here|come here/i,
};

const lettersIn = (text: string, letters: RegExp): number => text.match(letters)?.length ?? 0;

/** The language somebody wrote in, by the letters most of it is made of; null where they do not tell. */
export function languageOf(text: string): Language | null {
  const [russian, english] = [lettersIn(text, /[а-яё]/gi), lettersIn(text, /[a-z]/gi)];
  return russian === english ? null : russian > english ? 'ru' : 'en';
}

/** Our own questions know what they ask for; anybody else's are understood by their words. */
export function understand(question: string, known?: Asked): Asked {
  if (known) return known;
  const words = wordsOf(question);
  const votes = new Map<Topic, number>();
  for (const word of words) {
    const weight = faint.has(word) ? 0.4 : 1;
    for (const topic of meanings(topicLexicon, word)) votes.set(topic, (votes.get(topic) ?? 0) + weight);
  }
  const [concept = null] = parseLine(question).concepts.keys();
  const best = [...votes].sort((a, b) => b[1] - a[1])[0]?.[0];
  const closed = /(^|\s)ли(\s|$)/.test(question.toLowerCase()) || !askingWords.test(question);
  if (/\bdo you do\b/i.test(question)) return { topic: 'work', concept: null, closed: false };
  const chat = smallTalk.find((kind) => small[kind].test(question));
  const asked = { topic: best ?? (concept && ideas[concept].topic), concept, closed };
  return chat && concept === null ? { ...asked, small: chat } : asked;
}
