import type { Often, Report } from './report.ts';
import { percent, type Share, type Spread } from './stats.ts';

/** The report for a terminal. */
export function asText(report: Report): string {
  const { title, players, matches, rounds, moves } = report;
  return [
    `\n${title}: ${players} players, ${count(matches)} matches, ${count(rounds)} rounds, ${count(moves)} moves (${count(report.movesPerSecond)}/s)`,
    `refused ${report.refused}, unfinished ${report.unfinished}`,
    '',
    `${''.padEnd(18)}${['mean', 'least', '5 %', '25 %', 'median', '75 %', '95 %', 'most'].map((head) => head.padStart(8)).join('')}`,
    spread('moves in a round', report.roundMoves),
    spread('rounds in a match', report.matchRounds),
    spread('moves in a match', report.matchMoves),
    '',
    shares('matches won', 'seat', report.wins),
    shares('rounds won', 'seat', report.roundWins),
    shares('rounds won', 'places after the dealer', report.winsFromDealer, 1),
    often('cards', report.cards, 3),
    often('moves', report.actions),
    often('rules that allowed a move', report.rules),
    often('why cards were taken', report.reasons),
    often('events', report.events, 3),
  ].join('\n');
}

const count = (n: number): string => Math.round(n).toLocaleString('en');

const spread = (name: string, { mean, least, p5, p25, median, p75, p95, most }: Spread): string =>
  `${name.padEnd(18)}${mean.toFixed(1).padStart(8)}${[least, p5, p25, median, p75, p95, most].map((n) => `${n}`.padStart(8)).join('')}`;

const shares = (name: string, by: string, list: readonly Share[], first = 0): string =>
  [
    `${name} by ${by} (95 % interval)`,
    ...list.map(
      ({ share, low, high }, i) => `  ${i + first}  ${percent(share).padStart(7)}  ${percent(low)} – ${percent(high)}`,
    ),
  ].join('\n');

/** Times per round, in so many columns. */
function often(name: string, list: readonly Often[], columns = 1): string {
  if (list.length === 0) return '';
  const cells = list.map(({ name: id, label, perRound }) => {
    const words = columns > 1 || label === '' || label === id ? id : `${id}  ${label}`;
    return `${perRound.toFixed(3).padStart(9)}  ${columns > 1 ? words.padEnd(22) : words}`;
  });
  const lines = Math.ceil(cells.length / columns);
  const rows = Array.from({ length: lines }, (_, row) => cells.filter((_, i) => i % lines === row).join(''));
  return [`\n${name}, times per round`, ...rows.map((row) => row.trimEnd())].join('\n');
}
