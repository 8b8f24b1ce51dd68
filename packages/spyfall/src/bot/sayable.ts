import { longestLine } from '../actions.ts';
import { askedBy } from './asked.ts';
import type { Exchange } from './conversation.ts';
import { parseLine } from './parseLine.ts';
import type { PlaceKnowledge } from './placeKnowledge.ts';
import type { Utterance } from './utterance.ts';
import { isRude, languageOf, plain, wordsOf } from './words.ts';

/** Where a line would be said. */
export interface Scene {
  readonly knowledge: PlaceKnowledge;
  /** Where the speaker is; null for the spy. */
  readonly place: number | null;
  readonly names: readonly string[];
  readonly said: readonly Exchange[];
}

/**
 * Whether other words for an utterance may be said: they say the same and claim nothing more, are true where the speaker
 * is, name no place of the box and nobody new, and read like a line of a talk.
 */
export function isSayable(text: string, utterance: Utterance, scene: Scene): boolean {
  return (
    isLine(text) &&
    !isRude(text) &&
    isInLanguage(text, utterance, scene) &&
    givesNothingAway(text, utterance, scene) &&
    !isRepeated(text, scene) &&
    (utterance.kind === 'question' ? asksTheSame(text, utterance) : saysTheSame(text, utterance, scene))
  );
}

const longest = Math.min(220, longestLine);

/** One plain line: no markup, addresses, hidden characters or letters spelled out one by one. */
const isLine = (text: string): boolean =>
  /[\p{L}]/u.test(text) &&
  text.length <= longest &&
  !/[\p{C}\p{Zl}\p{Zp}<>{}[\]\\`*_#@|=]|:\/\/|www\./u.test(text) &&
  !/(?:(?<!\p{L})\p{L}[\s.,·–—-]+){3,}\p{L}(?!\p{L})/u.test(text);

/** In the language of the utterance; foreign letters only in words that were there before, such as names. */
function isInLanguage(text: string, { language, content, whom }: Utterance, { names }: Scene): boolean {
  if (languageOf(text) !== language) return false;
  const foreign = language === 'ru' ? /[^а-яё]/ : /[^a-z]/;
  const known = new Set(lettersOf([content ?? '', whom.name, ...names].join(' ')));
  return lettersOf(text).every((word) => !foreign.test(word) || known.has(word));
}

const lettersOf = (text: string): string[] => text.toLowerCase().match(/\p{L}+/gu) ?? [];

/** What only a player who talks about the game itself would say, or a machine about itself. */
const outOfPlay =
  /шпион|шпие|агент|вражеск|локаци|нейросет|языков\S* модел|искусственн|инструкци|(?:^|[^a-z])(?:spy|spies|agents?|location|language model|as an ai|ai|prompt|instructions?)(?![a-z])/;

function givesNothingAway(text: string, { content, whom }: Utterance, { knowledge, names }: Scene): boolean {
  for (let place = 0; place < knowledge.size; place++) if (knowledge.names(place, text)) return false;
  if (outOfPlay.test(plain(text))) return false;
  const words = new Set(wordsOf(text));
  const known = new Set(wordsOf(`${content ?? ''} ${whom.name}`));
  return !names.some((name) => wordsOf(name).some((word) => word.length > 2 && words.has(word) && !known.has(word)));
}

const isRepeated = (text: string, { said }: Scene): boolean =>
  said.some(({ question, answer }) => plain(question ?? '') === plain(text) || plain(answer ?? '') === plain(text));

/** Everybody who listens must take it for the same question. */
function asksTheSame(text: string, { topic, concept, content }: Utterance): boolean {
  if (!/\?$/.test(text)) return false;
  const asked = askedBy(text);
  const meant = askedBy(content);
  if (asked.topic !== topic || asked.closed !== meant.closed || asked.concept !== (meant.concept ?? concept)) {
    return false;
  }
  const own = parseLine(content ?? '').concepts;
  return [...parseLine(text).concepts.keys()].every((one) => own.has(one) || one === concept);
}

/** The yes or no that was decided, the things that were spoken of and no others, and nothing that is false there. */
function saysTheSame(text: string, utterance: Utterance, { knowledge, place }: Scene): boolean {
  const { stance, content, concept } = utterance;
  const { concepts, lean, stems } = parseLine(text);
  if (lean !== (stance === 'yes' ? 1 : stance === 'no' ? -1 : 0)) return false;
  const meant = parseLine(content ?? '');
  for (const [one, is] of concepts) {
    const wanted = meant.concepts.get(one) ?? (one === concept && lean !== 0 ? lean : undefined);
    if (is !== wanted) return false;
    const fit = place === null ? 'open' : knowledge.fit(place, one);
    if (is === 1 ? fit === 'never' : fit === 'core' || fit === 'has') return false;
  }
  if (content === null) return true;
  return [...meant.concepts.keys()].some((one) => concepts.has(one)) || [...meant.stems].some((one) => stems.has(one));
}
