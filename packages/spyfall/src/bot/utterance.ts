import type { Chance, Language, Seat } from '@tasovka/kernel';
import type { Topic } from '../places/place.ts';
import type { Concept } from './concepts.ts';
import { happens } from './dice.ts';
import { followUpsIn } from './followUps/followUps.ts';
import { linesIn } from './lines/lines.ts';
import { wouldDoAnywhere } from './ownLines.ts';
import { parseLine } from './parseLine.ts';
import type { Station } from './station.ts';
import { chattiness, type Temperament, type Voice, voicesIn } from './voices/voices.ts';
import { plain } from './words.ts';

/** What an answer says to what was asked: `tells` where no yes or no was asked for. */
export type Stance = 'yes' | 'no' | 'unsure' | 'first' | 'second' | 'both' | 'neither' | 'tells' | 'insists' | 'dodges';

/** What a question does in the talk. */
export type Move = 'open' | 'probe' | 'press' | 'echo' | 'clash' | 'passOn';

/**
 * What a bot has decided to say, before it has words: plain data, and all that is needed to put it into words.
 * Whoever words it otherwise than `putIntoWords` says the same thing, and nothing more.
 */
export interface Utterance {
  readonly kind: 'question' | 'answer';
  readonly language: Language;
  readonly temperament: Temperament;
  /** The part the speaker plays, where the table plays roles. */
  readonly station: Station | null;
  /** Whom it is said to. */
  readonly whom: { readonly seat: Seat; readonly name: string };
  readonly topic: Topic | null;
  readonly concept: Concept | null;
  /** Whether the speaker knows it to be true; a spy's answers are bluffs. */
  readonly isTrue: boolean;
  readonly stance: Stance;
  readonly move: Move;
  /** The sentence to be said, without any voice: a fact, an answer that would do anywhere, a question; null: the stance alone. */
  readonly content: string | null;
}

/** The words for an utterance, in the voice of its temperament; `said` is what should not be said again. */
export function putIntoWords(utterance: Utterance, said: readonly string[], chance: Chance): string {
  return utterance.kind === 'question' ? asked(utterance, said, chance) : answered(utterance, said, chance);
}

/** One of several texts that nobody has used yet, or any. */
function fresh(texts: readonly string[], said: readonly string[], chance: Chance): string {
  const heard = said.map(plain);
  const unused = texts.filter((text) => !heard.some((one) => one.includes(plain(text).replace('{}', '').trim())));
  return chance.pick(unused.length > 0 ? unused : texts);
}

/** How often a part in a role is heard: more, and every line would end in one. People who ask put hardly anything before it. */
const roleOdds = { asks: 0.03, answers: 0.15 };

export const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

function asked(
  { temperament, language, station, content, move }: Utterance,
  said: readonly string[],
  chance: Chance,
): string {
  const question = content ?? '';
  const { asks, small = 0 } = chattiness[temperament];
  const plainly = happens(chance, small) ? question : capital(question);
  // What hangs on somebody's words has a beginning of its own.
  if (move !== 'open' && move !== 'probe') return plainly;
  const voice = voicesIn[language][temperament];
  const role = station === null ? [] : followUpsIn[language].stations[station].asks;
  if (role.length > 0 && happens(chance, roleOdds.asks)) return framed(fresh(role, said, chance), question);
  if (!happens(chance, asks)) return plainly;
  return framed(fresh(voice.asks, said, chance), question);
}

/** After a full stop a question begins with a capital letter, after a colon it does not. */
function framed(frame: string, question: string): string {
  const opens = /[.!?…]\s*\{\}/.test(frame) && !/…\s*\{\}/.test(frame);
  return frame.replace('{}', () => (opens ? capital(question) : question));
}

function answered(utterance: Utterance, said: readonly string[], chance: Chance): string {
  const { temperament, language, station, content, stance } = utterance;
  const voice = voicesIn[language][temperament];
  const start = stanceWords(utterance, said, chance);
  const core = [start, told(utterance, said, chance)].filter((part) => part !== null).join(' ');
  // A manner of speaking fits behind a fact; behind a yes, or behind what would do anywhere, it is one word too many.
  if (stance !== 'tells' || content === null || wouldDoAnywhere(content)) return core;
  const role = station === null ? [] : followUpsIn[language].stations[station].adds;
  if (role.length > 0 && happens(chance, roleOdds.answers)) return `${core} ${fresh(role, said, chance)}`;
  if (!happens(chance, chattiness[temperament].answers)) return core;
  if (isFlourished.test(core) || happens(chance, 0.4)) return `${core} ${fresh(voice.tails, said, chance)}`;
  return joined(fresh(voice.openers, said, chance), core);
}

/** A sentence with a beginning of its own («Какая погода? Тут…») takes no other. */
const isFlourished = /[:?«“]/;

/** What is no answer to the question itself comes with a word that says so. */
function told(
  { stance, content, concept, language }: Utterance,
  said: readonly string[],
  chance: Chance,
): string | null {
  if (stance !== 'unsure' || content === null || concept === null || parseLine(content).concepts.has(concept))
    return content;
  return joined(fresh(followUpsIn[language].bridges, said, chance), content);
}

/** Where the opener ends no sentence, the next word goes on in small letters, unless it is a name. */
const joined = (opener: string, core: string): string =>
  /[.!?]$/.test(opener) || /^(?:I\b|Moscow|Romans|Торквемада)/.test(core)
    ? `${opener} ${core}`
    : `${opener} ${core.charAt(0).toLowerCase()}${core.slice(1)}`;

/** More often than not the temperament's own yes, else anybody's. */
function stanceWords(
  { stance, language, temperament }: Utterance,
  said: readonly string[],
  chance: Chance,
): string | null {
  const lines = linesIn[language];
  const voice: Voice = voicesIn[language][temperament];
  const followUps = followUpsIn[language];
  switch (stance) {
    case 'tells':
      return null;
    case 'yes':
    case 'no':
    case 'unsure':
    case 'dodges':
      return fresh((happens(chance, 0.7) ? voice : lines)[stance], said, chance);
    case 'insists':
      return fresh(followUps.insist, said, chance);
    default:
      return fresh(followUps[stance], said, chance);
  }
}
