import { type AnyGame, Chance, type DeckKind, type JsonObject, type OwnWays } from '@tasovka/kernel';
import { number, type Setup } from '@tasovka/kernel/kit';
import { deckBounds } from '../src/index.ts';

/**
 * House rules and a deck as a family might put them together, drawn at random from all there are; the same for the same
 * number, and none for null. What contradicts itself or cannot be played is drawn anew, as a table would be told to.
 */
export function ownWays(
  rules: readonly string[],
  kinds: readonly DeckKind[],
  read: AnyGame['options'],
  seats: number,
  which: number | null,
): JsonObject {
  if (which === null) return {};
  const chance = Chance.seeded(`own ways ${which}`);
  for (;;) {
    const house = rules.filter(() => chance.below(3) === 0);
    const deck = chance.below(2) === 0 ? {} : anyDeck(kinds, chance);
    const options = { house, deck };
    if (read(options, seats).ok) return options;
  }
}

/** Some kinds as in the box, the others as they come. */
function anyDeck(kinds: readonly DeckKind[], chance: Chance): JsonObject {
  const changed = kinds.filter(() => chance.below(2) === 0);
  return Object.fromEntries(
    changed.map(({ name, colours }) => {
      const most = colours === 1 ? deckBounds.jokers : deckBounds.copies;
      return [name, chance.below(chance.below(3) === 0 ? most + 1 : 5)];
    }),
  );
}

/** How many combinations are tried; the environment's COMBINATIONS goes before it. */
const combinations = number('COMBINATIONS') ?? 12;

/** Every deck of ours and every house rule alone, then combinations: now with a deck of ours, now with any other. */
export function* ownTables(
  { presets, house, kinds }: OwnWays,
  read: AnyGame['options'],
  usual: JsonObject,
): Generator<Setup> {
  const rules = Object.keys(house);
  for (const { deck } of presets) yield { seats: 4, options: { ...usual, deck } };
  for (const rule of rules) yield { seats: 4, options: { ...usual, house: [rule] } };
  for (let i = 0; i < combinations; i++) {
    const seats = 2 + (i % 8);
    const own = ownWays(rules, kinds, read, seats, i);
    const preset = i % 2 === 0 ? presets[(i / 2) % presets.length] : undefined;
    const options = { ...usual, ...own, ...(preset && { deck: preset.deck }) };
    yield { seats, options: read(options, seats).ok ? options : { ...usual, ...own } };
  }
}
