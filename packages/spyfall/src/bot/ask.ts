import type { Chance, Seat } from '@tasovka/kernel';
import type { Topic } from '../places/place.ts';
import type { Speaker } from './answer.ts';
import { type Concept, ideas } from './concepts.ts';
import { happens, weighed } from './dice.ts';
import { linesIn } from './lines/lines.ts';
import { askedBy, sameLine } from './listener.ts';

/** Whom to ask: those one wonders about, and those who have said little. */
export function whomToAsk(
  seats: readonly Seat[],
  doubt: (seat: Seat) => number,
  answers: (seat: Seat) => number,
  chance: Chance,
): Seat | undefined {
  return weighed(seats, (seat) => (0.15 + doubt(seat)) / (1 + 0.6 * answers(seat)), chance);
}

/** Lines are kept as they would follow a name; here they stand alone. */
export function questionBy(speaker: Speaker, chance: Chance): string {
  const line = lineBy(speaker, chance);
  return line.charAt(0).toUpperCase() + line.slice(1);
}

/** A question nobody has asked in this round: about a subject not just talked of, open or for yes and no. */
function lineBy(speaker: Speaker, chance: Chance): string {
  const { said } = speaker;
  const lines = linesIn[speaker.language];
  const asked = said.flatMap(({ question }) => (question === null ? [] : [question]));
  const unasked = (texts: readonly string[]): string[] =>
    texts.filter((text) => !asked.some((question) => sameLine(question, text)) && !gives(speaker, text));
  const recent = asked.slice(-4).map((question) => askedBy(question).topic);
  const probes = (Object.entries(lines.probes) as [Concept, readonly string[]][])
    .filter(
      ([concept]) => !recent.includes(ideas[concept].topic) && !asked.some((one) => askedBy(one).concept === concept),
    )
    .map(([concept, texts]) => ({ concept, texts: unasked(texts) }))
    .filter(({ texts }) => texts.length > 0);
  if (probes.length > 0 && happens(chance, 0.36)) {
    const probe = weighed(probes, ({ concept }) => curiosity(speaker, concept), chance);
    if (probe) return chance.pick(probe.texts);
  }
  const all = (Object.entries(lines.open) as [Topic, readonly string[]][])
    .map(([topic, texts]) => ({ topic, texts: unasked(texts) }))
    .filter(({ texts }) => texts.length > 0);
  const fresh = all.filter(({ topic }) => !recent.includes(topic));
  const left = fresh.length > 0 ? fresh : all;
  const times = (topic: Topic): number => asked.filter((question) => askedBy(question).topic === topic).length;
  const subject = weighed(left, ({ topic }) => 1 / (1 + 2 * times(topic)) ** 2, chance);
  // Two hundred questions were asked: after that anything goes.
  return chance.pick(subject?.texts ?? probes[0]?.texts ?? lines.open.people);
}

const gives = ({ knowledge, place }: Speaker, text: string): boolean => place !== null && knowledge.names(place, text);

/** An agent asks for what is surely there or surely not; the spy for what would tell most. */
function curiosity({ knowledge, place, chances }: Speaker, concept: Concept): number {
  if (place !== null) return { core: 0.9, has: 1, open: 0.25, never: 1 }[knowledge.fit(place, concept)];
  let likely = 0;
  for (const [at, share] of chances.entries()) {
    const fit = knowledge.fit(at, concept);
    if (fit === 'core' || fit === 'has') likely += share;
  }
  return 0.05 + likely * (1 - likely);
}
