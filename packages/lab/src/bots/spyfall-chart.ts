import { escaped } from '../sim/svg.ts';
import type { Belief } from './spyfall-sample.ts';

const width = 860;
const height = 300;
const edge = { left: 44, right: 250, top: 16, bottom: 34 };

/** Labels pushed apart so that none covers another: up from the axis first, then down where they ran into each other. */
function spreadOut(wanted: readonly number[], gap: number, lowest: number): number[] {
  const fromBelow = [...wanted.entries()].sort(([, a], [, b]) => b - a);
  const placed = [...wanted];
  let last = lowest + gap;
  for (const [at, y] of fromBelow) {
    last = Math.min(last - gap, y);
    placed[at] = last;
  }
  return placed;
}

/** How the spy's belief moved: one line per place that was ever among the likeliest, the true one drawn bold. */
export function beliefChart(beliefs: readonly Belief[], truth: string, name: (id: string) => string): string {
  const peak = (id: string): number => Math.max(...beliefs.map((belief) => belief[id] ?? 0));
  const ids = Object.keys(beliefs[0] ?? {});
  const others = ids.filter((id) => id !== truth).sort((a, b) => peak(b) - peak(a));
  const shown = [truth, ...others.slice(0, 5)];
  const steps = Math.max(1, beliefs.length - 1);
  const x = (step: number): number => edge.left + ((width - edge.left - edge.right) * step) / steps;
  const y = (share: number): number => edge.top + (height - edge.top - edge.bottom) * (1 - share);
  const grid = [0, 0.25, 0.5, 0.75, 1].map(
    (share) =>
      `<line class="grid" x1="${edge.left}" x2="${width - edge.right}" y1="${y(share)}" y2="${y(share)}"/>` +
      `<text x="${edge.left - 8}" y="${y(share) + 4}" text-anchor="end">${share * 100}%</text>`,
  );
  const ticks = beliefs
    .map((_, step) => step)
    .filter((step) => step % Math.ceil(beliefs.length / 12) === 0)
    .map((step) => `<text x="${x(step)}" y="${height - 12}" text-anchor="middle">${step}</text>`);
  const ends = shown.map((id) => y(beliefs.at(-1)?.[id] ?? 0));
  const labels = spreadOut(ends, 17, height - edge.bottom);
  const curves = shown.map((id, i) => {
    const points = beliefs.map((belief, step) => `${x(step).toFixed(1)},${y(belief[id] ?? 0).toFixed(1)}`).join(' ');
    const share = Math.round(100 * (beliefs.at(-1)?.[id] ?? 0));
    const end = width - edge.right;
    return (
      `<g class="curve c${i}"><polyline points="${points}"/><circle cx="${end}" cy="${ends[i]}" r="3"/>` +
      `<line x1="${end + 4}" y1="${ends[i]}" x2="${end + 14}" y2="${labels[i]}"/>` +
      `<text x="${end + 18}" y="${(labels[i] ?? 0) + 4}">${escaped(name(id))} ${share}%</text></g>`
    );
  });
  return `<svg viewBox="0 0 ${width} ${height}" role="img">${grid.join('')}${ticks.join('')}${curves.reverse().join('')}</svg>`;
}

/** How sure beliefs were against how often they were right: on the diagonal they deserve their numbers. */
export function calibrationChart(bins: readonly { mean: number; right: number; count: number }[]): string {
  const size = 260;
  const at = (share: number): number => 30 + (size - 50) * share;
  const up = (share: number): number => size - at(share);
  const dots = bins.map(
    ({ mean, right, count }) =>
      `<circle class="dot" cx="${at(mean)}" cy="${up(right)}" r="${2 + Math.min(9, Math.sqrt(count) / 2)}"><title>${Math.round(mean * 100)}% sure, ${Math.round(right * 100)}% right, ${count} times</title></circle>`,
  );
  const marks = [0, 0.5, 1].map(
    (share) =>
      `<text x="${at(share)}" y="${size - 8}" text-anchor="middle">${share * 100}%</text>` +
      `<text x="24" y="${up(share) + 4}" text-anchor="end">${share * 100}</text>`,
  );
  return `<svg class="small" viewBox="0 0 ${size} ${size}" role="img"><line class="grid" x1="${at(0)}" y1="${up(0)}" x2="${at(1)}" y2="${up(1)}"/>${marks.join('')}${dots.join('')}</svg>`;
}
