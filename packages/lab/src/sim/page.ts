import type { Often, Report } from './report.ts';
import type { Spread } from './stats.ts';
import { style } from './style.ts';
import { escaped, histogram, shareDots } from './svg.ts';
import { bars, cardTable } from './tables.ts';

/** The report as a page that needs nothing but itself. */
export function asPage(name: string, reports: readonly Report[]): string {
  const [first] = reports;
  const links =
    reports.length < 2
      ? ''
      : `<nav>${reports.map(({ title }, i) => `<a href="#part-${i}">${escaped(title)}</a>`).join('')}</nav>`;
  return `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<title>${escaped(name)}: random play</title><style>${style}</style></head>
<body><main><h1>${escaped(name)}</h1>
<p>${first?.players ?? 0} random players, who do whatever they may. What they show is how the rules work together, not how people play. Bars are logarithmic.</p>
${links}${reports.map(part).join('\n')}
</main></body></html>
`;
}

function part(report: Report, index: number): string {
  const seats = report.wins.map((_, seat) => `seat ${seat}`);
  const fromDealer = report.wins.map((_, place) => (place === 0 ? 'moves first' : `${ordinal(place + 1)}`));
  return `<h2 id="part-${index}">${escaped(report.title)}</h2>${facts(report)}
<section class="panel scroll">${spreads(report)}</section><br>
<div class="grid2">
${panel('Moves in a round', histogram(report.roundBins, report.roundMoves.median, 'moves'))}
${panel('Rounds in a match', histogram(report.matchBins, report.matchRounds.median, 'rounds'))}
${panel('Matches won, by seat', shareDots(report.wins, seats), 'With 95 % intervals.')}
${panel('Rounds won, by place after the dealer', shareDots(report.winsFromDealer, fromDealer), 'With 95 % intervals.')}
${lists('Cards in moves', report.cards, cardTable)}
<div>${lists('Moves', report.actions)}<br>${lists('Why cards were taken', report.reasons)}</div>
${lists('Rules that allowed a move', report.rules)}
${lists('Events', report.events)}
</div>`;
}

const panel = (title: string, content: string, note = ''): string =>
  `<section class="panel"><h3>${escaped(title)}</h3>${content}${note === '' ? '' : `<p>${escaped(note)}</p>`}</section>`;

const lists = (title: string, list: readonly Often[], draw = bars): string =>
  list.length === 0 ? '' : panel(`${title}, times per round`, draw(list));

function facts({ matches, rounds, moves, movesPerSecond, refused, unfinished }: Report): string {
  const fact = (value: number, name: string, bad = false): string =>
    `<div${bad ? ' class="warning"' : ''}><b>${Math.round(value).toLocaleString('en')}</b><span>${name}</span></div>`;
  return `<div class="facts">${[
    fact(matches, 'matches'),
    fact(rounds, 'rounds'),
    fact(moves, 'moves'),
    fact(movesPerSecond, 'moves per second'),
    fact(refused, 'offered moves refused', refused > 0),
    fact(unfinished, 'matches without an end', unfinished > 0),
  ].join('')}</div>`;
}

function spreads({ roundMoves, matchRounds, matchMoves }: Report): string {
  const row = (name: string, { mean, least, p5, p25, median, p75, p95, most }: Spread): string =>
    `<tr><th scope="row">${name}</th>${[mean.toFixed(1), least, p5, p25, median, p75, p95, most].map((value) => `<td>${value}</td>`).join('')}</tr>`;
  const heads = ['', 'mean', 'least', '5 %', '25 %', 'median', '75 %', '95 %', 'most'];
  return `<table class="spread"><thead><tr>${heads.map((head) => `<th>${head}</th>`).join('')}</tr></thead>
${row('Moves in a round', roundMoves)}${row('Rounds in a match', matchRounds)}${row('Moves in a match', matchMoves)}</table>`;
}

const ordinal = (n: number): string => `${n}${n === 2 ? 'nd' : n === 3 ? 'rd' : 'th'}`;
