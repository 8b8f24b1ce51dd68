import type { Seat } from '@tasovka/kernel';
import type { Topic } from '../places/place.ts';
import { askedBy } from './asked.ts';
import type { Concept } from './concepts.ts';
import { isBareStance, substance, unbridged, wouldDoAnywhere } from './ownLines.ts';
import { parseLine } from './parseLine.ts';
import type { Asked } from './understand.ts';
import { isEmptyTalk } from './vague.ts';
import { isRude, plain } from './words.ts';

/** A question and its answer, as everybody at the table heard them. */
export interface Exchange {
  readonly asker: Seat;
  readonly asked: Seat;
  readonly question: string | null;
  readonly answer: string | null;
}

/** Something earlier in the talk that a question can hang on. */
export interface Thread {
  readonly move: 'press' | 'echo' | 'clash' | 'passOn';
  readonly whom: Seat;
  readonly topic: Topic;
  readonly concept: Concept | null;
  /** Whose words are quoted besides. */
  readonly who: Seat | null;
  readonly quote: string;
  readonly second: string;
}

/**
 * What a question is about, with what it refers to filled in: «а ты?» asks for what its asker was asked before,
 * «в смысле?» for what the one who is asked has said, «„ну норм“ — это как?» for what was said so.
 */
export function resolved(question: string | null, said: readonly Exchange[], asker: Seat, me: Seat): Asked {
  const asked = askedBy(question);
  if (asked.topic !== null) return asked;
  const answered = said.filter(({ answer }) => answer !== null);
  const quoted = [...(question ?? '').matchAll(/«([^»]+)»|“([^”]+)”/g)].map(([, ru, en]) => plain(ru ?? en ?? ''));
  const cited = answered.findLast(({ answer }) => quoted.some((quote) => plain(answer ?? '').includes(quote)));
  if (asked.refers === undefined && cited === undefined) return asked;
  const whose = asked.refers === 'back' ? asker : me;
  const before = cited ?? answered.findLast((exchange) => exchange.asked === whose) ?? answered.at(-1);
  if (before === undefined) return asked;
  // It may itself have been an «а ты?».
  const { topic, concept, closed, choice } = resolved(
    before.question,
    said.slice(0, said.indexOf(before)),
    before.asker,
    before.asked,
  );
  // Asked after one's own answer, one tells more of the subject; asked back, one answers the same question.
  return asked.refers === 'back'
    ? { topic, concept, closed, ...(choice && { choice }), refers: 'back' }
    : { topic, concept: null, closed: false, refers: 'earlier' };
}

/** What others have said to be there (1) or not (-1). */
export function established(said: readonly Exchange[], me: Seat): ReadonlyMap<Concept, 1 | -1> {
  const known = new Map<Concept, 1 | -1>();
  for (const { asked, question, answer } of said) {
    if (asked !== me && answer !== null) for (const [concept, is] of claims(question, answer)) known.set(concept, is);
  }
  return known;
}

/** What an answer claims: by its words, and by its yes or no. */
function claims(question: string | null, answer: string): Map<Concept, 1 | -1> {
  const { concepts, lean } = parseLine(answer);
  const found = new Map(concepts);
  const { concept, closed, choice, inverted } = askedBy(question);
  if (concept && closed && !choice && lean !== 0) found.set(concept, (lean === 1) === (inverted !== true) ? 1 : -1);
  return found;
}

/** The sentence of an answer that says most, if it can be quoted: short, clean, no question itself, and no mere manner of speaking. */
export function quoteOf(answer: string): string | null {
  const sentences = substance(answer)
    .split(/(?<=[.!?…])\s+/)
    .map(unbridged)
    .filter((one) => one !== '' && one.length <= 70 && !isRude(one) && !unquotable.test(one));
  return sentences.sort((a, b) => b.length - a.length)[0] ?? null;
}

/** Inside a quotation: a question, a quotation of its own, or half a bracket would leave its reader astray. */
const unquotable = /[«»“”"„?()[\]]/;

/** Subjects that are drawers for many things: whoever speaks of one of those does not speak of the subject. */
const mixed: ReadonlySet<Topic> = new Set(['rules', 'rest', 'light', 'money']);

/** What in the talk so far is worth coming back to, for somebody who may ask `askable`. */
export function threads(said: readonly Exchange[], me: Seat, askable: readonly Seat[]): Thread[] {
  const found: Thread[] = [];
  const answers = said.flatMap(({ asker, asked, question, answer }, at) => {
    const about = resolved(question, said.slice(0, at), asker, asked);
    return answer === null || about.topic === null ? [] : [{ by: asked, question, answer, topic: about.topic, about }];
  });
  const answered = said.filter(({ answer }) => answer !== null);
  const talked = (topic: Topic): number => answers.filter((one) => one.topic === topic).length;
  for (const [at, one] of answers.entries()) {
    const { by, answer, topic } = one;
    const isRecent = at >= answers.length - 6;
    // A subject that was talked of three times is left alone.
    const quote = quoteOf(answer);
    if (!isRecent || talked(topic) > 2 || quote === null) continue;
    const thread = { topic, concept: null, who: null, quote, second: '' };
    // A plain yes or no to a plain question is no evasion.
    const isStraight = one.about.closed && isBareStance(answer);
    const isVague = !isStraight && (isEmptyTalk(answer) || wouldDoAnywhere(answer));
    // What was said to «молятся тут?» is not quoted with «а у тебя с порядками как?».
    const isOnSubject = !one.about.closed || !mixed.has(topic);
    // «А точнее?» asks for what was said last.
    const isLast = answered.findLast(({ asked }) => asked === by)?.answer === answer;
    if (by !== me && askable.includes(by) && isVague && isOnSubject && isLast)
      found.push({ ...thread, move: 'press', whom: by });
    for (const whom of askable) {
      if (whom === by || by === me) continue;
      if (!isVague && isOnSubject && !isBareStance(answer)) found.push({ ...thread, move: 'echo', whom, who: by });
      const clash = answers.find((other) => other.by === whom && contradict(one, other));
      const own = clash && quoteOf(clash.answer);
      if (own) found.push({ ...thread, move: 'clash', whom, who: by, quote: own, second: quote });
    }
  }
  const last = answers.at(-1);
  // A question for yes and no is not passed on: its subject is too wide for it.
  const isHeard = last !== undefined && answered.at(-1)?.answer === last.answer;
  if (isHeard && last.by === me && !last.about.closed && talked(last.topic) < 3) {
    for (const whom of askable)
      found.push({ move: 'passOn', whom, topic: last.topic, concept: null, who: null, quote: '', second: '' });
  }
  return found;
}

interface Answer {
  readonly question: string | null;
  readonly answer: string;
}

function contradict(one: Answer, other: Answer): boolean {
  const theirs = claims(other.question, other.answer);
  for (const [concept, is] of claims(one.question, one.answer)) if (theirs.get(concept) === -is) return true;
  return false;
}
