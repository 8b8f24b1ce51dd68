import { type Arena, arenas, random } from './arena.ts';
import { against, type Four } from './play-deals.ts';

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

/** A single skill is worth little: it takes thousands of rounds of four strong to see, so they think little. */
const scant = 8;
/** A bot that sees everything may think as long as it helps. */
const thorough = 400;

function contestsIn(arena: Arena): Contest[] {
  const { effort } = arena;
  const strong = arena.level('strong', effort);
  const solid = arena.level('solid', effort);
  const easy = arena.level('easy', effort);
  const little = { ...effort, playouts: scant };
  const make = (name: string, what: string, goal: Goal | null, four: Four): Contest => ({
    id: `${arena.id}/${name}`,
    arena,
    what,
    goal,
    four,
  });
  const atLeast = (share: number): Goal => ({ kind: 'at least', share });
  const ablations = Object.entries(arena.ablations).map(([skill, without]) =>
    make(
      `no-${skill}`,
      `strong against three strong that never ${skill} (${scant} playouts)`,
      { kind: 'surely above', share: 0.25 },
      against(arena.level('strong', little), without(little)),
    ),
  );
  return [
    make('solid', 'solid against three random', atLeast(0.5), against(solid, random)),
    make(
      'strong',
      `strong against three solid (${effort.playouts} playouts, as at a table)`,
      atLeast(0.3),
      against(strong, solid),
    ),
    make('solid-easy', 'solid against three easy', atLeast(0.5), against(solid, easy)),
    make(
      'ceiling',
      `all cards open, against three solid (${thorough} playouts)`,
      null,
      against(arena.oracle({ ...effort, playouts: thorough }), solid),
    ),
    ...ablations,
    make(
      'easy',
      `strong against three easy, who forget (${scant} playouts)`,
      null,
      against(arena.level('strong', little), easy),
    ),
    make('easy-no-catch', 'the same, but never catching anybody', null, against(arena.ablations.catch(little), easy)),
    make('levels', 'one of each level', null, [strong, solid, easy, random]),
  ];
}

export const contests: readonly Contest[] = arenas.flatMap(contestsIn);

export function contestOf(id: string): Contest {
  const contest = contests.find((one) => one.id === id);
  if (!contest) throw new Error(`no contest is called ${id}`);
  return contest;
}
