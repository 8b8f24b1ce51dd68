import type { Chance } from '@tasovka/kernel';
import { boxOf, roleName, rolesPerPlace } from './pack.ts';
import type { Card, Location, Round } from './round.ts';

/** A scenario that cannot be dealt is a mistake in the scenario, not in a move. */
export const cannotDeal = (why: string): Error => new Error(`deal: ${why}`);

/** SP-1: at most seven people share a location, so that a role each is always there. */
export function shuffledRoles(chance: Chance): number[] {
  const roles = Array.from({ length: rolesPerPlace }, (_, role) => role);
  chance.shuffle(roles);
  return roles;
}

export const nameOf = (round: Round, location: Location | undefined): string =>
  boxOf(round.options.box)[location as Location] as string;

export const locationName = (round: Round, card: Card | null): string | null =>
  card && nameOf(round, round.deal.locations[card.side]);

/** A card's name; null is the spy's. */
export const cardName = (round: Round, card: Card | null): string | null =>
  card && roleName(locationName(round, card) as string, card.role);

/** The card nobody holds (SP-40): a role's name or "spy", and null where no card lies dark. */
export function darkCardName(round: Round): string | null {
  const { cards } = round.deal;
  return cards.length > round.seats ? (cardName(round, cards[round.seats] ?? null) ?? 'spy') : null;
}
