/** The numbers of the rules of this game, section by section. */
const sections: readonly (readonly [first: number, last: number])[] = [
  [1, 6],
  [10, 13],
  [20, 24],
  [30, 33],
  [40, 44],
  [50, 56],
];

export const ruleNumbers: readonly string[] = sections.flatMap(([first, last]) =>
  Array.from({ length: last - first + 1 }, (_, i) => `SP-${first + i}`),
);
