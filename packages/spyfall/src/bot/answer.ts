import type { Chance, Language, Seat } from '@tasovka/kernel';
import type { Tell, Topic } from '../places/place.ts';
import { clearing } from './belief.ts';
import type { Concept } from './concepts.ts';
import { type Exchange, established, resolved } from './conversation.ts';
import { happens, preferred } from './dice.ts';
import { linesIn } from './lines/lines.ts';
import { isVague } from './listener.ts';
import { parseLine } from './parseLine.ts';
import type { PlaceKnowledge, Row } from './placeKnowledge.ts';
import type { Skill } from './skill.ts';
import type { Station } from './station.ts';
import type { Asked, Choice } from './understand.ts';
import { putIntoWords, type Stance, type Utterance } from './utterance.ts';
import { type Temperament, voicesIn } from './voices/voices.ts';

/** Who speaks, what they know, and what has been said. */
export interface Speaker {
  readonly me: Seat;
  readonly names: readonly string[];
  readonly temperament: Temperament;
  /** The part the speaker plays, where the table plays roles. */
  readonly station: Station | null;
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
  readonly said: readonly Exchange[];
  /** Questions of earlier rounds: over a match nobody asks the same twice. */
  readonly asked: readonly string[];
  /** Answers of earlier rounds. */
  readonly answered: readonly string[];
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
  readonly stance: Stance;
  readonly content: string | null;
  /** 0 for what would do anywhere. */
  readonly tell: Tell | 0;
}

/** Agents like to say something of their own, and bite their tongue where it would all but name the place. */
const taste: Readonly<Record<Tell | 0, number>> = { 0: -0.8, 1: 0.1, 2: 0, 3: -0.8 };

interface Content {
  readonly text: string;
  readonly topic: Topic;
  readonly tell: Tell;
}

/** What the speaker could tell about the subject: own facts, or for the spy vague ones of the likelier places. */
function contentsFor(speaker: Speaker, asked: Asked): Content[] {
  const { knowledge, place, language, chances, said, me } = speaker;
  const likely = place === null ? likeliest(chances, 8) : new Set([place]);
  const known = place === null ? established(said, me) : new Map<Concept, 1 | -1>();
  const found: Content[] = [];
  for (const fact of knowledge.facts) {
    if (!likely.has(fact.place) || (place === null && fact.tell === 3)) continue;
    const text = fact.text[language];
    const { concepts } = parseLine(text);
    const onTopic = fact.topic === asked.topic || (asked.concept !== null && concepts.get(asked.concept) === 1);
    // A bluff must not contradict what others have said.
    const isRefuted = [...concepts].some(([concept, is]) => known.get(concept) === -is);
    if (!onTopic || isRefuted || knowledge.names(fact.place, text)) continue;
    if (!saidBefore(speaker, text) && !alike(speaker, text)) found.push({ text, topic: fact.topic, tell: fact.tell });
  }
  return found;
}

export const likeliest = (chances: Row, count: number): Set<number> =>
  new Set([...chances.keys()].sort((a, b) => (chances[b] ?? 0) - (chances[a] ?? 0)).slice(0, count));

/** Whether a thing is there: by the place's truth, or by what the spy has heard and thinks likely. Zero: a matter of opinion. */
export function leanOf(speaker: Speaker, concept: Concept, chance: Chance): 1 | 0 | -1 {
  const { knowledge, place, chances, said, me } = speaker;
  if (place !== null) return ({ core: 1, has: 1, open: 0, never: -1 } as const)[knowledge.fit(place, concept)];
  const heard = established(said, me).get(concept);
  if (heard) return heard;
  const fits = { core: 1, has: 0.9, open: 0.3, never: 0.05 };
  let odds = 0;
  for (const [at, share] of chances.entries()) odds += share * fits[knowledge.fit(at, concept)];
  if (odds > 0.65) return 1;
  if (odds < 0.2) return -1;
  return happens(chance, 0.45) ? 0 : happens(chance, odds) ? 1 : -1;
}

const stanceOf = (lean: 1 | 0 | -1, { inverted }: Asked): Stance =>
  lean === 0 ? 'unsure' : (lean === 1) === (inverted !== true) ? 'yes' : 'no';

/**
 * Whether a sentence can follow a yes, a no, or neither: it speaks of the same thing and does not take the word back. After
 * neither, something else on the subject will do; a spy who speaks of the thing itself would have to know.
 */
function follows(content: Content, { concept, topic }: Asked, lean: 1 | 0 | -1, isSpy: boolean): boolean {
  const said = concept && parseLine(content.text).concepts.get(concept);
  if (lean !== 0) return said === lean && content.topic === topic;
  return said ? !isSpy : content.topic === topic;
}

/** Everything a speaker could answer. An honest one's yes and no come from the place's truth alone. */
export function answersFor(speaker: Speaker, asked: Asked, chance: Chance): Idea[] {
  const lines = linesIn[speaker.language];
  const unsaid = (texts: readonly string[]): Idea[] =>
    texts.filter((text) => !saidBefore(speaker, text)).map((content): Idea => ({ stance: 'tells', content, tell: 0 }));
  const dodge: Idea = { stance: 'dodges', content: null, tell: 0 };
  const chat = asked.small ? unsaid(lines.small[asked.small]) : [];
  if (chat.length > 0) return chat;
  const contents = contentsFor(speaker, asked);
  const own = contents
    .filter(({ topic }) => topic === asked.topic)
    .map(({ text, tell }): Idea => ({ stance: 'tells', content: text, tell }));
  if (asked.refers === 'earlier') return own.length > 0 ? own : [{ stance: 'insists', content: null, tell: 0 }];
  if (asked.choice) return [choiceOf(speaker, asked.choice, chance)];
  const common = asked.topic === null ? [] : commonly(speaker, asked.topic, unsaid, chance);
  if (!asked.closed || asked.concept === null) {
    const all = [...own, ...common];
    const unsure: Idea = { stance: 'unsure', content: null, tell: 0 };
    if (all.length > 0) return all;
    return asked.closed && asked.topic !== null ? [unsure, dodge] : [dodge];
  }
  const lean = leanOf(speaker, asked.concept, chance);
  const stance = stanceOf(lean, asked);
  const more = contents.filter((content) => follows(content, asked, lean, speaker.place === null));
  // Whoever has something to add seldom leaves it at a yes.
  const isTalkative = lean !== 0 && more.some(({ tell }) => tell !== 3) && happens(chance, 0.6);
  return [
    ...(isTalkative ? [] : [{ stance, content: null, tell: 1 } as const]),
    ...more.map(({ text, tell }): Idea => ({ stance, content: text, tell })),
  ];
}

/** What would do at any place: mostly as this temperament would put it, as long as it has not. */
function commonly(
  { language, temperament, answered }: Speaker,
  topic: Topic,
  unsaid: (texts: readonly string[]) => Idea[],
  chance: Chance,
): Idea[] {
  const line = voicesIn[language][temperament].common[topic];
  const own = answered.some((answer) => answer.includes(line)) ? [] : unsaid([line]);
  return own.length > 0 && happens(chance, 0.85) ? own : unsaid(linesIn[language].common[topic]);
}

function choiceOf(speaker: Speaker, [one, two]: Choice, chance: Chance): Idea {
  const leans = [one, two].map((thing) => (thing === null ? null : leanOf(speaker, thing, chance)));
  // A contrary is there where the thing is not.
  const [first, second] = [leans[0] ?? -(leans[1] ?? 0), leans[1] ?? -(leans[0] ?? 0)];
  const stance: Stance =
    first > second ? 'first' : second > first ? 'second' : first === 1 ? 'both' : first === -1 ? 'neither' : 'unsure';
  return { stance, content: null, tell: 1 };
}

/** What a listener makes of a stance: any yes is as good as another. */
const spoken = ({ stance, content }: Idea, language: Language): string => {
  const lines = linesIn[language];
  const start = stance === 'yes' ? lines.yes[0] : stance === 'no' ? lines.no[0] : '';
  return `${start ?? ''} ${content ?? ''}`.trim();
};

/** How well a line serves the speaker: being believed, without telling the spy. */
function worth(speaker: Speaker, idea: Idea, asked: Asked): number {
  const { knowledge, place, chances, need, skill, discretion, language } = speaker;
  const row = knowledge.hear(spoken(idea, language), asked);
  const vague = isVague(row);
  if (place === null) {
    let trust = 0;
    for (const [at, share] of chances.entries()) if (share > 0.01) trust += share * clearing(row, vague, at, chances);
    return trust;
  }
  return (
    taste[idea.tell] +
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

/** What to answer to a question of `asker`. */
export function decideAnswer(question: string | null, asker: Seat, speaker: Speaker, chance: Chance): Utterance {
  const asked = resolved(question, speaker.said, asker, speaker.me);
  const possible = answersFor(speaker, asked, chance);
  const idea = preferred(possible, (one) => worth(speaker, one, asked), speaker.skill.care, chance);
  const { stance, content } = idea ?? { stance: 'dodges' as const, content: null };
  const { language, temperament, station, names, place } = speaker;
  return {
    kind: 'answer',
    language,
    temperament,
    station,
    whom: { seat: asker, name: names[asker] ?? '' },
    topic: asked.topic,
    concept: asked.concept,
    isTrue: place !== null,
    stance,
    move: asked.closed ? 'probe' : 'open',
    content,
  };
}

export function answerTo(question: string | null, asker: Seat, speaker: Speaker, chance: Chance): string {
  const said = speaker.said.flatMap(({ answer }) => answer ?? []);
  return putIntoWords(decideAnswer(question, asker, speaker, chance), said, chance);
}
