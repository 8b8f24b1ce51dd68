import { type Concept, conceptLexicon } from './concepts.ts';
import { contentWords, plain, stem, wordsOf } from './words.ts';

/** What a line says, as far as a bot understands it: words, not magic. */
export interface ParsedLine {
  /** What is spoken of: 1 said to be there, -1 said not to be. */
  readonly concepts: ReadonlyMap<Concept, 1 | -1>;
  /** Word stems, for recognising a line that was heard before. */
  readonly stems: ReadonlySet<string>;
  /** A line that begins with yes (1) or no (-1). */
  readonly lean: 1 | 0 | -1;
}

const before = new Set(
  "не ни без нет никаких никакой никакого никакая no not never without isn't don't aren't nobody".split(' '),
);
const after = new Set(['нет', 'нету', 'негде', 'мало']);
/** «Дождей не бывает», "horses are not kept": the thing comes first and is denied behind it. */
const denial =
  /^(?:\S+ ){0,2}(?:не (?:быва|держ|вод|нуж|игра|слыш|слых|вид|бер|да[юе]т|плат|пуска|разреш|хвата|остал|знаю|нос|пь|ед[яи]т|кур|налива|положен|требу|принят)|(?:not|never|isn't|aren't) (?:needed|allowed|used|kept|served|played|found|seen|heard|welcome|available|here)(?: |$))/;
/** «Без денег не пускают», "nobody leaves without a horse": what one cannot do without is there. */
const indispensable = /(?:^| )(?:не|никто|нельзя|никуда|not|nobody|never|can't|cannot|won't|don't|no)(?: |$)/;

function negated(words: readonly string[], at: number): boolean {
  const near = words.slice(Math.max(0, at - 2), at);
  if (near.includes('только') || near.includes('only')) return false;
  const without = near.findIndex((word) => word === 'без' || word === 'without');
  if (without >= 0) {
    const others = words.filter((_, i) => i !== at - near.length + without);
    return !indispensable.test(others.join(' '));
  }
  return (
    near.some((word) => before.has(word) || word.endsWith("n't")) ||
    words.slice(at + 1, at + 3).some((word) => after.has(word)) ||
    denial.test(words.slice(at + 1, at + 5).join(' '))
  );
}

const yes =
  /^(да(?! нет| ладно)|ага|еще как|есть такое|бывает(?! по)|не без этого|конечно|само собой|угу|а то(?! )|разумеется|безусловно|увы да|естественно|канеш|yes(?! and no)|yeah|yep|yup|sure|oh yes|of course|naturally|certainly|indeed|very|quite|plenty|more than|afraid so|i.d say so|you bet|i.m afraid so)(?![а-яa-z])/;
const no =
  /^(нет|неа|не-а|да нет|ну нет|не особо|не сказал|не замеч|вряд ли|ничуть|совсем не|ни разу|нисколько|увы нет|ничего подобного|откуда|no|nope|nah|not|hardly|never|i.d say not|afraid not|barely|nothing of the sort)(?![a-z])/;
/** What may stand before a yes or a no without changing it. */
const lead = /^(?:(?:ну|ой|ох|эх|хм|эм|э|м|well|oh|um|er|hm|hmm|uh|ah|alas)[\s,.…!—-]+)+/;

const leanOf = (text: string): 1 | 0 | -1 => {
  const line = plain(text);
  const start = no.test(line) || yes.test(line) ? line : line.replace(lead, '');
  return no.test(start) ? -1 : yes.test(start) ? 1 : 0;
};

const readings = new Map<string, ParsedLine>();
const remembered = 4_000;

export function parseLine(text: string): ParsedLine {
  const known = readings.get(text);
  if (known) return known;
  const words = wordsOf(text);
  const found = new Map<Concept, 1 | -1>();
  for (const [at, word] of words.entries()) {
    for (const concept of conceptLexicon.of(word)) {
      if (!found.has(concept)) found.set(concept, negated(words, at) ? -1 : 1);
    }
  }
  const reading: ParsedLine = { concepts: found, stems: new Set(contentWords(text).map(stem)), lean: leanOf(text) };
  // People can type anything: what is remembered must stay small.
  if (readings.size >= remembered) readings.clear();
  readings.set(text, reading);
  return reading;
}
