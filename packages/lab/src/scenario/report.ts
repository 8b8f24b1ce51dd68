import { brief } from './problem.ts';
import type { Failure, Outcome } from './run.ts';

/** A failed scenario as its author reads it: where, which step, what was expected and what came. */
export function describe(file: string, { title, rule, failure }: Outcome): string {
  if (failure === null) return '';
  const rules = rule.length === 0 ? '' : ` (${rule.join(', ')})`;
  return [`✗ ${file}`, `  ${title}${rules}`, ...lines(failure).map((line) => `  ${line}`), ''].join('\n');
}

export const describeUnreadable = (file: string, why: string): string => `✗ ${file}\n  ${why}\n`;

function lines({ step, problem, differences }: Failure): string[] {
  const found: string[] = [];
  if (step) found.push(`step ${step.number} of ${step.of}: ${brief(step.raw)}`);
  if (problem) {
    found.push(
      `${step || problem.at === '' ? '' : 'before the first step: '}error${problem.at && ` at ${problem.at}`}: ${problem.message}`,
    );
    found.push(...problem.hints.map((hint) => `  ${hint}`));
  }
  for (const { at, expected, got, notes } of differences) {
    found.push(at, `  expected ${expected}`, `  got      ${got}`, ...(notes ?? []).map((note) => `  ${note}`));
  }
  return found;
}
