import type { Figure, Goal } from './figures.ts';
import type { Measured } from './measure.ts';

export interface Result extends Measured {
  readonly group: Figure['group'];
  readonly name: string;
  readonly unit: string;
  readonly against: string;
  /** Of one thread's time, for one of them. */
  readonly micros: number;
  readonly goal: Goal;
  readonly verdict: Verdict;
}

export type Verdict = 'reached' | 'aim reached' | 'missed' | '';

export function resultOf({ group, name, unit, baseline: against, goal }: Figure, measured: Measured): Result {
  const micros = 1e6 / measured.rate;
  return { group, name, unit, against, ...measured, micros, goal, verdict: verdictOn(goal, measured.ratio, micros) };
}

export function verdictOn(goal: Goal, ratio: number, micros: number): Verdict {
  if (goal === null) return '';
  if ('micros' in goal) return micros < goal.micros ? 'reached' : 'missed';
  if (goal.aim !== undefined && ratio >= goal.aim) return 'aim reached';
  return ratio >= goal.ratio ? 'reached' : 'missed';
}

const heads = ['', 'per second', 'µs each', 'baseline', 'per second', 'ratio', '(median)', 'goal', 'verdict'];

export const table = (results: readonly Result[]): string => {
  const rows = [heads, ...results.map(row)];
  const widths = heads.map((_, column) => Math.max(...rows.map((cells) => cells[column]?.length ?? 0)));
  const words = new Set([0, 3, 7, 8]);
  return rows
    .map((cells) =>
      cells
        .map((cell, i) => (words.has(i) ? cell.padEnd(widths[i] ?? 0) : cell.padStart(widths[i] ?? 0)))
        .join('  ')
        .trimEnd(),
    )
    .join('\n');
};

const row = (one: Result): string[] => [
  one.name,
  `${thousands(one.rate)} ${one.unit}`,
  one.micros.toFixed(2),
  one.against,
  thousands(one.baseline),
  one.ratio.toFixed(3),
  `(${one.median.toFixed(3)})`,
  goalText(one.goal),
  one.verdict,
];

const thousands = (n: number): string => `${Math.round(n / 1000).toLocaleString('en')} k`;

const goalText = (goal: Goal): string => {
  if (goal === null) return '–';
  if ('micros' in goal) return `< ${goal.micros} µs`;
  return goal.aim === undefined ? `≥ ${goal.ratio}` : `≥ ${goal.ratio}, aim ${goal.aim}`;
};
