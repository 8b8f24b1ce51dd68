import type { Language } from '@tasovka/kernel';
import { type Exchange, resolved } from './bot/conversation.ts';
import { linesIn } from './bot/lines/lines.ts';
import { packOf } from './packs/ids.ts';
import { loadLore } from './packs/load.ts';
import { facts } from './places/facts/index.ts';
import type { Fact } from './places/place.ts';

/** So many for everybody: a longer list would tell an agent from the spy. */
export const hintCount = 2;

const boxFacts: Readonly<Record<string, readonly Fact[]>> = facts;

/** What is known of a place of ours, wherever it is from; nothing of a table's own. */
async function factsOf(place: string): Promise<readonly Fact[]> {
  const pack = packOf(place);
  if (pack === undefined) return [];
  return pack === 'box' ? (boxFacts[place] ?? []) : ((await loadLore(pack))[place]?.facts ?? []);
}

/**
 * What one could answer, for the shy: something of one's own place that does not name it, and what would do anywhere.
 * The spy, who has no place, gets as many. The last of what was said is the question, and asked again it has new hints.
 */
export async function answerHints(
  place: string | null,
  said: readonly Exchange[],
  language: Language,
): Promise<string[]> {
  const last = said.at(-1);
  const topic = last ? resolved(last.question, said.slice(0, -1), last.asker, last.asked).topic : null;
  const lines = linesIn[language];
  const anywhere = topic === null ? lines.dodges : lines.common[topic];
  const own = (place === null ? [] : await factsOf(place))
    .filter((fact) => fact.topic === topic && fact.tell < 3)
    .map(({ text }) => text[language]);
  const turned = (texts: readonly string[]): string[] =>
    texts.map((_, i) => texts[(i + said.length) % texts.length] ?? '');
  return [...turned(own), ...turned(anywhere)].slice(0, hintCount);
}
