import { type CardReason, cardReasons, changePace, type FixedDeal, malformed } from '@tasovka/cards';
import {
  applyBy,
  type Game,
  type GameTypes,
  list,
  makeMove,
  makeMoveOf,
  object,
  type RefusalOf,
  type Seat,
  type Signal,
  whole,
} from '@tasovka/kernel';
import { actions, type SwintusAction } from './actions.ts';
import { clone } from './clone.ts';
import { deadline, due } from './deadlines.ts';
import { deal, fixedDeal, type MatchState } from './deal.ts';
import { descriptor } from './descriptor.ts';
import { etiquetteCards } from './etiquette/index.ts';
import type { Context, SwintusEvent } from './event.ts';
import { hearVoice } from './hearing.ts';
import { house } from './house/index.ts';
import { isMistake, punish } from './mistakes.ts';
import { moves } from './moves/index.ts';
import { offers } from './offers.ts';
import { type Options, readOptions } from './options.ts';
import { loadState, saveState } from './savedState.ts';
import { places, settle } from './scores.ts';
import type { State } from './state.ts';
import { awaited, ownView, type SwintusView, view } from './view.ts';

export interface Swintus extends GameTypes {
  State: State;
  Action: SwintusAction;
  Options: Options;
  MatchState: MatchState;
  FixedDeal: FixedDeal;
  Event: SwintusEvent;
  View: SwintusView;
  Reason: CardReason;
}

export const swintus: Game<Swintus> = {
  id: descriptor.id,
  rulesVersion: 2,
  seats: descriptor.seats,
  dealRule: 'SW-4',
  actions,
  fixedDeal,
  malformed,
  reasons: cardReasons,
  matchState: object({ bills: list(whole(0, 12), 10) }),
  options: readOptions,
  pace: { options: ['turnMs', 'slapMs', 'windowMs'], change: changePace },
  begin: (_options, seats) => ({ bills: Array<number>(seats).fill(0) }),
  deal,
  apply: applyBy({ act, deadline, hear: notice }),
  offers,
  awaited,
  due,
  over: (state) => state.phase.type === 'over',
  settle,
  places,
  dealer: ({ house: chosen }, standings) => house.dealer(chosen, standings, places(standings)),
  own: ['seat', 'hand', 'table', 'manners'],
  view,
  ownView,
  clone,
  saveState,
  loadState,
};

/** A wrong move is refused, or punished where the table says so (SW-17). */
function act(state: State, seat: Seat, action: SwintusAction, ctx: Context): RefusalOf<Swintus> | null {
  const refusal = attempt(state, seat, action, ctx);
  if (refusal === null || !isMistake(state, seat, action, refusal)) return refusal;
  punish(state, seat, action, refusal, ctx);
  return null;
}

/** The moves a round is mostly made of are named, so that the engine need not look them up. */
function attempt(state: State, seat: Seat, action: SwintusAction, ctx: Context): RefusalOf<Swintus> | null {
  if (action.type === 'play') return makeMove(moves.play, state, seat, action, ctx);
  if (action.type === 'draw') return makeMove(moves.draw, state, seat, action, ctx);
  if (action.type === 'pass') return makeMove(moves.pass, state, seat, action, ctx);
  return makeMoveOf(moves, action.type, state, seat, action, ctx);
}

/** Apart, the room is the judge of what bodies do; around a table people are (SW-62). */
function notice(state: State, seat: Seat, signal: Signal, ctx: Context): void {
  if (state.options.place === 'table') return;
  hearVoice(state, seat, signal, ctx);
  if (state.etiquette) for (const card of etiquetteCards) card.sees?.(state, seat, signal, ctx);
}
