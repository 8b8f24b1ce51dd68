import type { Often } from './report.ts';
import { escaped } from './svg.ts';

/** Tables that are plots as well. */

const number = (n: number): string =>
  n >= 100 ? n.toFixed(0) : n >= 10 ? n.toFixed(1) : n >= 0.1 ? n.toFixed(2) : n.toFixed(3);

/** Lengths go by the logarithm: what is rare is as interesting as what is frequent. */
function lengths(list: readonly Often[]): (perRound: number) => number {
  const values = list.map((one) => Math.log10(one.perRound));
  const least = Math.min(...values) - 0.3;
  const most = Math.max(...values, least + 1);
  return (perRound) => (100 * (Math.log10(perRound) - least)) / (most - least);
}

export function bars(list: readonly Often[]): string {
  const length = lengths(list);
  const rows = list.map(({ name, label, perRound }) => {
    const words = label === '' || label === name ? '' : `<span>${escaped(label)}</span>`;
    const bar = `<i style="width:${length(perRound).toFixed(1)}%"></i>`;
    return `<tr><th scope="row"><code>${escaped(name)}</code>${words}</th><td class="track">${bar}</td><td class="number">${number(perRound)}</td></tr>`;
  });
  return `<table class="bars">${rows.join('')}</table>`;
}

/** Cards that come in colours make a square; the others follow as bars. */
export function cardTable(list: readonly Often[]): string {
  const split = list.map((one) => ({ ...one, parts: /^(red|green|yellow|blue)-(.+)$/.exec(one.name) }));
  const coloured = split.filter(({ parts }) => parts !== null);
  const others = split.filter(({ parts }) => parts === null);
  const rows = [...new Set(coloured.map(({ parts }) => parts?.[2] ?? ''))].sort((a, b) =>
    a.localeCompare(b, 'en', { numeric: true }),
  );
  const shade = shades(coloured);
  const cell = (colour: string, row: string): string => {
    const found = coloured.find(({ name }) => name === `${colour}-${row}`);
    if (!found) return '<td></td>';
    return `<td class="heat ${colour}" style="--heat:${shade(found.perRound).toFixed(2)}" title="${escaped(found.label)}">${number(found.perRound)}</td>`;
  };
  const colours = ['red', 'green', 'yellow', 'blue'];
  const square =
    rows.length === 0
      ? ''
      : `<table class="square"><tr><td></td>${colours.map((colour) => `<th scope="col"><b class="${colour}"></b>${colour}</th>`).join('')}</tr>
${rows.map((row) => `<tr><th scope="row"><code>${escaped(row)}</code></th>${colours.map((colour) => cell(colour, row)).join('')}</tr>`).join('\n')}</table>`;
  return square + (others.length === 0 ? '' : bars(others));
}

function shades(list: readonly Often[]): (perRound: number) => number {
  const values = list.map((one) => one.perRound);
  const least = Math.min(...values);
  const most = Math.max(...values);
  return (perRound) => (most - least < 0.15 * most ? 0.35 : 0.08 + (0.72 * (perRound - least)) / (most - least));
}
