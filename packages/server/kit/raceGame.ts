import {
  type AnyGame,
  type Game,
  type GameContext,
  type GameTypes,
  type Millis,
  never,
  type Offer,
  object,
  oneOf,
  parse,
  placesBy,
  real,
  refuse,
  type Seat,
  tagged,
  whole,
} from '@tasovka/kernel';

/**
 * A game of nothing but races between two, to measure how fair the server is: a slap (the slower loses), an
 * interception (the first wins), and a catch against the move that closes it (the first wins).
 */
const options = object({ kind: oneOf('slap', 'intercept', 'catch'), races: whole(1, 10_000) });
const actions = tagged({
  slap: object({ ms: real(0, 60_000), window: whole(0, 1e6) }),
  intercept: object({ window: whole(0, 1e6) }),
  catch: object({ window: whole(0, 1e6) }),
  close: object({ window: whole(0, 1e6) }),
});

type Kind = 'slap' | 'intercept' | 'catch';
interface State {
  readonly kind: Kind;
  readonly races: number;
  race: number;
  open: boolean;
  due: Millis;
  times: (number | null)[];
  wins: number[];
}
type ReflexAction =
  | { type: 'slap'; ms: number; window: number }
  | { type: Exclude<Kind, 'slap'> | 'close'; window: number };

const waitMs = 700;
const openMs = 2500;

function close(state: State, winner: Seat | null, ctx: GameContext): void {
  if (winner !== null) state.wins[winner]!++;
  state.race++;
  state.open = false;
  state.times = [null, null];
  // Nobody can count along, and the same races come in every run.
  state.due = ctx.now + waitMs + ((state.race * 97) % 300);
}

function mine(state: State, seat: Seat): ReflexAction['type'] {
  if (state.kind !== 'catch') return state.kind;
  return (state.race + seat) % 2 === 0 ? 'catch' : 'close';
}

interface Reflex extends GameTypes {
  State: State;
  Action: ReflexAction;
  Options: { kind: Kind; races: number };
  MatchState: object;
  FixedDeal: object;
  Reason: never;
}

const reflexGame: Game<Reflex> = {
  id: 'reflex',
  rulesVersion: 1,
  seats: { min: 2, max: 2 },
  dealRule: 'RE-1',
  actions: actions as never,
  fixedDeal: object({}),
  matchState: object({}),
  reasons: [],
  options: (raw) => parse(options, { kind: 'slap', races: 10, ...(raw as object) }) as never,
  begin: () => ({}),
  deal: (_standings, { kind, races }, ctx) => ({
    kind,
    races,
    race: 0,
    open: false,
    due: ctx.now + 3000,
    times: [null, null],
    wins: [0, 0],
  }),
  apply(state, input, ctx) {
    if (input.kind === 'signal') return null;
    if (input.kind === 'deadline') {
      if (state.open) close(state, null, ctx);
      else {
        state.open = true;
        state.due = ctx.now + openMs;
        ctx.emit?.({ type: 'go', race: state.race });
      }
      return null;
    }
    const { seat, action } = input;
    if (!state.open || action.window !== state.race) return refuse('window-closed');
    if (action.type !== mine(state, seat)) return refuse('not-allowed');
    if (action.type !== 'slap') close(state, seat, ctx);
    else {
      state.times[seat] = action.ms;
      const [a, b] = state.times as [number | null, number | null];
      if (a !== null && b !== null) close(state, a === b ? null : a < b ? 0 : 1, ctx);
    }
    return null;
  },
  offers(state, seat) {
    if (!state.open || state.times[seat] !== null) return [];
    const offers: Offer[] = [{ type: mine(state, seat), rule: 'RE-1', fields: { window: [state.race] } }];
    return offers;
  },
  awaited: () => 0,
  due: (state) => (state.race >= state.races ? never : state.due),
  over: (state) => state.race >= state.races,
  settle: (state) => ({ scores: state.wins, roundScores: state.wins, roundWinner: null, over: true, matchState: {} }),
  places: (standings) => placesBy(standings.scores),
  own: [],
  view: (state) => ({ race: state.race, wins: [...state.wins] }),
  ownView: () => ({}),
  clone: (state) => structuredClone(state),
  saveState: (state) => ({ ...state }),
  loadState: (saved) => saved as unknown as State,
};

export const raceGame = reflexGame as unknown as AnyGame;
