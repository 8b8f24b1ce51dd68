import {
  type AnyGame,
  type DeckKind,
  type GameWords,
  isObject,
  type Json,
  type JsonObject,
  type OwnWays,
} from '@tasovka/kernel';
import { choicesOf } from '../lobby/optionKinds.ts';
import type { OwnWords } from '../words/ru/own.ts';
import type { Words } from '../words/ru.ts';

export interface Difference {
  readonly label: string;
  readonly values: readonly string[];
}

interface Told {
  readonly words: GameWords;
  readonly own: OwnWords;
  readonly t: Words['lobby'];
  readonly ways: OwnWays | null;
  readonly read: AnyGame['options'];
  readonly seats: number;
  /** The places that are there to be crossed out: whoever wrote a link may have crossed out any words. */
  readonly places: readonly string[];
}

/** How a table differs from the box, in words, option by option. */
export function differences(options: JsonObject, told: Told): Difference[] {
  const usual = told.read({}, told.seats);
  const box = (usual.ok ? usual.value : {}) as JsonObject;
  return Object.entries(options).flatMap(([key, value]) => {
    const words = told.words.options[key];
    if (!words || same(value, box[key])) return [];
    const values = valuesOf(key, value, told);
    return values.length === 0 ? [] : [{ label: words.label, values }];
  });
}

type Deck = Readonly<Record<string, Json>>;

/** Whether two decks have the same cards, whatever each of them names. */
export const sameDeck = (kinds: readonly DeckKind[], one: Deck, other: Deck): boolean =>
  kinds.every(({ name, copies }) => (one[name] ?? copies) === (other[name] ?? copies));

const same = (one: Json | undefined, other: Json | undefined): boolean => JSON.stringify(one) === JSON.stringify(other);

function valuesOf(key: string, value: Json, { words, own, t, ways, places }: Told): string[] {
  if (key === 'house') return list(value).map((number) => `${words.rules[number]?.title ?? number} (${number})`);
  if (key === 'deck') return isObject(value) ? deckValues(value, words, own, ways) : [];
  if (key === 'without')
    return list(value)
      .filter((one) => places.includes(one))
      .map((place) => words.thing(place));
  const option = words.options[key];
  const choices = option ? choicesOf(key, option, t) : [];
  const named = (one: Json): string => choices.find((choice) => same(choice.value, one))?.label ?? String(one);
  return Array.isArray(value) ? value.map(named) : [named(value)];
}

function deckValues(deck: JsonObject, words: GameWords, own: OwnWords, ways: OwnWays | null): string[] {
  const preset = ways?.presets.find((one) => sameDeck(ways.kinds, one.deck, deck));
  if (preset) return [words.decks?.[preset.id]?.label ?? preset.id];
  return (ways?.kinds ?? []).flatMap(({ name, copies, colours }) => {
    const now = deck[name];
    return typeof now !== 'number' || now === copies ? [] : [own.copies(words.thing(name), now, copies, colours > 1)];
  });
}

const list = (value: Json): string[] => (Array.isArray(value) ? value.filter((one) => typeof one === 'string') : []);
