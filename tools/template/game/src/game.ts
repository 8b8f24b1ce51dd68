import {
  type Game,
  type GameContext,
  type GameTypes,
  neighbour,
  nobody,
  object,
  only,
  placesBy,
  type RefusalOf,
  refuse,
  type Seat,
} from '@tasovka/kernel';
import { actions, type FixedDeal, fixedDeal, type NewgameAction } from './actions.ts';
import { box, type Card, handSize, nameOf } from './cards.ts';
import { descriptor } from './descriptor.ts';
import { offers } from './offers.ts';
import { type Options, readOptions } from './options.ts';
import { clone, isOver, loadState, type State, saveState, turnOf } from './state.ts';
import { due, type NewgameEvent, type NewgameView, ownView, view } from './view.ts';

export interface Newgame extends GameTypes {
  State: State;
  Action: NewgameAction;
  Options: Options;
  MatchState: object;
  FixedDeal: FixedDeal;
  Event: NewgameEvent;
  View: NewgameView;
  Reason: 'not-in-hand';
}

type Context = GameContext<NewgameEvent>;

export const newgame: Game<Newgame> = {
  id: descriptor.id,
  rulesVersion: 1,
  seats: descriptor.seats,
  dealRule: 'NG-1',
  actions,
  fixedDeal,
  matchState: object({}),
  reasons: ['not-in-hand'],
  options: readOptions,
  begin: () => ({}),

  /** NG-1 Five cards each; the one after the dealer leads. */
  deal({ dealer, scores }, options, ctx, fixed) {
    const rest = box();
    for (const one of fixed?.hands?.flat() ?? []) rest.splice(rest.indexOf(one), 1);
    ctx.chance.shuffle(rest);
    ctx.emit?.({ type: 'dealt', seat: dealer });
    return {
      options,
      hands: scores.map((_, seat) => [...(fixed?.hands?.[seat] ?? rest.splice(0, handSize))]),
      leader: neighbour(dealer, 1, scores.length),
      trick: [],
      taken: scores.map(() => 0),
      turnBegan: ctx.now,
    };
  },

  apply(state, input, ctx) {
    if (input.kind === 'signal') return refuse('not-now', 'NG-2');
    if (input.kind === 'act') return lay(state, input.seat, input.action.card, ctx);
    const seat = turnOf(state);
    return lay(state, seat, Math.min(...(state.hands[seat] ?? [])), ctx);
  },

  offers,
  awaited: (state) => (isOver(state) ? nobody : only(turnOf(state))),
  due,
  over: isOver,

  /** NG-4 A trick is a point. */
  settle(state, { scores, round, matchState }) {
    return {
      scores: scores.map((score, seat) => score + (state.taken[seat] ?? 0)),
      roundScores: state.taken,
      roundWinner: state.taken.indexOf(Math.max(...state.taken)),
      over: round + 1 >= state.options.rounds,
      matchState,
    };
  },

  places: ({ scores }) => placesBy(scores),
  own: ['hand'],
  ownView,
  view,
  clone,
  saveState,
  loadState,
};

/** NG-2 In turn a card of one's hand; when time is up, the lowest. */
function lay(state: State, seat: Seat, card: Card, ctx: Context): RefusalOf<Newgame> | null {
  if (isOver(state)) return refuse('not-now', 'NG-4');
  if (turnOf(state) !== seat) return refuse('not-your-turn', 'NG-2');
  const hand = state.hands[seat] ?? [];
  const at = hand.indexOf(card);
  if (at < 0) return refuse('not-in-hand', 'NG-2');
  hand.splice(at, 1);
  state.trick.push(card);
  state.turnBegan = ctx.now;
  ctx.emit?.({ type: 'laid', seat, card: nameOf(card) });
  if (state.trick.length === state.hands.length) takeTrick(state, ctx);
  return null;
}

/** NG-3 The highest card takes the trick, of equal ones the first; whoever took it leads. */
function takeTrick(state: State, ctx: Context): void {
  const card = Math.max(...state.trick);
  const seat = (state.leader + state.trick.indexOf(card)) % state.hands.length;
  state.taken[seat] = (state.taken[seat] ?? 0) + 1;
  state.leader = seat;
  state.trick = [];
  ctx.emit?.({ type: 'took', seat, card: nameOf(card) });
}
