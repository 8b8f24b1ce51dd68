import { type Bin, percent, type Share } from './stats.ts';

/** Plots as SVG text. Colours are the page's own variables, so that they follow light and dark. */

export const escaped = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');

const svg = (width: number, height: number, label: string, content: string[]): string =>
  `<svg viewBox="0 0 ${width} ${height}" role="img" aria-label="${escaped(label)}">${content.join('')}</svg>`;

const text = (x: number, y: number, words: string, anchor: 'start' | 'middle' | 'end' = 'middle', look = ''): string =>
  `<text x="${x}" y="${y}" text-anchor="${anchor}" class="${look}">${escaped(words)}</text>`;

const short = (n: number): string =>
  n >= 10_000 ? `${Math.round(n / 1000)}k` : n >= 100 || Number.isInteger(n) ? `${Math.round(n)}` : n.toPrecision(2);

/** Round numbers from 0 up to at least `most`, a handful of them. */
export function ticks(most: number, wanted = 4): number[] {
  const raw = Math.max(most, 1e-9) / wanted;
  const power = 10 ** Math.floor(Math.log10(raw));
  const step = power * ([1, 2, 2.5, 5, 10].find((times) => times * power >= raw) ?? 10);
  const count = Math.ceil(most / step - 1e-9);
  return Array.from({ length: count + 1 }, (_, i) => Number((i * step).toPrecision(12)));
}

const wide = { width: 560, height: 240, left: 46, right: 12, top: 12, bottom: 40 };

/** How many values fell where, with the median marked. */
export function histogram(bins: readonly Bin[], median: number, unit: string): string {
  const { width, height, left, right, top, bottom } = wide;
  const scale = ticks(Math.max(...bins.map((bin) => bin.count)));
  const most = scale.at(-1) ?? 1;
  const from = bins[0]?.from ?? 0;
  const to = bins.at(-1)?.to ?? 1;
  const x = (value: number): number => left + ((value - from) / (to - from)) * (width - left - right);
  const y = (count: number): number => height - bottom - (count / most) * (height - top - bottom);
  const every = Math.ceil(bins.length / 8);
  const middle = x(median + 0.5);
  return svg(width, height, `histogram of ${unit}`, [
    ...scale.map(
      (count) =>
        `<path class="grid" d="M${left} ${y(count)}H${width - right}"/>${text(left - 6, y(count) + 4, short(count), 'end', 'axis')}`,
    ),
    ...bins.map((bin, i) => {
      const last = i === bins.length - 1;
      const range = bin.to - bin.from === 1 ? `${bin.from}` : `${bin.from}–${last ? '' : bin.to - 1}`;
      const gap = bins.length > 60 ? 0.5 : 1.5;
      const box = `x="${x(bin.from) + gap / 2}" y="${y(bin.count)}" width="${x(bin.to) - x(bin.from) - gap}" height="${y(0) - y(bin.count)}"`;
      return `<rect class="bar" ${box} rx="2"><title>${range} ${escaped(unit)}: ${bin.count}</title></rect>`;
    }),
    ...bins.flatMap((bin, i) =>
      i % every === 0
        ? [text((x(bin.from) + x(bin.to)) / 2, height - bottom + 16, `${bin.from}`, 'middle', 'axis')]
        : [],
    ),
    `<path class="mark" d="M${middle} ${top}V${y(0)}"/>`,
    text(middle + 5, top + 10, `median ${median}`, 'start', 'note'),
    text((left + width - right) / 2, height - 6, unit, 'middle', 'axis'),
  ]);
}

/** Shares as points with their intervals around the fair share. */
export function shareDots(shares: readonly Share[], names: readonly string[]): string {
  const row = 30;
  const left = 92;
  const { width, right } = wide;
  const height = shares.length * row + 34;
  const fair = 1 / shares.length;
  const reach =
    Math.max(0.02, ...shares.flatMap(({ low, high }) => [Math.abs(low - fair), Math.abs(high - fair)])) * 1.25;
  const x = (share: number): number => left + ((share - fair + reach) / (2 * reach)) * (width - left - right - 60);
  return svg(width, height, 'shares', [
    `<path class="fair" d="M${x(fair)} 4V${height - 26}"/>`,
    text(x(fair), height - 8, `fair: ${percent(fair)}`, 'middle', 'axis'),
    ...shares.map(({ share, low, high }, i) => {
      const y = i * row + 18;
      const title = `<title>${percent(share)}, between ${percent(low)} and ${percent(high)}</title>`;
      return [
        text(left - 12, y + 4, names[i] ?? '', 'end', 'label'),
        `<g>${title}<path class="whisker" d="M${x(low)} ${y}H${x(high)}M${x(low)} ${y - 5}v10M${x(high)} ${y - 5}v10"/>`,
        `<circle class="dot" cx="${x(share)}" cy="${y}" r="5"/></g>`,
        text(width - right, y + 4, percent(share), 'end', 'value'),
      ].join('');
    }),
  ]);
}
