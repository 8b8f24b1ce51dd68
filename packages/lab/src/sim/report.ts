import type { GameWords } from '@tasovka/kernel';
import type { Simulated } from './run.ts';
import { type Bin, binsOf, type Counts, ranked, type Share, type Spread, shareOf, spreadOf } from './stats.ts';

/** How often something happened, with a name for people. */
export interface Often {
  readonly name: string;
  readonly label: string;
  readonly perRound: number;
}

/** Everything the terminal and the page show of one simulation. */
export interface Report {
  readonly title: string;
  readonly players: number;
  readonly matches: number;
  readonly unfinished: number;
  readonly moves: number;
  readonly movesPerSecond: number;
  readonly refused: number;
  readonly rounds: number;
  readonly roundMoves: Spread;
  readonly roundBins: readonly Bin[];
  readonly matchRounds: Spread;
  readonly matchBins: readonly Bin[];
  readonly matchMoves: Spread;
  readonly wins: readonly Share[];
  readonly roundWins: readonly Share[];
  readonly winsFromDealer: readonly Share[];
  readonly cards: readonly Often[];
  readonly actions: readonly Often[];
  readonly rules: readonly Often[];
  readonly reasons: readonly Often[];
  readonly events: readonly Often[];
}

/** `words` are missing where a game cannot speak yet. */
export function reportOn(
  title: string,
  { tally, moves, refused, seconds }: Simulated,
  words: GameWords | null,
): Report {
  const rounds = tally.roundMoves.length;
  const often = (counts: Counts, of: number, label: (name: string) => string): Often[] =>
    ranked(counts).map(([name, times]) => ({ name, label: label(name), perRound: times / Math.max(1, of) }));
  const rule = (name: string): string => words?.rules[name]?.title ?? '';
  const finished = tally.matchRounds.length;
  return {
    title,
    players: tally.wins.length,
    matches: tally.matches,
    unfinished: tally.unfinished,
    moves,
    movesPerSecond: moves / seconds,
    refused,
    rounds,
    roundMoves: spreadOf(tally.roundMoves),
    roundBins: binsOf(tally.roundMoves),
    matchRounds: spreadOf(tally.matchRounds),
    matchBins: binsOf(tally.matchRounds),
    matchMoves: spreadOf(tally.matchMoves),
    wins: tally.wins.map((won) => shareOf(won, finished)),
    roundWins: tally.roundWins.map((won) => shareOf(won, tally.roundsWon)),
    winsFromDealer: tally.winsFromDealer.map((won) => shareOf(won, tally.roundsWon)),
    cards: often(tally.cards, tally.roundsHeard, (name) => words?.thing(name) ?? name),
    actions: often(tally.actions, rounds, (name) => words?.actions[name] ?? name),
    rules: often(tally.rules, rounds, rule),
    reasons: often(tally.reasons, tally.roundsHeard, (name) => name),
    events: often(tally.events, tally.roundsHeard, (name) => name),
  };
}
