import type { Effort } from '@tasovka/cards/bot';
import { type Arena, arenas, random } from './arena.ts';
import { against, type Four } from './contest.ts';

/** A question that rounds can answer. */
export interface Contest {
  readonly id: string;
  readonly arena: Arena;
  readonly what: string;
  /** What the share of the first player has to be; null: it is measured for comparison. */
  readonly goal: Goal | null;
  readonly four: Four;
}

export type Goal =
  | { readonly kind: 'at least'; readonly share: number }
  /** Not only the share but all of its interval. */
  | { readonly kind: 'surely above'; readonly share: number };

export const levelNames = ['«Вепрь», strong', '«Хряк», solid', '«Поросёнок», easy', 'random'] as const;

/** Many rounds are affordable when the strong think less hard than at a table. */
const lighter = (effort: Effort, times: number): Effort => ({ ...effort, playouts: effort.playouts / times });

function contestsIn(arena: Arena): Contest[] {
  const { effort } = arena;
  const quick = lighter(effort, 10);
  /** A single skill is worth little: it takes thousands of rounds of four strong to see. */
  const scant = lighter(effort, 50);
  const strong = arena.level('strong', effort);
  const brisk = arena.level('strong', quick);
  const solid = arena.level('solid', effort);
  const make = (name: string, what: string, goal: Goal | null, four: Four): Contest => ({
    id: `${arena.id}/${name}`,
    arena,
    what,
    goal,
    four,
  });
  const atLeast = (share: number): Goal => ({ kind: 'at least', share });
  const usual = `${effort.playouts} playouts`;
  const fewer = `${quick.playouts} playouts`;
  const fewest = `${scant.playouts} playouts`;
  const lessons = Object.entries(arena.lessons).map(([skill, without]) =>
    make(
      `no-${skill}`,
      `strong against three strong that never ${skill} (${fewest})`,
      { kind: 'surely above', share: 0.25 },
      against(arena.level('strong', scant), without(scant)),
    ),
  );
  return [
    make('solid', 'solid against three random', atLeast(0.5), against(solid, random)),
    make('brief', `strong against three solid (${fewer})`, atLeast(0.3), against(brisk, solid)),
    make('strong', `strong against three solid (${usual}, as at a table)`, atLeast(0.3), against(strong, solid)),
    make('hands', `all hands open, against three solid (${usual})`, null, against(arena.seer(effort, 'hands'), solid)),
    make('ceiling', `all cards open, against three solid (${usual})`, null, against(arena.seer(effort, 'all'), solid)),
    ...lessons,
    make('levels', 'one of each level', null, [brisk, solid, arena.level('easy', effort), random]),
  ];
}

export const contests: readonly Contest[] = arenas.flatMap(contestsIn);

export function contestOf(id: string): Contest {
  const contest = contests.find((one) => one.id === id);
  if (!contest) throw new Error(`no contest is called ${id}`);
  return contest;
}
