import type { Chance, Language } from '@tasovka/kernel';
import type { Tell, Topic } from '../places/place.ts';
import { clearing } from './belief.ts';
import { happens, preferred } from './dice.ts';
import { type Lines, linesIn } from './lines/lines.ts';
import { askedBy, isVague, sameLine } from './listener.ts';
import { type Asked, parseLine } from './parseLine.ts';
import type { PlaceKnowledge, Row } from './placeKnowledge.ts';
import type { Skill } from './skill.ts';

/** Who speaks, what they know, and what has been said. */
export interface Speaker {
  readonly knowledge: PlaceKnowledge;
  readonly language: Language;
  readonly skill: Skill;
  /** Where the speaker is; null for the spy. */
  readonly place: number | null;
  /** What somebody who only listened would think: the spy's own belief, or an agent's idea of it. */
  readonly chances: Row;
  /** How badly an agent needs to be believed: 0 not at all, 1 very. */
  readonly need: number;
  /** How much helping the spy matters, against the usual. */
  readonly discretion: number;
  readonly said: readonly { readonly question: string | null; readonly answer: string | null }[];
}

const saidBefore = ({ said }: Speaker, text: string): boolean => said.some(({ answer }) => answer?.includes(text));

/** Somebody has already said much the same. */
function alike({ said }: Speaker, text: string): boolean {
  const { stems } = parseLine(text);
  return said.some(({ answer }) => {
    if (answer === null) return false;
    let shared = 0;
    for (const stem of parseLine(answer).stems) if (stems.has(stem)) shared++;
    return shared > 2 && shared >= 0.55 * stems.size;
  });
}

/** Something that could be said. */
interface Idea {
  readonly text: string;
  readonly topic: Topic | null;
  /** 0 for what would do anywhere. */
  readonly tell: Tell | 0;
}

/** Agents like to say something of their own, and bite their tongue where it would all but name the place. */
const taste: Readonly<Record<Tell | 0, number>> = { 0: -0.8, 1: 0.1, 2: 0, 3: -0.8 };

/** What the speaker could say about the subject: own facts, or for the spy vague ones of the likelier places. */
function ideasFor(speaker: Speaker, asked: Asked): Idea[] {
  const { knowledge, place, language, chances } = speaker;
  const likely = place === null ? likeliest(chances, 8) : new Set([place]);
  const found: Idea[] = [];
  for (const fact of knowledge.facts) {
    if (!likely.has(fact.place) || (place === null && fact.tell === 3)) continue;
    const text = fact.text[language];
    const onTopic =
      fact.topic === asked.topic || (asked.concept !== null && parseLine(text).concepts.get(asked.concept) === 1);
    if (onTopic && !knowledge.names(fact.place, text) && !saidBefore(speaker, text) && !alike(speaker, text))
      found.push({ text, topic: fact.topic, tell: fact.tell });
  }
  return found;
}

export const likeliest = (chances: Row, count: number): Set<number> =>
  new Set([...chances.keys()].sort((a, b) => (chances[b] ?? 0) - (chances[a] ?? 0)).slice(0, count));

/** Yes, no, or neither: by the place, or by what the spy thinks likely. */
function leanOf({ knowledge, place, chances }: Speaker, { concept }: Asked, chance: Chance): 1 | 0 | -1 {
  if (concept === null) return 0;
  const fits = (at: number): number => ({ core: 1, has: 0.85, open: 0.27, never: 0.1 })[knowledge.fit(at, concept)];
  let odds = 0;
  if (place !== null) odds = fits(place);
  else for (const [at, share] of chances.entries()) odds += share * fits(at);
  if (odds > 0.7) return 1;
  if (odds < 0.2) return -1;
  return happens(chance, 0.35) ? 0 : happens(chance, odds) ? 1 : -1;
}

function shortAnswers(lines: Lines, lean: 1 | 0 | -1): readonly string[] {
  return lean === 1 ? lines.yes : lean === -1 ? lines.no : lines.unsure;
}

/** Whether an idea can follow a yes or a no: it speaks of the same thing, and does not take it back. */
function follows(text: string, { concept, topic }: Asked, lean: 1 | 0 | -1, topicOf: Topic | null): boolean {
  const said = concept && parseLine(text).concepts.get(concept);
  return said ? lean === 0 || said === lean : lean === 0 && topicOf === topic;
}

function candidates(speaker: Speaker, asked: Asked, chance: Chance): Idea[] {
  const lines = linesIn[speaker.language];
  const unsaid = (texts: readonly string[]): Idea[] =>
    texts.filter((text) => !saidBefore(speaker, text)).map((text) => ({ text, topic: asked.topic, tell: 0 }));
  const chat = asked.small ? unsaid(lines.small[asked.small]) : [];
  if (chat.length > 0) return chat;
  const ideas = ideasFor(speaker, asked);
  const own = ideas.filter(({ topic }) => topic === asked.topic);
  const common = asked.topic === null ? [] : unsaid(lines.common[asked.topic]);
  if (!asked.closed) return own.length + common.length > 0 ? [...own, ...common] : unsaid(lines.dodges);
  if (asked.concept === null) {
    const unsure = unsaid(lines.unsure);
    return asked.topic === null ? [...unsure, ...unsaid(lines.dodges)] : [...own, ...common, ...unsure];
  }
  const lean = leanOf(speaker, asked, chance);
  const all = shortAnswers(lines, lean);
  const fresh = unsaid(all).map(({ text }) => text);
  const short = chance.pick(fresh.length > 0 ? fresh : all);
  const more = ideas.filter(({ text, topic }) => follows(text, asked, lean, topic));
  return [{ text: short, topic: null, tell: 1 }, ...more.map((idea) => ({ ...idea, text: `${short} ${idea.text}` }))];
}

/** How well a line serves the speaker: being believed, without telling the spy. */
function worth(speaker: Speaker, { text, tell }: Idea, asked: Asked): number {
  const { knowledge, place, chances, need, skill, discretion } = speaker;
  const row = knowledge.hear(text, asked);
  const vague = isVague(row);
  if (place === null) {
    let trust = 0;
    for (const [at, share] of chances.entries()) if (share > 0.01) trust += share * clearing(row, vague, at, chances);
    return trust;
  }
  return (
    taste[tell] +
    need * clearing(row, vague, place, chances) -
    discretion * skill.discretion * leak(row, place, chances)
  );
}

/** How much closer to the truth a listener comes by a line: by what they believe after it, and by what it adds up to. */
function leak(row: Row, place: number, chances: Row): number {
  let all = 0;
  for (const [at, share] of chances.entries()) all += share * Math.exp(0.62 * (row[at] ?? 0));
  const before = chances[place] ?? 0;
  const gain = (row[place] ?? 0) * 0.62 - Math.log(all);
  return Math.max(0, before * Math.exp(gain) - before) + 0.1 * Math.max(0, gain);
}

export function answerTo(question: string | null, speaker: Speaker, chance: Chance): string {
  const asked = askedBy(question);
  const lines = linesIn[speaker.language];
  const possible = candidates(speaker, asked, chance);
  const idea = preferred(possible, (one) => worth(speaker, one, asked), speaker.skill.care, chance);
  const text = idea?.text ?? chance.pick(lines.dodges);
  return dressed(text, asked, lines, speaker, chance);
}

/** People begin with a word or two that say nothing, and not twice with the same. */
function dressed(text: string, asked: Asked, lines: Lines, speaker: Speaker, chance: Chance): string {
  const unused = (texts: readonly string[]): string[] => texts.filter((one) => !saidBefore(speaker, one));
  const plainly = asked.closed || lines.dodges.some((dodge) => sameLine(dodge, text));
  const openers = plainly ? [] : unused(lines.openers);
  const tails = plainly ? [] : unused(lines.tails);
  const start = openers.length > 0 && happens(chance, 0.2) ? `${chance.pick(openers)} ` : '';
  const end = start === '' && tails.length > 0 && happens(chance, 0.1) ? ` ${chance.pick(tails)}` : '';
  return `${start}${text}${end}`;
}
