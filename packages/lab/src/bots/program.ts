import type { Effort } from '@tasovka/cards/bot';
import { type Arena, arenas, random } from './arena.ts';
import { contend, mixed, type Share } from './contest.ts';
import { coresFor, growth, thinking } from './measures.ts';
import type { Player } from './table.ts';

/** One line of the report: what was measured, what it should be, and whether it is. */
export interface Finding {
  readonly arena: string;
  readonly what: string;
  readonly found: string;
  readonly goal: string;
  readonly met: boolean;
  readonly share?: Share;
}

export interface Standing {
  readonly arena: string;
  readonly levels: readonly string[];
  /** By level, then by seat. */
  readonly shares: readonly (readonly Share[])[];
}

export interface Outcome {
  readonly findings: Finding[];
  readonly standings: Standing[];
}

/** How much is played: rounds of those who think, and of those who do not. */
export interface Size {
  readonly quick: number;
  readonly thoughtful: number;
  readonly playouts: number;
  readonly arenas: readonly string[];
  readonly parts: readonly string[];
}

const percent = (part: number): string => `${(100 * part).toFixed(1)} %`;
export const shown = ({ share, low, high, rounds }: Share): string =>
  `${percent(share)} (${percent(low)}…${percent(high)}, ${rounds} rounds)`;

/** Plays everything that is to be shown, and tells each finding as it comes. */
export function runProgram(size: Size, tell: (finding: Finding) => void): Outcome {
  const outcome: Outcome = { findings: [], standings: [] };
  for (const arena of arenas.filter(({ id }) => size.arenas.includes(id))) {
    const add = (what: string, found: string, goal: string, met: boolean, share?: Share): void => {
      const finding = { arena: arena.title, what, found, goal, met, ...(share && { share }) };
      outcome.findings.push(finding);
      tell(finding);
    };
    const effort = { ...arena.effort, playouts: size.playouts };
    const has = (part: string): boolean => size.parts.includes(part);
    if (has('levels')) levels(arena, effort, size, add);
    if (has('skills')) skills(arena, effort, size, add);
    if (has('dark')) darkness(arena, size, add);
    if (has('cost')) cost(arena, size, add);
    if (has('table')) outcome.standings.push(standing(arena, effort, size));
  }
  return outcome;
}

type Add = (what: string, found: string, goal: string, met: boolean, share?: Share) => void;

/** Each level against the one below, and the ceiling. */
function levels(arena: Arena, effort: Effort, { quick, thoughtful }: Size, add: Add): void {
  const solid = arena.level('solid');
  const against = (what: string, hero: Player, others: Player, rounds: number, goal: number): Share => {
    const { share, refused } = contend(arena, hero, others, rounds);
    add(what, shown(share), `at least ${percent(goal)}`, share.share >= goal, share);
    if (refused.length > 0) add(`${what}: refused moves`, `${refused.length}: ${refused[0]}`, 'none', false);
    return share;
  };
  against('solid against three random', solid, random, quick, 0.5);
  against('solid against three easy', solid, arena.level('easy'), quick, 0.25);
  const strong = against('strong against three solid', arena.level('strong', effort), solid, thoughtful, 0.3);
  const seer = against('all cards open, against three solid', arena.seer(effort), solid, thoughtful, 0.3);
  const way = (strong.share - 0.25) / (seer.share - 0.25);
  add('the way to the ceiling', percent(way), 'at least 50 %', way >= 0.5);
}

/** What each skill is worth: the strong against three of themselves without it. */
function skills(arena: Arena, effort: Effort, { thoughtful }: Size, add: Add): void {
  if (!arena.changed) return;
  const { changed } = arena;
  const lessons = {
    'that never intercept': { intercepts: 0 },
    'that never bluff': { bluffs: false, lies: 0 },
    'that never catch': { catches: 0 },
  };
  for (const [without, change] of Object.entries(lessons)) {
    const { share } = contend(arena, arena.level('strong', effort), changed('strong', change, effort), thoughtful);
    add(`strong against three ${without}`, shown(share), 'above 25 %', share.share > 0.25, share);
  }
}

/** Темнодел: what the best of several ways to lie and to check gains against three who do not know of it. */
function darkness(arena: Arena, { quick }: Size, add: Add): void {
  if (!arena.changed) return;
  const solid = arena.level('solid');
  const plain = contend(arena, solid, solid, quick).share;
  let best = { gain: -1, way: '', share: plain };
  for (const doubts of [0, 50, 100]) {
    for (const lies of [0, 100]) {
      const { share } = contend(arena, arena.changed('solid', { doubts, lies }), solid, quick);
      const gain = share.share - plain.share;
      if (gain > best.gain) best = { gain, way: `checks ${doubts} %, lies ${lies} %`, share };
    }
  }
  const found = `${(100 * best.gain).toFixed(1)} points (${best.way}: ${shown(best.share)}; as others do: ${shown(plain)})`;
  add('Темнодел: gain of the best response', found, 'at most 5 points', best.gain <= 0.05, best.share);
}

/** Time, memory, and many tables. */
function cost(arena: Arena, { quick, thoughtful }: Size, add: Add): void {
  const { median, p99, most, decisions } = thinking(arena, Math.min(40, thoughtful));
  const times = `median ${median.toFixed(1)}, p99 ${p99.toFixed(1)}, most ${most.toFixed(1)} ms of ${decisions}`;
  add('decision time of the strong, CPU', times, 'p99 under 60 ms', p99 < 60);
  const solid = arena.level('solid');
  const { before, after, rounds } = growth(arena, solid, quick);
  const grown = `${before.toFixed(1)} → ${after.toFixed(1)} MB over ${rounds} rounds`;
  add('memory', grown, 'no growth', after - before < 2);
  for (const level of ['solid', 'strong'] as const) {
    const cores = coresFor(200, arena, arena.level(level), level === 'solid' ? 100 : 12);
    add(`200 tables of four ${level}`, `${cores.toFixed(2)} cores`, 'under 1 core', cores < 1);
  }
}

function standing(arena: Arena, effort: Effort, { thoughtful }: Size): Standing {
  const players: Player[] = [arena.level('strong', effort), arena.level('solid'), arena.level('easy'), random];
  return {
    arena: arena.title,
    levels: ['«Вепрь», strong', '«Хряк», solid', '«Поросёнок», easy', 'random'],
    shares: mixed(arena, players, thoughtful),
  };
}
