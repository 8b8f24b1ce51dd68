import {
  type Game,
  type GameContext,
  type GameTypes,
  type Input,
  type Json,
  type Millis,
  only,
  placesBy,
  type RefusalOf,
  type Seat,
  type SeatSet,
  type Settlement,
  type Standings,
  seatSet,
  seatsIn,
} from '@tasovka/kernel';
import { accuse, beginFinalVotes, closeVote, vote } from './accuse.ts';
import { type Act, actions, type FixedRound, fixedDeal, type MatchState, matchState } from './actions.ts';
import { pending } from './ballot.ts';
import { everybodyWasCaptain } from './captains.ts';
import { runsOut } from './clock.ts';
import { dealRound } from './deal.ts';
import { guess } from './guess.ts';
import { offersOf } from './offers.ts';
import { type Options, readOptions } from './options.ts';
import { readTablePack } from './pack.ts';
import { agree, closeAgreement, endInTime, point } from './point.ts';
import type { SpyfallReason } from './refusal.ts';
import type { Round } from './round.ts';
import { answer, ask } from './talk.ts';
import { nameFirst } from './team/captains.ts';
import { choose, decline, teamAnswer, teamAsk } from './team/lap.ts';
import { ballotOf, type SpyfallView, stillNaming, turnOf, usedNow, viewCards, viewRound } from './view.ts';

/** «Находка для шпиона. Машина времени»: a talk in which everybody but one knows where they are. */
export interface Spyfall extends GameTypes {
  State: Round;
  Action: Act;
  Options: Options;
  MatchState: MatchState;
  FixedDeal: FixedRound;
  View: SpyfallView;
  Reason: SpyfallReason;
}

export const spyfall: Game<Spyfall> = {
  id: 'spyfall',
  rulesVersion: 1,
  seats: { min: 2, max: 10 },
  dealRule: 'SP-4',
  actions,
  fixedDeal,
  matchState,
  reasons: ['unknown-card'],
  options: readOptions,
  readPack: readTablePack,
  begin: () => ({ used: [], captains: [] }),
  deal: (standings, options, ctx, fixed) => dealRound(standings, options, ctx, fixed?.deal),
  apply,
  offers: offersOf,
  awaited,
  due,
  over: (round) => round.phase.type === 'over',
  settle,
  // SP-33: most points win, and equal points share the place.
  places: (standings) => placesBy(standings.scores),
  own: ['spy', 'location', 'locations', 'roles'],
  view: viewRound,
  ownView: viewCards,
  clone: (round) => ({ ...round }),
  saveState: (round) => round as unknown as Json,
  loadState: (saved) => saved as unknown as Round,
};

function apply(round: Round, input: Input<Act>, ctx: GameContext): RefusalOf<Spyfall> | null {
  switch (input.kind) {
    case 'act':
      return act(round, input.seat, input.action, ctx);
    case 'deadline':
      if (ctx.now >= due(round)) timeOver(round, ctx);
      return null;
    case 'signal':
      // Talk, gestures and absences are no part of this game's rules.
      return null;
  }
}

function act(round: Round, seat: Seat, action: Act, ctx: GameContext): RefusalOf<Spyfall> | null {
  const team = round.options.variant === 'team';
  switch (action.type) {
    case 'ask':
      return (team ? teamAsk : ask)(round, seat, action, ctx);
    case 'answer':
      return (team ? teamAnswer : answer)(round, seat, action, ctx);
    case 'accuse':
      return accuse(round, seat, action.seat, ctx);
    case 'vote':
      return vote(round, seat, action.guilty, ctx);
    case 'guess':
      return guess(round, seat, action.location, ctx);
    case 'point':
      return point(round, seat, action.at, ctx);
    case 'agree':
      return agree(round, seat, action.yes, ctx);
    case 'first':
      return nameFirst(round, seat, action.seat, ctx);
    case 'choose':
      return choose(round, seat, action.seat, ctx);
    case 'decline':
      return decline(round, seat, ctx);
  }
}

/** Either the talk's time or a vote's: they never run together (SP-24). */
function due(round: Round): Millis {
  return ballotOf(round.phase)?.until ?? runsOut(round.clock);
}

function timeOver(round: Round, ctx: GameContext): void {
  switch (round.phase.type) {
    case 'talk':
      if (round.options.variant === 'classic') beginFinalVotes(round, ctx);
      else endInTime(round, ctx);
      return;
    case 'agree':
      closeAgreement(round, ctx);
      return;
    default:
      closeVote(round, ctx);
  }
}

function awaited(round: Round): SeatSet {
  const ballot = ballotOf(round.phase);
  if (ballot) return pending(ballot);
  if (round.phase.type === 'captains') return seatSet(stillNaming(round));
  const turn = turnOf(round);
  return turn === null ? 0 : only(turn);
}

function settle(round: Round, standings: Standings<MatchState>): Settlement<MatchState> {
  const { phase, options, team, seats } = round;
  if (phase.type !== 'over') throw new Error('the round is not over');
  const { points, winners } = phase.end;
  const [winner, ...more] = seatsIn(winners);
  const captains = [...standings.matchState.captains, ...(team?.captains ?? [])];
  return {
    scores: standings.scores.map((score, seat) => score + (points[seat] as number)),
    roundScores: points,
    roundWinner: winner !== undefined && more.length === 0 ? winner : null,
    // SP-4: an agreed number of rounds; SP-56: with captains, until everybody was one.
    over: team ? everybodyWasCaptain(captains, seats, options.captainTwice) : standings.round + 1 >= options.rounds,
    matchState: { used: usedNow(round), captains },
  };
}
