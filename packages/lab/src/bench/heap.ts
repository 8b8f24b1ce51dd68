import {
  type Chance,
  type Game,
  type GameContext,
  type GameTypes,
  Match,
  never,
  object,
  only,
  placesBy,
  refuse,
  sample,
  tagged,
  whole,
} from '@tasovka/kernel';

/**
 * As little of a game as can be: two seats take one to three beans in turn, the one who takes the last wins. What
 * it costs to play through the kernel is the kernel's own.
 */
interface Heap {
  left: number;
  turn: number;
  winner: number | null;
}

const beans = 100;
const actions = tagged({ take: object({ count: whole(1, 3) }) });
const nothing = object({});
type Take = { readonly type: 'take'; readonly count: number };

const counts = [[1], [1, 2], [1, 2, 3]] as const;
const fresh = (): Heap => ({ left: beans, turn: 0, winner: null });

interface HeapTypes extends GameTypes {
  State: Heap;
  Action: Take;
  Options: object;
  MatchState: object;
  FixedDeal: object;
  Reason: never;
}

const heap: Game<HeapTypes> = {
  id: 'heap',
  rulesVersion: 1,
  seats: { min: 2, max: 2 },
  dealRule: 'HE-1',
  actions,
  fixedDeal: nothing,
  matchState: nothing,
  reasons: [],
  options: () => ({ ok: true, value: {} }),
  begin: () => ({}),
  deal: fresh,
  apply(state, input) {
    if (input.kind !== 'act') return refuse('not-now', 'HE-1');
    const { seat, action } = input;
    if (seat !== state.turn) return refuse('not-your-turn', 'HE-1');
    if (action.count > state.left) return refuse('not-allowed', 'HE-1');
    state.left -= action.count;
    if (state.left === 0) state.winner = seat;
    else state.turn = 1 - seat;
    return null;
  },
  offers: (state, seat) =>
    seat === state.turn
      ? [{ type: 'take', rule: 'HE-1', fields: { count: counts[Math.min(state.left, 3) - 1] ?? counts[0] } }]
      : [],
  awaited: (state) => only(state.turn),
  due: () => never,
  over: (state) => state.winner !== null,
  settle: (state, standings) => ({
    scores: standings.scores.map((score, seat) => score + (seat === state.winner ? 1 : 0)),
    roundScores: standings.scores.map((_, seat) => (seat === state.winner ? 1 : 0)),
    roundWinner: state.winner,
    over: true,
    matchState: {},
  }),
  places: (standings) => placesBy(standings.scores),
  own: [],
  ownView: () => ({}),
  view: ({ left, turn }) => ({ left, turn }),
  clone: (state) => ({ ...state }),
  saveState: ({ left, turn, winner }) => ({ left, turn, winner }),
  loadState: () => fresh(),
};

const header = {
  ...{ game: 'heap', rulesVersion: 1, seats: 2, options: {}, dealer: 0 },
  ...{ seed: 'heap', names: ['a', 'b'] },
};

/** A game by way of the kernel; how many moves it took. */
export function playByKernel(chance: Chance): number {
  const match = Match.start(heap, header);
  let moves = 0;
  while (!match.over) {
    const seat = match.awaited >> 1;
    for (const offer of match.offers(seat)) {
      match.submit({ kind: 'act', seat, action: sample(offer, chance) }, match.now);
      moves++;
    }
  }
  return moves;
}

/** The same rules and the same choices, in a loop that calls them itself. */
export function playByHand(chance: Chance): number {
  const ctx: GameContext = { now: 0, chance, fixed: {}, names: header.names };
  const state = fresh();
  let moves = 0;
  while (state.winner === null) {
    const seat = state.turn;
    for (const offer of heap.offers(state, seat)) {
      heap.apply(state, { kind: 'act', seat, action: sample(offer, chance) }, ctx);
      moves++;
    }
  }
  return moves;
}

/** The same game as nothing but numbers: not even a move is an object. */
export function playByNumbers(chance: Chance): number {
  let left = beans;
  let moves = 0;
  for (; left > 0; moves++) left -= 1 + chance.below(Math.min(left, 3));
  return moves;
}
