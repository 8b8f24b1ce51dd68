import { houseRules } from './house/numbers.ts';

/** The numbers of the rules, section by section: box and deal, talk, ends, points, duo and trio, teams, house rules. */
export const rules = [
  ...(['SP-1', 'SP-2', 'SP-3', 'SP-4', 'SP-5', 'SP-6'] as const),
  ...(['SP-10', 'SP-11', 'SP-12', 'SP-13'] as const),
  ...(['SP-20', 'SP-21', 'SP-22', 'SP-23', 'SP-24'] as const),
  ...(['SP-30', 'SP-31', 'SP-32', 'SP-33'] as const),
  ...(['SP-40', 'SP-41', 'SP-42', 'SP-43', 'SP-44'] as const),
  ...(['SP-50', 'SP-51', 'SP-52', 'SP-53', 'SP-54', 'SP-55', 'SP-56'] as const),
  ...houseRules,
] as const;

export type Rule = (typeof rules)[number];
