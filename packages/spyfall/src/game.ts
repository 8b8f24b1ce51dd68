import { applyBy, type Game, type GameTypes, makeMoveOf } from '@tasovka/kernel';
import { actions, type SpyfallAction } from './actions.ts';
import { clone } from './clone.ts';
import { deadline, due } from './deadlines.ts';
import { deal } from './deal.ts';
import { descriptor } from './descriptor.ts';
import type { Context, SpyfallEvent } from './event.ts';
import { type FixedDeal, fixedDeal } from './fixedDeal.ts';
import { type MatchState, matchState } from './matchState.ts';
import { moves } from './moves/index.ts';
import { offers } from './offers.ts';
import { type Options, readOptions, seatsOf } from './options.ts';
import { readTablePack } from './pack.ts';
import { loadState, saveState } from './savedState.ts';
import { places, settle } from './scores.ts';
import type { State } from './state.ts';
import { awaited, ownView, type SpyfallView, view } from './view.ts';

/** «Находка для шпиона. Машина времени»: a talk in which everybody but one knows where they are. */
export interface Spyfall extends GameTypes {
  State: State;
  Action: SpyfallAction;
  Options: Options;
  MatchState: MatchState;
  FixedDeal: FixedDeal;
  Event: SpyfallEvent;
  View: SpyfallView;
  /** The kernel's reasons are enough. */
  Reason: never;
}

export const spyfall: Game<Spyfall> = {
  id: descriptor.id,
  rulesVersion: 2,
  seats: descriptor.seats,
  dealRule: 'SP-4',
  actions,
  fixedDeal,
  matchState,
  reasons: [],
  options: readOptions,
  readPack: readTablePack,
  // The talk of a classic round is open to one more; the other variants are made for their number.
  mayGrow: ({ variant }, seats) => variant === 'classic' && seats <= seatsOf.classic.max,
  begin: () => ({ used: [], captains: [] }),
  deal,
  apply: applyBy({
    act: (state: State, seat, action: SpyfallAction, ctx: Context) =>
      makeMoveOf(moves, action.type, state, seat, action, ctx),
    deadline,
  }),
  offers,
  awaited,
  due,
  over: (state) => state.phase.type === 'over',
  settle,
  places,
  own: ['spy', 'ruledOut', 'location', 'locations', 'roles', 'darkCard'],
  view,
  ownView,
  clone,
  saveState,
  loadState,
};
