import type { Chance } from '@tasovka/kernel';
import { roleNames } from './pack.ts';
import type { Location, State } from './state.ts';

/** A scenario that cannot be dealt is a mistake in the scenario, not in a move. */
export const cannotDeal = (why: string): Error => new Error(`deal: ${why}`);

/** SP-1: at most seven people share a location, so that there is a role for each. */
export function shuffledRoles(location: Location, chance: Chance): string[] {
  const roles = roleNames(location);
  chance.shuffle(roles);
  return roles;
}

/** The top card of a pile. */
export function takeTop<T>(pile: T[]): T {
  const top = pile.pop();
  if (top === undefined) throw cannotDeal('not enough cards');
  return top;
}

/** The card nobody holds (SP-40): a role's name or "spy", and null where no card lies dark. */
export function darkCardName({ deal, seats }: State): string | null {
  return deal.cards.length > seats ? (deal.cards[seats]?.role ?? 'spy') : null;
}
