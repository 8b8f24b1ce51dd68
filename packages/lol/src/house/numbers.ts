/** The house rules of this game by their numbers; off unless a table chooses them. */
export const houseRules = ['HR-1', 'HR-2', 'HR-3', 'HR-4', 'HR-5', 'HR-6', 'HR-7', 'HR-11', 'HR-12'] as const;
export type HouseRuleNumber = (typeof houseRules)[number];
