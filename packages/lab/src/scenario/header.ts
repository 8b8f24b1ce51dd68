import { type Header, isObject, type Json, type JsonObject, type Parsed, parse, type Seat } from '@tasovka/kernel';
import type { Scenario } from './format.ts';
import { namesFor, type Playable } from './playable.ts';
import { brief, didYouMean, inside, Problem, unknownKey } from './problem.ts';
import { listOf, seat, whole } from './readers.ts';

/** A scenario as the start of a match. Everything the game has to say against it is said with its place. */
export function headerOf(scenario: Scenario): Header {
  const { playable, players, fixedDeal, match, names, fix } = scenario;
  const { game, scenarioDefaults } = playable;
  const { min, max } = game.seats;
  if (players < min || players > max) throw new Problem('players', `${game.id} is for ${min} to ${max} players`);

  const options = { ...scenarioDefaults, ...scenario.options };
  accepted(game.options(options, players), 'options', options, playable);
  const { scores, round, out, ...matchState } = match;
  const isDealFixed = Object.keys(fixedDeal).length > 0;
  if (isDealFixed) accepted(parse(game.fixedDeal, fixedDeal), '', fixedDeal, playable);
  const carries = Object.keys(matchState).length > 0;
  if (carries) accepted(readMatchState(matchState, playable), 'match', matchState, playable);
  const gone = out === undefined ? [] : listOf(out, 'match.out', (raw, at) => seat(raw, at, players));

  return {
    game: game.id,
    rulesVersion: game.rulesVersion,
    seats: players,
    options,
    seed: scenario.seed,
    names: names ?? namesFor(players),
    dealer: scenario.dealer ?? lastIn(players, gone),
    ...(isDealFixed && { fixedDeal }),
    before: {
      ...(scores !== undefined && { scores: readScores(scores, players) }),
      ...(round !== undefined && { round: whole(round, 'match.round', 0, 1000) }),
      ...(out !== undefined && { out: gone }),
    },
    ...(carries && { matchState }),
    ...(fix && { fixed: fix }),
  };
}

/** So that the first seat still in moves first. */
function lastIn(players: number, out: readonly Seat[]): Seat {
  for (let last = players - 1; last > 0; last--) if (!out.includes(last)) return last;
  return 0;
}

function readScores(raw: Json, players: number): number[] {
  const scores = listOf(raw, 'match.scores', (one, at) => {
    if (typeof one !== 'number') throw new Problem(at, `expected a number, got ${brief(one)}`);
    return one;
  });
  if (scores.length !== players) throw new Problem('match.scores', `${scores.length} scores for ${players} players`);
  return scores;
}

/** Unknown keys are told with all that `match` may hold, not only with what the game adds to it. */
function readMatchState(matchState: JsonObject, { game }: Playable): Parsed<unknown> {
  const fields = Object.keys(game.matchState.fields);
  for (const key of Object.keys(matchState)) {
    if (!fields.includes(key)) throw unknownKey('match', key, ['scores', 'round', 'out', ...fields]);
  }
  return parse(game.matchState, matchState);
}

/** Turns what a game's parser says into a problem with its place and, for a mistyped name, what was meant. */
export function accepted(parsed: Parsed<unknown>, at: string, raw: unknown, playable: Playable): void {
  if (!parsed.ok) throw malformed(parsed, at, raw, playable);
}

export function malformed(
  parsed: Extract<Parsed<unknown>, { ok: false }>,
  at: string,
  raw: unknown,
  { game, names }: Playable,
): Problem {
  const place = parsed.at === '' ? at : inside(at, parsed.at);
  const value = lookUp(raw, parsed.at);
  const unknownName =
    parsed.error.startsWith('unknown') && typeof value === 'string' && !parsed.error.includes('known:');
  const hints = unknownName
    ? [...didYouMean(value, names), `npm run -s scenario -- --names ${game.id} lists them all`]
    : [];
  return new Problem(place, parsed.error, hints);
}

function lookUp(raw: unknown, path: string): unknown {
  let value = raw;
  for (const key of path === '' ? [] : path.split('.')) {
    value = Array.isArray(value) ? value[Number(key)] : isObject(value) ? value[key] : undefined;
  }
  return value;
}
