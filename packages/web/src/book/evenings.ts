import type { BookMatch } from '@tasovka/protocol';

/** Matches that were played in one go, whatever the games. */
export interface Evening {
  /** When its first match began; null where nobody knows. */
  readonly began: number | null;
  readonly lengthMs: number;
  /** The latest first. */
  readonly matches: readonly BookMatch[];
}

/** After so long a pause it is another evening. */
const pauseMs = 5 * 3_600_000;

const beganAt = ({ endedAt, lengthMs }: BookMatch): number | null => endedAt && endedAt - (lengthMs ?? 0);

/** The latest first, as matches come. Those of which no time is known belong to the one before them in the list. */
export function eveningsOf(matches: readonly BookMatch[]): Evening[] {
  const groups: BookMatch[][] = [];
  let next: number | null = null;
  for (const match of matches) {
    const isOther = next !== null && match.endedAt !== null && next - match.endedAt > pauseMs;
    const last = groups.at(-1);
    if (last && !isOther) last.push(match);
    else groups.push([match]);
    next = beganAt(match) ?? next;
  }
  return groups.map((group) => {
    const began =
      [...group]
        .reverse()
        .map(beganAt)
        .find((time) => time !== null) ?? null;
    return { began, lengthMs: group.reduce((sum, { lengthMs }) => sum + (lengthMs ?? 0), 0), matches: group };
  });
}
