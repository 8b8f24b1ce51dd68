import type { Chance, Seat } from '@tasovka/kernel';
import type { Topic } from '../places/place.ts';
import type { Speaker } from './answer.ts';
import { unframed } from './asked.ts';
import { askedIn } from './asking/asking.ts';
import { type Concept, ideas } from './concepts.ts';
import { resolved, type Thread, threads } from './conversation.ts';
import { happens, weighed } from './dice.ts';
import { type FollowUpLines, filled, followUpsIn } from './followUps/followUps.ts';
import { linesIn } from './lines/lines.ts';
import { capital, type Move, type Utterance } from './utterance.ts';
import { contentWords, plain, stem } from './words.ts';

/** Whom to ask: those one wonders about, and those who have said little. */
export function whomToAsk(
  seats: readonly Seat[],
  doubt: (seat: Seat) => number,
  answers: (seat: Seat) => number,
  chance: Chance,
): Seat | undefined {
  return weighed(seats, (seat) => (0.15 + doubt(seat)) / (1 + 0.6 * answers(seat)), chance);
}

interface Core {
  readonly move: Move;
  readonly topic: Topic | null;
  readonly concept: Concept | null;
  readonly content: string;
}

/** How often a question hangs on what was said, and how much each way of it is liked. */
const followUpOdds = 0.4;
const liking: Readonly<Record<Thread['move'], number>> = { clash: 3, press: 2.2, echo: 0.6, passOn: 0.5 };

/** What to ask a player: something about what was said before, or a question nobody has asked in this match. */
export function decideQuestion(whom: Seat, speaker: Speaker, chance: Chance): Utterance {
  const { content, topic, concept, move } = followUp(whom, speaker, chance) ?? freshQuestion(speaker, chance);
  const { language, temperament, station, names, place } = speaker;
  return {
    kind: 'question',
    language,
    temperament,
    station,
    whom: { seat: whom, name: names[whom] ?? '' },
    topic,
    concept,
    isTrue: place !== null,
    stance: 'tells',
    move,
    content,
  };
}

function followUp(whom: Seat, speaker: Speaker, chance: Chance): Core | null {
  if (!happens(chance, followUpOdds)) return null;
  const { said, me, names, language, knowledge, place } = speaker;
  const lines = followUpsIn[language];
  // Nobody quotes what was quoted a moment ago.
  const isQuoted = (quote: string): boolean => quote !== '' && said.some(({ question }) => question?.includes(quote));
  const open = threads(said, me, [whom]).filter(({ quote }) => !isQuoted(unstopped(quote)));
  const cores = open.flatMap((thread) => {
    const texts = followUpTexts(thread, lines, names);
    return texts.map((content): Core & { readonly weight: number } => ({
      move: thread.move,
      topic: thread.topic,
      concept: thread.concept,
      weight: liking[thread.move] / texts.length,
      content,
    }));
  });
  const heard = heardQuestions(speaker);
  const left = cores.filter(
    ({ content }) =>
      isUnheard(content, heard) && content.length <= 240 && !(place !== null && knowledge.names(place, content)),
  );
  return weighed(left, ({ weight }) => weight, chance) ?? null;
}

function followUpTexts(thread: Thread, lines: FollowUpLines, names: readonly string[]): string[] {
  const asks = lines.passOn[thread.topic];
  if (thread.move === 'passOn') return [...lines.back, ...asks];
  return lines[thread.move].flatMap((template) =>
    (template.includes('{ask}') ? asks : ['']).map((ask) =>
      filled(template, {
        who: thread.who === null ? '' : (names[thread.who] ?? ''),
        quote: unstopped(thread.quote),
        second: unstopped(thread.second),
        ask: capital(ask),
      }),
    ),
  );
}

/** A quotation inside a sentence has no full stop. */
const unstopped = (text: string): string => text.replace(/\.$/, '');

/** What was asked in this match, and what of it in this round, by the words that carry it. */
interface Heard {
  readonly match: ReadonlySet<string>;
  readonly round: readonly (readonly string[])[];
}

function heardQuestions({ said, asked }: Speaker): Heard {
  const now = said.flatMap(({ question }) => question ?? []).map(unframed);
  return { match: new Set([...asked.map(unframed), ...now].map(coreOf)), round: now.map(stemsOf) };
}

/** «А одеваются тут как?» and «как тут одеваются?» are one question, and after «что слышно?» so is «что слышно ночью?» */
function isUnheard(text: string, { match, round }: Heard): boolean {
  const own = stemsOf(text);
  const within = (less: readonly string[], more: readonly string[]): boolean =>
    less.length > 0 && less.every((one) => more.includes(one));
  return !match.has(coreOf(text)) && !round.some((stems) => within(stems, own) || within(own, stems));
}

const stemmed = new Map<string, readonly string[]>();

function stemsOf(text: string): readonly string[] {
  const known = stemmed.get(text);
  if (known) return known;
  const stems = [...new Set(contentWords(text).map(stem))].sort();
  // People can type anything: what is remembered must stay small.
  if (stemmed.size > 2_000) stemmed.clear();
  stemmed.set(text, stems);
  return stems;
}

const coreOf = (text: string): string => stemsOf(text).join(' ') || plain(text);

/** How much likelier a temperament asks about what it likes to ask about, and how often in words nobody else would use. */
const keenness = 1.8;
const ownOdds = 0.55;

/** A question of our own about a subject not just talked of, open or for yes and no. */
function freshQuestion(speaker: Speaker, chance: Chance): Core {
  const { said, language, temperament } = speaker;
  const lines = linesIn[language];
  const own = askedIn[language][temperament];
  const taste = (topic: Topic): number => (own[topic] === undefined ? 1 : keenness);
  const heard = heardQuestions(speaker);
  const unasked = (texts: readonly string[]): string[] =>
    texts.filter((text) => isUnheard(text, heard) && !gives(speaker, text));
  const asked = said.flatMap(({ question, asker, asked: whom }, at) =>
    question === null ? [] : [resolved(question, said.slice(0, at), asker, whom)],
  );
  const recent = asked.slice(-4).map(({ topic }) => topic);
  const probes = (Object.entries(lines.probes) as [Concept, readonly string[]][])
    .filter(([concept]) => !recent.includes(ideas[concept].topic) && !asked.some((one) => one.concept === concept))
    .map(([concept, texts]) => ({ concept, texts: unasked(texts) }))
    .filter(({ texts }) => texts.length > 0);
  if (probes.length > 0 && happens(chance, 0.4)) {
    const probe = weighed(probes, ({ concept }) => taste(ideas[concept].topic) * curiosity(speaker, concept), chance);
    if (probe)
      return {
        move: 'probe',
        topic: ideas[probe.concept].topic,
        concept: probe.concept,
        content: chance.pick(probe.texts),
      };
  }
  const all = (Object.entries(lines.open) as [Topic, readonly string[]][])
    .map(([topic, texts]) => ({ topic, texts: unasked(texts), own: unasked(own[topic] ?? []) }))
    .filter(({ texts }) => texts.length > 0);
  const untouched = all.filter(({ topic }) => !recent.includes(topic));
  const left = untouched.length > 0 ? untouched : all;
  const times = (topic: Topic): number => asked.filter((one) => one.topic === topic).length;
  const subject = weighed(left, ({ topic }) => taste(topic) / (1 + 2 * times(topic)) ** 2, chance);
  const isOwn = subject !== undefined && subject.own.length > 0 && happens(chance, ownOdds);
  // Two hundred questions were asked: after that anything goes.
  const texts = (isOwn ? subject.own : subject?.texts) ?? probes[0]?.texts ?? lines.open.people;
  return { move: 'open', topic: subject?.topic ?? null, concept: null, content: chance.pick(texts) };
}

const gives = ({ knowledge, place }: Speaker, text: string): boolean => place !== null && knowledge.names(place, text);

/** An agent asks for what is surely there or surely not; the spy for what would tell most. */
function curiosity({ knowledge, place, chances }: Speaker, concept: Concept): number {
  if (place !== null) return { core: 0.9, has: 1, open: 0.12, never: 1 }[knowledge.fit(place, concept)];
  let likely = 0;
  for (const [at, share] of chances.entries()) {
    const fit = knowledge.fit(at, concept);
    if (fit === 'core' || fit === 'has') likely += share;
  }
  return 0.05 + likely * (1 - likely);
}
