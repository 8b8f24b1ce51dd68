import { plain } from './words.ts';

/**
 * Meanings by word. A stem stands for every word that begins with it, and the longest stem wins («рычаг» is no growl);
 * a stem with `=` stands for that word alone.
 */
export class Lexicon<T> {
  private readonly exact = new Map<string, Set<T>>();
  private readonly stems = new Map<string, Set<T>>();
  private readonly sounds = new Map<string, Set<T>>();
  private readonly guesses = new Map<string, readonly T[]>();
  private longest = 0;

  constructor(entries: Iterable<readonly [meaning: T, line: string]>) {
    for (const [meaning, line] of entries) {
      for (const raw of plain(line).split(/\s+/)) {
        if (raw.endsWith('=')) add(this.exact, raw.slice(0, -1), meaning);
        else if (raw !== '') add(this.stems, raw, meaning);
        const heard = sound(raw);
        if (heard.length >= 5) add(this.sounds, heard, meaning);
        this.longest = Math.max(this.longest, raw.length);
      }
    }
  }

  /** What a word means; nothing for most. */
  of(word: string, shortest = 2): readonly T[] {
    const whole = this.exact.get(word);
    if (whole) return [...whole];
    for (let length = Math.min(word.length, this.longest); length >= shortest; length--) {
      const found = this.stems.get(word.slice(0, length));
      if (found) return [...found];
    }
    return [];
  }

  /** The same for a word with a prefix, as it sounds, or with one slip of the finger, where enough of it is left to be known again. */
  guess(word: string): readonly T[] {
    if (word.length < 5) return [];
    const known = this.guesses.get(word);
    if (known) return known;
    const found = this.search(word);
    // People can type anything: what is remembered must stay small.
    if (this.guesses.size > 2_000) this.guesses.clear();
    this.guesses.set(word, found);
    return found;
  }

  private withoutPrefix(word: string): readonly T[] | null {
    for (const prefix of prefixes) {
      const rest = word.slice(prefix.length);
      const found = word.startsWith(prefix) && rest.length >= 4 ? this.of(rest, 4) : [];
      if (found.length > 0) return found;
    }
    return null;
  }

  private bySound(word: string): readonly T[] | null {
    const heard = sound(word);
    const whole = this.sounds.get(`${heard}=`);
    if (whole) return [...whole];
    for (let length = heard.length; length >= 5; length--) {
      const found = this.sounds.get(heard.slice(0, length));
      if (found) return [...found];
    }
    return null;
  }

  private search(word: string): readonly T[] {
    const known = this.withoutPrefix(word) ?? this.bySound(word);
    if (known) return known;
    if (word.length < 7) return [];
    for (const [stem, meanings] of this.stems) {
      if (stem.length < 6) continue;
      // A letter more or less makes another word of a short one.
      const lengths = stem.length < 7 ? [stem.length] : [stem.length, stem.length + 1, stem.length - 1];
      for (const length of lengths) {
        if (length <= word.length && isOneSlipAway(word.slice(0, length), stem)) return [...meanings];
      }
    }
    for (const [whole, meanings] of this.exact)
      if (whole.length > 6 && isOneSlipAway(word, whole)) return [...meanings];
    return [];
  }
}

/** «Доплыть» is «плыть», «подзаработать» is «заработать»: a verb's other aspects. */
const prefixes = 'пере подо под разо раз рас при про пред вы до за на недо обо об ото от по со с у ис из вз вс'.split(
  ' ',
);

/** Letters that are heard alike where they are not stressed, and doubled ones, as people write by ear. */
const sound = (word: string): string =>
  word
    .replace(/ться|тся/g, 'ца')
    .replaceAll('о', 'а')
    .replace(/[еэяый]/g, 'и')
    .replace(/(.)\1/g, '$1');

function add<T>(map: Map<string, Set<T>>, key: string, value: T): void {
  const known = map.get(key);
  if (known) known.add(value);
  else map.set(key, new Set([value]));
}

const soundAlike = ['аеиоуыэюя', 'aeiouy', 'бп', 'дт', 'гк', 'зс', 'вф', 'жшщ', 'ck', 'sz'];

const isDoubled = (a: string, b: string, at: number): boolean => {
  const longer = a.length > b.length ? a : b;
  return longer[at] === longer[at - 1] || longer[at] === longer[at + 1];
};

/** One letter wrong, missing, too many, or two next to each other changed about. The first letter is hardly ever wrong. */
export function isOneSlipAway(a: string, b: string): boolean {
  if (Math.abs(a.length - b.length) > 1 || a[0] !== b[0]) return false;
  let start = 0;
  while (start < a.length && a[start] === b[start]) start++;
  let end = 0;
  while (end < Math.min(a.length, b.length) - start && a.at(-1 - end) === b.at(-1 - end)) end++;
  const [restA, restB] = [a.slice(start, a.length - end), b.slice(start, b.length - end)];
  // One consonant for another makes a different word more often than a slip: swearing is no sweating.
  if (restA.length === 1 && restB.length === 1)
    return soundAlike.some((letters) => letters.includes(restA) && letters.includes(restB));
  // A consonant more or less makes another word of a short one: staring is no starving.
  if (restA.length <= 1 && restB.length <= 1)
    return Math.min(a.length, b.length) > 6 || /[аеиоуыэюяьъйaeiouy]/.test(restA + restB) || isDoubled(a, b, start);
  return restA.length === 2 && restB.length === 2 && restA[0] === restB[1] && restA[1] === restB[0];
}
