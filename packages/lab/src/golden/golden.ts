import { type AnyGame, type Header, isObject, type Json, type LogEntry, Match } from '@tasovka/kernel';

/**
 * A recorded match: header, inputs, and the state they led to. It holds the rules to what they did when it was
 * recorded, because every log on somebody's disk depends on just that.
 */
export interface Golden {
  readonly header: Header;
  readonly log: readonly LogEntry[];
  readonly result: Json;
}

/** Everything a match has come to; the header stands in the golden log already. */
export function resultOf(match: Match): Json {
  const { header: _, ...result } = JSON.parse(match.save());
  return result;
}

/** What is wrong with a golden log under these rules, in one sentence; null where it replays as it was recorded. */
export function differenceOf(game: AnyGame, file: string, { header, log, result }: Golden): string | null {
  if (header.rulesVersion !== game.rulesVersion) {
    return `${file} is of rules version ${header.rulesVersion} and ${game.id} is at ${game.rulesVersion}: run "npm run golden"`;
  }
  const advice = `raise rulesVersion of ${game.id}, then run "npm run golden"`;
  try {
    const replayed = resultOf(Match.replay(game, header, log));
    const where = firstDifference(result, replayed, '');
    return where === null ? null : `${file} replays differently (${where}): ${advice}`;
  } catch (error) {
    return `${file} does not replay (${error instanceof Error ? error.message : String(error)}): ${advice}`;
  }
}

/** The path of the first value that differs, with both values. */
function firstDifference(one: Json | undefined, other: Json | undefined, path: string): string | null {
  const isBranch = (value: unknown): value is Record<string, Json> => isObject(value) || Array.isArray(value);
  if (!isBranch(one) || !isBranch(other)) {
    return Object.is(one, other) ? null : `${path}: ${JSON.stringify(one)}, now ${JSON.stringify(other)}`;
  }
  for (const key of new Set([...Object.keys(one), ...Object.keys(other)])) {
    const found = firstDifference(one[key], other[key], path === '' ? key : `${path}.${key}`);
    if (found !== null) return found;
  }
  return null;
}
