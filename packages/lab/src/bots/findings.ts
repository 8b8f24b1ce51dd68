import { percent } from '../sim/stats.ts';
import { type Contest, contests, type Goal } from './contests.ts';
import type { Figure, ResultStore } from './result-store.ts';
import { heroShare, type Share, shown } from './tally.ts';

/** One line of the report. An empty goal: it is there for comparison. */
export interface Finding extends Figure {
  readonly share?: Share;
}

/** Everything the rounds played so far can tell. */
export function findings(results: ResultStore): Finding[] {
  const found: Finding[] = [];
  for (const contest of contests) {
    const tally = results.tally(contest.id);
    if (!tally || contest.id.endsWith('/levels')) continue;
    const share = heroShare(tally);
    const { arena, what, goal } = contest;
    const catches = contest.id.endsWith('/no-catch') ? `; caught somebody ${tally.caught} times` : '';
    found.push({ arena: arena.title, what, found: `${shown(share)}${catches}`, ...judged(share, goal), share });
    if (tally.refused > 0) {
      const refused = `${tally.refused}: ${tally.firstRefused}`;
      found.push({ arena: arena.title, what: `${what}: refused moves`, found: refused, goal: 'none', met: false });
    }
    if (contest.id.endsWith('/ceiling')) found.push(...theWay(contest, share, results));
    if (contest.id.endsWith('/easy-no-catch')) found.push(...catching(contest, share, results));
  }
  return [...found, ...results.figures()];
}

function judged(share: Share, goal: Goal | null): Pick<Finding, 'goal' | 'met'> {
  if (goal === null) return { goal: '', met: true };
  const reached = goal.kind === 'at least' ? share.share >= goal.share : share.low > goal.share;
  return { goal: `${goal.kind} ${percent(goal.share)}`, met: reached };
}

const even = 0.25;

/** How much of the way from an even share to the ceiling the strong have come, at the least and at the most. */
function theWay({ arena }: Contest, ceiling: Share, results: ResultStore): Finding[] {
  const tally = results.tally(`${arena.id}/strong`);
  if (!tally) return [];
  const strong = heroShare(tally);
  const part = (share: number, whole: number): number => (share - even) / (whole - even);
  const least = part(strong.low, ceiling.high);
  const most = part(strong.high, ceiling.low);
  const found = `${percent(part(strong.share, ceiling.share))} (${percent(least)}…${percent(most)})`;
  // A few lucky rounds are no proof: the whole interval counts.
  const met = least >= 0.5;
  return [
    { arena: arena.title, what: 'the way from an even share to the ceiling', found, goal: 'surely at least 50 %', met },
  ];
}

/** What catching is worth where there is somebody to catch: with it less without it, on other luck. */
function catching({ arena }: Contest, without: Share, results: ResultStore): Finding[] {
  const tally = results.tally(`${arena.id}/easy`);
  if (!tally) return [];
  const share = heroShare(tally);
  const gain = share.share - without.share;
  const half = Math.hypot(share.high - share.share, without.high - without.share);
  const points = (part: number): string => (100 * part).toFixed(1);
  return [
    {
      arena: arena.title,
      what: 'what catching is worth among three easy',
      found: `${points(gain)} points (${points(gain - half)}…${points(gain + half)}); caught somebody ${tally.caught} times`,
      goal: 'surely above 0',
      met: gain - half > 0,
    },
  ];
}
