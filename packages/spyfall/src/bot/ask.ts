import type { Chance, Seat } from '@tasovka/kernel';
import type { Topic } from '../places/place.ts';
import { questions } from '../words/questions.ts';
import type { Speaker } from './answer.ts';
import { type Concept, ideas } from './concepts.ts';
import { type Thread, threads } from './conversation.ts';
import { happens, weighed } from './dice.ts';
import { filled, followUpsIn } from './followUps/followUps.ts';
import { linesIn } from './lines/lines.ts';
import { askedBy, unframed } from './listener.ts';
import type { Move, Utterance } from './utterance.ts';
import { plain } from './words.ts';

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
  const cores = open.flatMap((thread) =>
    lines[thread.move].map((template): Core & { readonly weight: number } => ({
      move: thread.move,
      topic: thread.topic,
      concept: thread.concept,
      weight: liking[thread.move] / lines[thread.move].length,
      content: filled(template, {
        about: lines.about[thread.topic],
        who: thread.who === null ? '' : (names[thread.who] ?? ''),
        quote: unstopped(thread.quote),
        second: unstopped(thread.second),
      }),
    })),
  );
  const heard = heardQuestions(speaker);
  const left = cores.filter(
    ({ content }) =>
      isUnheard(content, heard) && content.length <= 240 && !(place !== null && knowledge.names(place, content)),
  );
  return weighed(left, ({ weight }) => weight, chance) ?? null;
}

/** A quotation inside a sentence has no full stop. */
const unstopped = (text: string): string => text.replace(/\.$/, '');

const heardQuestions = ({ said, asked }: Speaker): ReadonlySet<string> =>
  new Set([...asked, ...said.flatMap(({ question }) => question ?? [])].map(unframed));

/** A question counts as asked in whatever voice it was put. */
const isUnheard = (text: string, heard: ReadonlySet<string>): boolean => !heard.has(plain(text));

/** A question of our own about a subject not just talked of, open or for yes and no. */
function freshQuestion(speaker: Speaker, chance: Chance): Core {
  const { said, language } = speaker;
  const lines = linesIn[language];
  const heard = heardQuestions(speaker);
  const unasked = (texts: readonly string[]): string[] =>
    texts.filter((text) => isUnheard(text, heard) && !gives(speaker, text));
  const asked = said.flatMap(({ question }) => (question === null ? [] : [askedBy(question)]));
  const recent = asked.slice(-4).map(({ topic }) => topic);
  const probes = (Object.entries(lines.probes) as [Concept, readonly string[]][])
    .filter(([concept]) => !recent.includes(ideas[concept].topic) && !asked.some((one) => one.concept === concept))
    .map(([concept, texts]) => ({ concept, texts: unasked(texts) }))
    .filter(({ texts }) => texts.length > 0);
  if (probes.length > 0 && happens(chance, 0.4)) {
    const probe = weighed(probes, ({ concept }) => curiosity(speaker, concept), chance);
    if (probe)
      return {
        move: 'probe',
        topic: ideas[probe.concept].topic,
        concept: probe.concept,
        content: chance.pick(probe.texts),
      };
  }
  const all = (Object.entries(lines.open) as [Topic, readonly string[]][])
    .map(([topic, texts]) => ({
      topic,
      texts: unasked([...texts, ...questions[language][topic].filter((text) => !lines.narrow.includes(text))]),
    }))
    .filter(({ texts }) => texts.length > 0);
  const untouched = all.filter(({ topic }) => !recent.includes(topic));
  const left = untouched.length > 0 ? untouched : all;
  const times = (topic: Topic): number => asked.filter((one) => one.topic === topic).length;
  const subject = weighed(left, ({ topic }) => 1 / (1 + 2 * times(topic)) ** 2, chance);
  // Two hundred questions were asked: after that anything goes.
  const texts = subject?.texts ?? probes[0]?.texts ?? lines.open.people;
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
