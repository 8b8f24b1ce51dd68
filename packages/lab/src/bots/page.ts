import type { Share } from './contest.ts';
import type { Finding, Outcome, Size, Standing } from './program.ts';

/** The report as one page without anything from elsewhere. */
export function pageOf({ findings, standings }: Outcome, size: Size): string {
  return `<!doctype html>
<html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>Bots of Тасовка</title>
<style>${style}</style>
<h1>Bots of Тасовка</h1>
<p>One seat against three of another kind; the seat and the dealer go round. Bars are 95 % intervals; the thin line is
25 %, an even share. Rounds: ${size.quick} without thinking, ${size.thoughtful} with; ${size.playouts} playouts a decision.</p>
<table><tr><th>where<th>what<th>found<th><th>goal<th></tr>
${findings.map(row).join('\n')}
</table>
${standings.map(seatTable).join('\n')}
</html>
`;
}

const style = `body{font:16px/1.5 system-ui,sans-serif;max-width:75rem;margin:2rem auto;padding:0 1rem;color:#222;background:#fdfcf8}
table{border-collapse:collapse;margin:1.5rem 0}td,th{padding:.35rem .7rem;border-bottom:1px solid #ddd;text-align:left;vertical-align:top}
.yes{color:#17692f}.no{color:#a3161f;font-weight:600}@media(prefers-color-scheme:dark){body{color:#eee;background:#1d1c1a}td,th{border-color:#444}.yes{color:#7dd694}.no{color:#ff9aa0}}`;

const escaped = (text: string): string => text.replace(/&/g, '&amp;').replace(/</g, '&lt;');

const row = ({ arena, what, found, goal, met, share }: Finding): string =>
  `<tr><td>${escaped(arena)}<td>${escaped(what)}<td>${escaped(found)}<td>${share ? bar(share) : ''}<td>${escaped(goal)}<td class="${met ? 'yes' : 'no'}">${met ? '✓ met' : '✗ missed'}</tr>`;

const width = 160;
const x = (part: number): string => (part * width).toFixed(1);

/** A share and its interval on a line from 0 to 1. */
function bar({ share, low, high }: Share): string {
  const label = `${Math.round(100 * share)} %`;
  return `<svg width="${width}" height="18" role="img" aria-label="${label}"><line x1="0" x2="${width}" y1="9" y2="9" stroke="currentColor" stroke-opacity=".25"/><line x1="${x(0.25)}" x2="${x(0.25)}" y1="2" y2="16" stroke="currentColor" stroke-opacity=".5"/><rect x="${x(low)}" width="${x(high - low)}" y="5" height="8" rx="4" fill="#e58a2b"/><circle cx="${x(share)}" cy="9" r="3" fill="currentColor"/></svg>`;
}

const seatTable = ({
  arena,
  levels,
  shares,
}: Standing): string => `<h2>${escaped(arena)}: one of each level at a table</h2>
<table><tr><th>level<th>seat 1<th>seat 2<th>seat 3<th>seat 4</tr>
${shares.map((ofLevel, level) => `<tr><td>${escaped(levels[level] as string)}${ofLevel.map(cell).join('')}</tr>`).join('\n')}
</table>`;

const cell = (share: Share): string => `<td>${Math.round(100 * share.share)} %<br>${bar(share)}`;
