import {
  type Codec,
  except,
  type Game,
  type GameContext,
  type GameTypes,
  has,
  type Input,
  including,
  list,
  type Millis,
  millis,
  named,
  neighbour,
  never,
  nobody,
  type Offer,
  object,
  only,
  optional,
  orNull,
  parse,
  placesBy,
  type RefusalOf,
  refuse,
  type Seat,
  type SeatSet,
  seatsIn,
  type TypeOf,
  tagged,
  whole,
} from '../src/index.ts';

/**
 * A game small enough to read at once, with all that is hard about real ones: hidden cards, a race, windows and deadlines.
 *
 * TI-1 Four copies of six numbers; three cards each, one laid open. Over several rounds.
 * TI-2 In turn: lay a card at most two away from the top one, or draw one. Time up: one is drawn.
 * TI-3 The same number as the top one starts a race: all still in slap, the slowest takes a card. Nobody may lay meanwhile.
 * TI-4 The player who speaks during a race takes a card.
 * TI-5 The player who is left with one card calls; until then, or until the next card is laid, anybody may catch them: one card.
 * TI-6 An empty hand ends the round, or turn 40 does; the round's winner scores the others' cards, shown to all.
 */
export const names = ['ace', 'two', 'three', 'four', 'five', 'six'] as const;
const copies = 4;
const lastTurn = 40;

const card: Codec<number> = named('card', names);
const actions = tagged({
  lay: object({ card }),
  draw: object({}),
  slap: object({ ms: whole(0, 60_000) }),
  call: object({}),
  catch: object({ seat: whole(0, 3) }),
});
const fixedDeal = object({
  hands: optional(list(list(card, 24), 4)),
  open: optional(card),
  deck: optional(list(card, 24)),
});
const matchState = object({ used: list(card, 99) });
const options = object({
  turnMs: optional(whole(0, 60_000)),
  slapMs: optional(whole(1, 60_000)),
  rounds: optional(whole(1, 9)),
});

export type TinyAction = TypeOf<typeof actions>;
export type TinyFixedDeal = TypeOf<typeof fixedDeal>;
export type TinyMatchState = TypeOf<typeof matchState>;
export interface TinyOptions {
  readonly turnMs: number;
  readonly slapMs: number;
  readonly rounds: number;
}

interface Race {
  readonly due: Millis;
  /** Reaction times by seat; null: not yet. */
  readonly times: (number | null)[];
}

export interface TinyState {
  readonly options: TinyOptions;
  readonly seats: number;
  readonly out: SeatSet;
  hands: number[][];
  deck: number[];
  pile: number[];
  turn: Seat;
  turns: number;
  turnBegan: Millis;
  race: Race | null;
  catchable: SeatSet;
  winner: Seat | null;
}

export type TinyEvent =
  | { readonly type: 'took'; readonly seat: Seat; readonly card?: string }
  | { readonly type: 'dealt'; readonly seats: number }
  | { readonly type: 'laid'; readonly seat: Seat; readonly card: string }
  | { readonly type: 'raced' }
  | { readonly type: 'shown'; readonly hands: readonly (readonly string[])[] }
  | { readonly type: 'peek'; readonly top: number | null };

export interface TinyTypes extends GameTypes {
  State: TinyState;
  Action: TinyAction;
  Options: TinyOptions;
  MatchState: TinyMatchState;
  FixedDeal: TinyFixedDeal;
  Event: TinyEvent;
  Reason: 'unknown-card' | 'does-not-fit' | 'not-in-hand' | 'not-a-copy';
}
export type Tiny = Game<TinyTypes>;
type Context = GameContext<TinyEvent>;
type TinyRefusal = RefusalOf<TinyTypes>;

const top = (state: TinyState): number => state.pile[state.pile.length - 1] as number;
const handOf = (state: TinyState, seat: Seat): number[] => state.hands[seat] as number[];
const fits = (state: TinyState, one: number): boolean => Math.abs(one - top(state)) <= 2;
const waiting = ({ times }: Race, out: SeatSet): Seat[] =>
  times.flatMap((time, seat) => (time === null && !has(out, seat) ? [seat] : []));

function takeCards(state: TinyState, seat: Seat, ctx: Context): void {
  if (state.deck.length === 0) {
    state.deck = state.pile.splice(0, state.pile.length - 1);
    ctx.chance.shuffle(state.deck);
  }
  const taken = state.deck.shift();
  if (taken === undefined) return;
  handOf(state, seat).push(taken);
  state.catchable = except(state.catchable, seat);
  ctx.emit?.({ type: 'took', seat }, { [seat]: { card: names[taken] as string } });
}

function endTurn(state: TinyState, ctx: Context): void {
  state.turns++;
  state.turn = neighbour(state.turn, 1, state.seats, state.out);
  state.turnBegan = ctx.now;
  if (state.turns >= lastTurn) endRound(state, ctx);
}

function endRound(state: TinyState, ctx: Context): void {
  const counts = state.hands.map((hand, seat) => (has(state.out, seat) ? Number.MAX_SAFE_INTEGER : hand.length));
  state.winner = counts.indexOf(Math.min(...counts));
  state.race = null;
  state.catchable = nobody;
  ctx.emit?.({ type: 'shown', hands: state.hands.map((hand) => hand.map((one) => names[one] as string)) });
}

function lay(state: TinyState, seat: Seat, one: number, ctx: Context): TinyRefusal | null {
  if (state.race) return refuse('not-now', 'TI-3');
  if (seat !== state.turn) return refuse('not-your-turn', 'TI-2');
  const hand = handOf(state, seat);
  const at = hand.indexOf(one);
  if (at < 0) return refuse('not-in-hand', 'TI-2');
  if (!fits(state, one)) return refuse('does-not-fit', 'TI-2');
  const same = one === top(state);
  hand.splice(at, 1);
  state.pile.push(one);
  state.catchable = hand.length === 1 ? only(seat) : nobody;
  ctx.emit?.({ type: 'laid', seat, card: names[one] as string });
  endTurn(state, ctx);
  if (hand.length === 0 && state.winner === null) endRound(state, ctx);
  if (same && state.winner === null) {
    state.race = { due: ctx.now + state.options.slapMs, times: state.hands.map(() => null) };
  }
  return null;
}

function endRace(state: TinyState, race: Race, ctx: Context): void {
  const times = race.times.map((time, seat) => (has(state.out, seat) ? -1 : (time ?? never)));
  const slowest = Math.max(...times);
  state.race = null;
  state.turnBegan = ctx.now;
  ctx.emit?.({ type: 'raced' });
  for (const [seat, time] of times.entries()) if (time === slowest) takeCards(state, seat, ctx);
}

function slap(state: TinyState, seat: Seat, ms: number, ctx: Context): TinyRefusal | null {
  const { race } = state;
  if (!race) return refuse('window-closed', 'TI-3');
  if (race.times[seat] !== null) return refuse('already-done', 'TI-3');
  race.times[seat] = ms;
  if (waiting(race, state.out).length === 0) endRace(state, race, ctx);
  return null;
}

function act(state: TinyState, seat: Seat, action: TinyAction, ctx: Context): TinyRefusal | null {
  switch (action.type) {
    case 'lay':
      return lay(state, seat, action.card, ctx);
    case 'slap':
      return slap(state, seat, action.ms, ctx);
    case 'draw':
      if (state.race) return refuse('not-now', 'TI-3');
      if (seat !== state.turn) return refuse('not-your-turn', 'TI-2');
      takeCards(state, seat, ctx);
      endTurn(state, ctx);
      return null;
    case 'call':
      if (!has(state.catchable, seat)) return refuse('not-now', 'TI-5');
      state.catchable = except(state.catchable, seat);
      return null;
    case 'catch':
      if (action.seat >= state.seats || action.seat === seat) return refuse('bad-target', 'TI-5');
      if (!has(state.catchable, action.seat)) return refuse('window-closed', 'TI-5');
      takeCards(state, action.seat, ctx);
      return null;
  }
}

export const tiny: Tiny = {
  id: 'tiny',
  rulesVersion: 1,
  seats: { min: 2, max: 4 },
  dealRule: 'TI-1',
  actions,
  fixedDeal,
  matchState,
  reasons: ['unknown-card', 'does-not-fit', 'not-in-hand', 'not-a-copy'],
  malformed: (fault) => (fault.kind === 'unknown-name' ? 'unknown-card' : 'bad-move'),

  options(raw) {
    const parsed = parse(options, raw);
    return parsed.ok ? { ok: true, value: { turnMs: 10_000, slapMs: 3000, rounds: 2, ...parsed.value } } : parsed;
  },

  pace: {
    options: ['turnMs', 'slapMs'],
    change: (state, given, now) => ({ ...state, options: given, turnBegan: now }),
  },

  begin: () => ({ used: [] }),

  deal(standings, given, ctx, fixed) {
    const { length: seats } = standings.scores;
    const box = names.flatMap((_, one) => Array<number>(copies).fill(one));
    const takeOut = (one: number): number => {
      const at = box.indexOf(one);
      if (at < 0) throw new Error(`the box holds ${copies} of ${names[one]}`);
      return box.splice(at, 1)[0] as number;
    };
    const hands = Array.from({ length: seats }, (_, seat) => fixed?.hands?.[seat]?.map(takeOut));
    const open = fixed?.open === undefined ? undefined : takeOut(fixed.open);
    const onTop = fixed?.deck?.map(takeOut) ?? [];
    ctx.chance.shuffle(box);
    const dealt = hands.map((hand, seat) => hand ?? (has(standings.out, seat) ? [] : box.splice(0, 3)));
    const pile = [open ?? (box.shift() as number)];
    const turn = neighbour(standings.dealer, 1, seats, standings.out);
    ctx.emit?.({ type: 'dealt', seats });
    return {
      ...{ options: given, seats, out: standings.out, hands: dealt, deck: [...onTop, ...box], pile, turn },
      ...{ turns: 0, turnBegan: ctx.now, race: null, catchable: nobody, winner: null },
    };
  },

  apply(state, input: Input<TinyAction>, ctx) {
    if (input.kind === 'act') return act(state, input.seat, input.action, ctx);
    if (input.kind === 'signal') {
      if (!state.race || input.signal.type !== 'spoke' || has(state.out, input.seat)) return refuse('not-now', 'TI-4');
      takeCards(state, input.seat, ctx);
      return null;
    }
    if (state.race) endRace(state, state.race, ctx);
    else {
      takeCards(state, state.turn, ctx);
      endTurn(state, ctx);
    }
    return null;
  },

  offers(state, seat) {
    const found: Offer[] = [];
    if (state.race) {
      if (state.race.times[seat] === null)
        found.push({ type: 'slap', rule: 'TI-3', fields: { ms: { lowest: 80, highest: 2000 } } });
    } else if (state.turn === seat) {
      const fitting = [...new Set(handOf(state, seat))].filter((one) => fits(state, one));
      if (fitting.length > 0) found.push({ type: 'lay', rule: 'TI-2', fields: { card: fitting } });
      found.push({ type: 'draw', rule: 'TI-2', fields: {} });
    }
    if (has(state.catchable, seat)) found.push({ type: 'call', rule: 'TI-5', fields: {}, unprompted: true });
    const others = seatsIn(except(state.catchable, seat));
    if (others.length > 0) found.push({ type: 'catch', rule: 'TI-5', fields: { seat: others }, unprompted: true });
    return found;
  },

  awaited: (state) =>
    state.race ? waiting(state.race, state.out).reduce<SeatSet>(including, nobody) : only(state.turn),

  due({ winner, race, options: { turnMs }, turnBegan }) {
    if (winner !== null) return never;
    if (race) return race.due;
    return turnMs === 0 ? never : turnBegan + turnMs;
  },

  over: (state) => state.winner !== null,

  settle(state, standings) {
    const winner = state.winner as Seat;
    const left = state.hands.reduce((sum, hand, seat) => (seat === winner ? sum : sum + hand.length), 0);
    const roundScores = state.hands.map((_, seat) => (seat === winner ? left : 0));
    return {
      scores: standings.scores.map((score, seat) => score + (roundScores[seat] as number)),
      ...{ roundScores, roundWinner: winner, out: standings.out },
      over: standings.round + 1 >= state.options.rounds,
      matchState: { used: [...standings.matchState.used, top(state)] },
    };
  },

  places: (standings) => placesBy(standings.scores),

  own: ['hand'],
  ownView(state, viewer) {
    const open = (seat: Seat): boolean => viewer === 'judge' || viewer === seat || state.winner !== null;
    const shown = state.hands.flatMap((hand, seat) =>
      open(seat) ? [[`${seat}`, hand.map((one) => names[one] as string)] as const] : [],
    );
    return { hand: Object.fromEntries(shown) };
  },
  view(state, viewer, now) {
    return {
      phase: state.winner !== null ? 'over' : state.race ? 'slap' : 'turn',
      turn: state.race || state.winner !== null ? null : state.turn,
      ...tiny.ownView(state, viewer, now),
      hands: state.hands.map((hand) => hand.length),
      top: names[top(state)] as string,
      pile: state.pile.length,
      deck: state.deck.length,
      pending: state.race ? waiting(state.race, state.out) : [],
      catchable: seatsIn(state.catchable),
    };
  },

  clone: (state) => ({
    ...state,
    hands: state.hands.map((hand) => [...hand]),
    deck: [...state.deck],
    pile: [...state.pile],
    race: state.race && { ...state.race, times: [...state.race.times] },
  }),

  saveState: ({ options: _, ...state }) => saved.write(state),
  loadState: (raw, given) => ({ options: given, ...saved.read(raw, '') }),
};

const cards = list(card, 24);
const seatNumber = whole(0, 3);
const saved = object({
  seats: whole(2, 4),
  out: whole(0, 15),
  hands: list(cards, 4),
  deck: cards,
  pile: cards,
  turn: seatNumber,
  turns: whole(0, lastTurn),
  turnBegan: millis,
  race: orNull(object({ due: millis, times: list(orNull(whole(0, 60_000)), 4) })),
  catchable: whole(0, 15),
  winner: orNull(seatNumber),
});
