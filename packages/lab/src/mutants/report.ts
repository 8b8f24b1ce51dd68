import { relative } from 'node:path';
import { areas, type Mutant } from './find.ts';
import type { Judged } from './run.ts';
import type { Source } from './syntax.ts';

/** The survivors area by area, then how many were noticed. */
export function reportMutants(judged: readonly Judged[], sources: readonly Source[], root: string): string {
  const typed = new Map(sources.map((source) => [source.path, source.typed]));
  const survivors = areas.flatMap((area) => {
    const left = judged.filter(({ mutant, noticedBy }) => noticedBy === null && mutant.area === area);
    return left.length === 0
      ? []
      : [
          `\n${area}: nobody noticed`,
          ...left.map(({ mutant }) => describe(mutant, typed.get(mutant.path) ?? '', root)),
        ];
  });
  return [
    ...survivors,
    '',
    ...areas.flatMap((area) =>
      rate(
        area,
        judged.filter(({ mutant }) => mutant.area === area),
      ),
    ),
    ...rate('all', judged),
  ].join('\n');
}

function rate(name: string, judged: readonly Judged[]): string[] {
  if (judged.length === 0) return [];
  const noticed = judged.filter(({ noticedBy }) => noticedBy !== null).length;
  const share = ((100 * noticed) / judged.length).toFixed(1);
  return [
    `${name.padEnd(8)}${String(noticed).padStart(6)} of ${String(judged.length).padStart(5)} noticed  ${share.padStart(5)} %`,
  ];
}

/** Where, what, and the line as it would read. */
function describe(mutant: Mutant, typed: string, root: string): string {
  const place = `${relative(root, mutant.path)}:${mutant.line}`;
  const before = typed.slice(typed.lastIndexOf('\n', mutant.start - 1) + 1, mutant.start);
  const rest = typed.slice(mutant.end);
  const was = typed.slice(mutant.start, mutant.end).replace(/\s+/g, ' ');
  const after = rest.slice(0, rest.indexOf('\n'));
  const change = mutant.change === 'negated' ? `⟦${brief(mutant.text)}⟧` : `⟦${brief(was)} → ${brief(mutant.text)}⟧`;
  return `  ${place}  ${mutant.change}:  ${before.trimStart()}${change}${after}`;
}

const brief = (text: string): string => (text.length > 100 ? `${text.slice(0, 97)}…` : text);
