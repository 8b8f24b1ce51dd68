import type { Topic } from '../places/place.ts';
import { type Concept, conceptLexicon, ideas } from './concepts.ts';
import { parseLine } from './parseLine.ts';
import {
  again,
  askingWords,
  back,
  earlier,
  faint,
  fillers,
  hours,
  personal,
  phrases,
  type SmallTalk,
  senses,
  short,
  small,
  smallTalk,
  things,
} from './phrasing.ts';
import { subjectLexicon, topicLexicon } from './topicWords.ts';
import { wordsOf } from './words.ts';

/** What a question wants to know. */
export interface Asked {
  readonly topic: Topic | null;
  readonly concept: Concept | null;
  /** It can be answered with yes or no. */
  readonly closed: boolean;
  /** What everybody asks sooner or later, at any place. */
  readonly small?: SmallTalk;
  /** It asks back («а ты?»), or after what was answered before («в смысле?»): the subject is in what was said. */
  readonly refers?: 'back' | 'earlier';
  /** Of two things named by «или»: which? */
  readonly choice?: Choice;
  /** «Без оружия ходите?»: a yes says that there is none. */
  readonly inverted?: boolean;
}

/** Null is the contrary of the other one: «темно или светло?» */
export type Choice = readonly [Concept | null, Concept | null];

export const nothingAsked: Asked = { topic: null, concept: null, closed: false };

/** A word that names a subject counts for more than a thing that belongs to one: "lunch" in "what do you do before lunch". */
const weightOf = (word: string): number =>
  faint.has(word) ? 0.4 : /^(?:люд|people)/.test(word) ? 0.6 : subjectLexicon.of(word).length > 0 ? 1.1 : 1;

/** In an open question the verb says what is asked: «чем угощают гостей?» is about food. */
const topicVotes = (words: readonly string[], concepts: readonly Concept[], worth: number): Map<Topic, number> => {
  const votes = new Map<Topic, number>();
  const vote = (topic: Topic, weight: number): void => void votes.set(topic, (votes.get(topic) ?? 0) + weight);
  for (const word of words) {
    const weight = weightOf(word);
    const exact = topicLexicon.of(word);
    for (const topic of exact) vote(topic, weight);
    if (exact.length > 0 || fillers.has(word) || conceptLexicon.of(word).length > 0) continue;
    for (const topic of topicLexicon.guess(word)) vote(topic, 0.8);
  }
  for (const concept of concepts) vote(ideas[concept].topic, worth);
  return votes;
};

/** The things a question names; where it names none, those it may have meant with a slip of the finger. */
function conceptsIn(words: readonly string[]): Concept[] {
  const named = [...parseLine(words.filter((_, at) => !describes(words, at)).join(' ')).concepts.keys()];
  if (named.length > 0) return named;
  // A word that is known for something else is no slip.
  return words.flatMap((word) =>
    fillers.has(word) || topicLexicon.of(word).length > 0 ? [] : conceptLexicon.guess(word),
  );
}

/** «Грязная одежда», "loud music": the thing is what is asked about, whatever it is like. */
function describes(words: readonly string[], at: number): boolean {
  const [word = '', next = ''] = words.slice(at, at + 2);
  if (!adjective.test(word)) return false;
  const own = conceptLexicon.of(word).map((concept) => ideas[concept].topic);
  if (own.length > 0 && made.test(words[at - 1] ?? '')) return true;
  const about = [...topicLexicon.of(next), ...conceptLexicon.of(next).map((concept) => ideas[concept].topic)];
  return own.length > 0 && about.length > 0 && !/side$/.test(next) && !about.some((topic) => own.includes(topic));
}

/** «Работа грязная», «музыка громкая». */
const made = /^(?:одежд|обув|ед[аоуые]$|кормеж|работ|музык|наряд|костюм|clothes|food|work$|job$|music$)/;

const adjective =
  /^(?!оруж|животн|насеком)[а-я]{3,}(?:ый|ий|ой|ая|яя|ое|ее|ые|ие|ую|юю|ых|их)$|^(?:hot|cold|warm|dirty|muddy|heavy|loud|noisy|quiet|dark|wet|dusty|sandy|stone|secret|wooden|fur|silk)$/;

/** A question by its words. Our own questions know what they ask for and never come here. */
export function understand(question: string): Asked {
  const typed = wordsOf(question).flatMap((word) => (short[word] ?? word).split(' '));
  const bare = typed.join(' ');
  if (typed.length <= 7 && back.test(bare)) return { ...nothingAsked, refers: 'back' };
  if (personal.test(bare)) return nothingAsked;
  if (typed.length <= 6 && again.test(bare)) return { ...nothingAsked, refers: 'earlier' };
  const choice = choiceIn(typed);
  const timeless = typed.filter((word) => !hours.has(word));
  const [concepts, votes] = meaning(timeless, bare, choice);
  const isClear = typed.every(isKnown);
  const [named, subjects] = votes.size > 0 || !isClear ? [concepts, votes] : meaning(typed, bare, choice);
  const concept = choice === 'unknown' ? null : (named[0] ?? null);
  const [top, weight] = [...subjects].sort((a, b) => b[1] - a[1])[0] ?? [null, 0];
  // «Кто тут храпит?» is not about the people: better to dodge than to answer what was not asked.
  const best = weight < 0.5 && !isClear ? null : top;
  if (concept === null && earlier.test(bare) && (best === null || (typed.length <= 6 && weight < 1.5))) {
    return { topic: best, concept: null, closed: false, refers: 'earlier' };
  }
  const chat = smallTalk.find((kind) => small[kind].test(bare));
  // «Нравится еда?» is about the food, «do you love it?» about nothing.
  const isAside =
    concept === null
      ? weight < 1 ||
        (chat === 'often' && (best === 'travel' || best === 'people') && weight < 2) ||
        (chat === 'family' && weight < 1.3 && best !== 'people' && best !== 'fears')
      : concept === 'love' && chat === 'liking';
  return {
    topic: best,
    concept,
    closed: choice !== 'unknown' && (/(^|\s)ли(\s|$)/.test(bare) || !askingWords.test(bare.replace(orElse, ''))),
    ...(chat && isAside && { small: chat }),
    ...(choice && choice !== 'unknown' && { choice }),
    ...(concept && isInverted(concept, bare) && { inverted: true }),
  };
}

/** Whether a word means something to us, or nothing to anybody. */
const isKnown = (word: string): boolean =>
  word.length < 4 || fillers.has(word) || topicLexicon.of(word).length > 0 || conceptLexicon.of(word).length > 0;

/** The things that are named, and how much speaks for each subject. */
function meaning(
  words: readonly string[],
  bare: string,
  choice: Choice | 'unknown' | null,
): [readonly Concept[], Map<Topic, number>] {
  const named = conceptsIn(words);
  const thing = things.find(([pattern]) => pattern.test(bare))?.[1];
  const concepts = thing ? [thing, ...named.filter((one) => one !== thing)] : named;
  const worth = choice === 'unknown' ? 0.6 : askingWords.test(bare) ? 0.9 : 1.2;
  const votes = topicVotes(words, named, worth);
  if (thing) votes.set(ideas[thing].topic, 2);
  for (const [pattern, topic] of senses) if (pattern.test(bare)) votes.set(topic, (votes.get(topic) ?? 0) + 0.8);
  const phrase = phrases.find(([pattern]) => pattern.test(bare))?.[1];
  if (phrase) votes.set(phrase, (votes.get(phrase) ?? 0) + 1.5);
  return [concepts, votes];
}

/**
 * «Жара или холодрыга?», «темно или светло?». Unknown: one of the two is nothing that a bot knows, so that a yes or a no
 * to the other would be no answer. Null: no choice, as in «холодно или как?».
 */
function choiceIn(words: readonly string[]): Choice | 'unknown' | null {
  const at = words.findIndex((word) => word === 'или' || word === 'or');
  if (at < 1 || hollow.has(words[at + 1] ?? 'what')) return null;
  const one = conceptsIn(words.slice(0, at)).at(-1) ?? null;
  const two = conceptsIn(words.slice(at + 1))[0] ?? null;
  // «Поют или танцуют?» is one thing to us: a bare yes would answer only half of it.
  if (one === two) return one && [one, one];
  const only = one ?? two;
  return (one && two) || (only && graded.has(only)) ? [one, two] : 'unknown';
}

/** «Холодно или как?» asks for cold. */
const orElse = / (?:или|or) (?:как|что|чего|what)(?: \S+)?$/;

/** «Холодно или нет?» */
const hollow = new Set(
  'нет не нету как что чего так норм нормально терпимо ничего вообще совсем not no nah nope what nothing never fine ok okay just'.split(
    ' ',
  ),
);

/** What has a contrary. */
const graded: ReadonlySet<Concept> = new Set([
  'quiet',
  'loud',
  'dark',
  'cold',
  'heat',
  'crowd',
  'cramped',
  'wet',
  'uniform',
]);

/** «Без оружия?», «оружие нельзя?»: a yes says that there is none. «Уйти можно?»: a yes says that nobody is held there. */
function isInverted(concept: Concept, bare: string): boolean {
  const denied =
    /(?:^| )(?:без|нельзя|запрещен\S*|without|forbidden|banned|prohibited)(?: |$)|not allowed|aren't allowed|isn't allowed| (?:нет|нету)$|(?:^| )(?:нет|нету) [а-я]+$|^no [a-z]+$/.test(
      bare,
    );
  const leaves =
    concept === 'trapped' && /(?:^| )(?:leave|уйти|выйти|выбраться|сбежать|убежать|выпускают|escape)(?: |$)/.test(bare);
  const isHard = /трудн|сложн|тяжел|hard|difficult|impossible|невозможн|can't|cannot|нельзя/.test(bare);
  return leaves ? !isHard && !denied : denied;
}
