import type { Cast } from '@tasovka/kernel';
import type { RoomView } from '@tasovka/protocol';

/** What everybody has so far, by name. */
export type Points = readonly (readonly [name: string, score: number])[];

/** A match that was ended before its time: by whom, if by somebody else, and what it came to. */
export interface EndedMatch {
  readonly by: string | null;
  readonly points: Points;
}

/** What is left of a match once it is gone from the table. */
export function endedMatch(was: NonNullable<RoomView['match']>, by: string | null, { name }: Cast): EndedMatch {
  const { scores } = was.view;
  const points = (Array.isArray(scores) ? scores : []).map((score, seat) => [name(seat), Number(score)] as const);
  return { by, points: points.some(([, score]) => score !== 0) ? points : [] };
}
