import { roundRoom } from '../device/alone.ts';
import type { DevicePlan } from '../device/messages.ts';
import { faces } from '../lib/faces.ts';
import { persisted } from '../lib/persisted.svelte.ts';

/** Who plays with this phone: names are typed once. */
export const roundNames = persisted<readonly string[]>('round-names', []);

/** How the table of a game was laid last. */
const laid = persisted<Readonly<Record<string, readonly string[]>>>('round-laid', {});

/** How many have seen their card, and in which round: a phone that was put away goes on where it was. */
export const cardsSeen = persisted('round-seen', { round: '', count: 0 });

export const guestOf = (seat: number): string => `p${seat}`;

const planFor = (game: string, names: readonly string[]): DevicePlan => ({
  room: roundRoom(game),
  game,
  people: names.map((name, i) => ({ id: guestOf(i), name, face: faces[i % faces.length] ?? '' })),
});

/** The table that may still stand, with whoever sat at it. */
export function laidPlan(game: string): DevicePlan | null {
  const names = laid.value[game];
  return names ? planFor(game, names) : null;
}

export function layPlan(game: string, names: readonly string[]): DevicePlan {
  roundNames.value = names;
  laid.value = { ...laid.value, [game]: names };
  cardsSeen.value = { round: '', count: 0 };
  return planFor(game, names);
}
