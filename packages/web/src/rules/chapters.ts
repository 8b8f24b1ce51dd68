import type { GameWords } from '@tasovka/kernel';

type Rule = readonly [number: string, told: GameWords['rules'][string]];

export interface Chapter {
  /** The number of its first rule. */
  readonly first: string;
  readonly title: string;
  readonly rules: readonly Rule[];
}

/** What is done by hand at a table comes after the game itself, which refers to it; house rules are no part of the book and come last. */
const place = (number: string): number => {
  const [prefix = '', digits = '0'] = number.split('-');
  const volume = prefix === 'HR' ? 20_000 : prefix === 'AC' ? 10_000 : 0;
  return volume + Number.parseInt(digits, 10);
};

/**
 * The rules in order; a chapter lasts from the rule that its title is written for to where the next begins. Rules
 * before the first title are the chapter `untitled`.
 */
export function chaptersOf(
  rules: GameWords['rules'],
  titles: Readonly<Record<string, string>>,
  untitled: string,
): readonly Chapter[] {
  const chapters: { first: string; title: string; rules: Rule[] }[] = [];
  for (const rule of Object.entries(rules).sort(([a], [b]) => place(a) - place(b))) {
    const [number] = rule;
    const last = chapters.at(-1);
    if (last && !(number in titles)) last.rules.push(rule);
    else chapters.push({ first: number, title: titles[number] ?? untitled, rules: [rule] });
  }
  return chapters;
}
