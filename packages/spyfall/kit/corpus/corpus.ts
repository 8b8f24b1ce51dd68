import type { Topic } from '../../src/places/place.ts';

/** What a question is about: a subject, small talk, a question given back, or one about an earlier answer. */
export type Label = Topic | 'liking' | 'often' | 'family' | 'back' | 'earlier';

/**
 * By label, one question a line. `| weather` after a question names a second subject it may be taken for;
 * `[drink]` the thing a question for yes and no asks about.
 */
export type Corpus = Readonly<Record<Label, string>>;

export interface Entry {
  readonly question: string;
  readonly labels: readonly Label[];
  readonly concept: string | null;
}

export function entriesOf(corpus: Corpus): Entry[] {
  return (Object.entries(corpus) as [Label, string][]).flatMap(([label, lines]) =>
    lines.split('\n').map((line) => {
      const [, question = '', concept = null, second] = /^(.*?)(?: \[(\w+)\])?(?: \| (\w+))?$/.exec(line) ?? [];
      return { question, concept, labels: second === undefined ? [label] : [label, second as Label] };
    }),
  );
}
