/** The house rules of this game by their numbers; off unless a table chooses them. */
export const houseRules = ['HR-8', 'HR-9', 'HR-10'] as const;
export type HouseRuleNumber = (typeof houseRules)[number];

/** HR-9: two spies hide among as many as this. */
export const twoSpiesFrom = 7;
