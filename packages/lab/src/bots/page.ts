import { escaped } from '../sim/svg.ts';
import { arenas } from './arena.ts';
import { levelNames } from './contests.ts';
import type { Finding } from './findings.ts';
import { style } from './page-style.ts';
import type { ResultStore } from './result-store.ts';
import { talk } from './spyfall-report.ts';
import { sampleTalk } from './spyfall-sample.ts';
import { type Share, seatShare, type Tally } from './tally.ts';

/** The report as one page without anything from elsewhere. */
export function pageOf(found: readonly Finding[], results: ResultStore): string {
  return `<!doctype html>
<html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>Bots of Тасовка</title>
<style>${style}</style>
<h1>Bots of Тасовка</h1>
<p>One player against three of another kind. Every deal is played four times, from each seat once; dealers go round.
Bars are 95 % intervals, from deals; the thin line is 25 %, an even share.</p>
<div class="wide"><table class="findings"><tr><th>where<th>what<th>found<th><th>goal<th></tr>
${found.map(row).join('\n')}
</table></div>
${arenas.map(({ id, title }) => seatTable(title, results.tally(`${id}/levels`))).join('\n')}
<h1>«Шпион»</h1>
<p>One talk in each language, to judge how human it reads. The figures of many talks are on a page of their own:
<a href="spyfall.html">spyfall.html</a>, written by <code>npm run lab -- spyfall</code>.</p>
${(['ru', 'en'] as const).map((language) => talk(sampleTalk('sample/5', language))).join('\n')}
</html>
`;
}

const row = ({ arena, what, found, goal, met, share }: Finding): string =>
  `<tr><td>${escaped(arena)}<td>${escaped(what)}<td>${escaped(found)}<td>${share ? bar(share) : ''}<td>${escaped(goal)}<td class="${met ? 'met' : 'missed'}">${goal === '' ? '' : met ? '✓ met' : '✗ missed'}</tr>`;

const width = 160;
const x = (part: number): string => (part * width).toFixed(1);

/** A share and its interval on a line from 0 to 1. */
function bar({ share, low, high }: Share): string {
  const label = `${Math.round(100 * share)} %`;
  return `<svg class="bar" width="${width}" height="18" role="img" aria-label="${label}"><line x1="0" x2="${width}" y1="9" y2="9" stroke="currentColor" stroke-opacity=".25"/><line x1="${x(0.25)}" x2="${x(0.25)}" y1="2" y2="16" stroke="currentColor" stroke-opacity=".5"/><rect x="${x(low)}" width="${x(high - low)}" y="5" height="8" rx="4" fill="#e58a2b"/><circle cx="${x(share)}" cy="9" r="3" fill="currentColor"/></svg>`;
}

function seatTable(title: string, tally: Tally | undefined): string {
  if (!tally) return '';
  const rows = levelNames.map((name, player) => {
    const cells = tally.wins.map((_, seat) => cell(seatShare(tally, player, seat)));
    return `<tr><td>${escaped(name)}${cells.join('')}</tr>`;
  });
  return `<h2>${escaped(title)}: one of each level at a table</h2>
<div class="wide"><table><tr><th>level<th>seat 1<th>seat 2<th>seat 3<th>seat 4</tr>
${rows.join('\n')}
</table></div>`;
}

const cell = (share: Share): string => `<td>${Math.round(100 * share.share)} %<br>${bar(share)}`;
