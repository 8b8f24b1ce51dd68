import type { GameWords } from '@tasovka/kernel';

type Rule = readonly [number: string, told: GameWords['rules'][string]];

export interface Chapter {
  /** The number of its first rule. */
  readonly first: string;
  readonly title: string;
  readonly rules: readonly Rule[];
}

/** What is done by hand at a table comes after the game itself, which refers to it. */
const place = (number: string): number => {
  const [prefix = '', digits = '0'] = number.split('-');
  return (prefix === 'AC' ? 10_000 : 0) + Number.parseInt(digits, 10);
};

/** The rules in order; a chapter lasts from the rule that its title is written for to where the next begins. */
export function chaptersOf(rules: GameWords['rules'], titles: Readonly<Record<string, string>>): readonly Chapter[] {
  const inOrder = Object.entries(rules).sort(([a], [b]) => place(a) - place(b));
  const starts = inOrder.flatMap(([number], at) => (number in titles ? [at] : []));
  return starts.map((at, i) => {
    const [first] = inOrder[at] as Rule;
    return { first, title: titles[first] as string, rules: inOrder.slice(at, starts[i + 1]) };
  });
}
