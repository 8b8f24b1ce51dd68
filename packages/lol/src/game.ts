import { type CardReason, cardReasons, changePace, type FixedDeal, malformed } from '@tasovka/cards';
import {
  applyBy,
  type Game,
  type GameTypes,
  list,
  makeMove,
  makeMoveOf,
  object,
  oneOf,
  type RefusalOf,
  type Seat,
  whole,
} from '@tasovka/kernel';
import { actions, type LolAction } from './actions.ts';
import { clone } from './clone.ts';
import { deadline, due } from './deadlines.ts';
import { deal, fixedDeal } from './deal.ts';
import { descriptor } from './descriptor.ts';
import type { Context, LolEvent } from './event.ts';
import { hear } from './hearing.ts';
import { house } from './house/index.ts';
import { moves } from './moves/index.ts';
import { offers } from './offers.ts';
import { modes, type Options, readOptions } from './options.ts';
import { places } from './ranking.ts';
import { loadState, saveState } from './savedState.ts';
import { type MatchState, settle } from './scores.ts';
import type { State } from './state.ts';
import { awaited, type LolView, ownView, view } from './view.ts';

export interface Lol extends GameTypes {
  State: State;
  Action: LolAction;
  Options: Options;
  MatchState: MatchState;
  FixedDeal: FixedDeal;
  Event: LolEvent;
  View: LolView;
  Reason: CardReason;
}

export const lol: Game<Lol> = {
  id: descriptor.id,
  rulesVersion: 2,
  seats: descriptor.seats,
  dealRule: 'LO-3',
  actions,
  fixedDeal,
  malformed,
  reasons: cardReasons,
  matchState: object({ mode: oneOf(...modes), fell: list(whole(0, 1e6), 9) }),
  options: readOptions,
  pace: { options: ['turnMs', 'slapMs'], change: changePace },
  begin: ({ mode }, seats) => ({ mode, fell: Array<number>(seats).fill(0) }),
  deal,
  apply: applyBy({ act, deadline, hear }),
  offers,
  awaited,
  due,
  over: (state) => state.phase.type === 'over',
  settle,
  places,
  dealer: ({ house: chosen }, standings) => house.dealer(chosen, standings, places(standings)),
  own: ['seat', 'hand', 'table'],
  view,
  ownView,
  clone,
  saveState,
  loadState,
};

/** The two moves a round is made of are named, so that the engine need not look them up. */
function act(state: State, seat: Seat, action: LolAction, ctx: Context): RefusalOf<Lol> | null {
  if (action.type === 'play') return makeMove(moves.play, state, seat, action, ctx);
  if (action.type === 'draw') return makeMove(moves.draw, state, seat, action, ctx);
  return makeMoveOf(moves, action.type, state, seat, action, ctx);
}
