import type { Json, JsonObject, OptionWords, Preset } from '@tasovka/kernel';
import { jsonEqual } from '@tasovka/protocol';
import type { Words } from '../words/ru.ts';

export type OptionKind = 'many' | 'one' | 'places' | 'deck' | 'house';

export interface OptionChoice {
  readonly value: Json;
  readonly label: string;
}

/** Measures need no words of their own: a number says it. */
const measures: Readonly<Record<string, readonly number[]>> = {
  roundMs: [180_000, 240_000, 300_000, 360_000, 420_000, 480_000, 600_000],
  voteMs: [15_000, 30_000, 60_000],
  rounds: [1, 2, 3, 5, 7, 10],
};
/** Lists that only a scenario would write, and what belongs to the choice of places. */
const hidden = new Set(['molehills', 'without', 'pack']);
const lists = new Set(['sets']);

export const isShown = (key: string): boolean => !hidden.has(key);

const ownKinds: Readonly<Record<string, OptionKind>> = { packs: 'places', deck: 'deck', house: 'house' };

export const kindOf = (key: string): OptionKind => ownKinds[key] ?? (lists.has(key) ? 'many' : 'one');

/** Words are kept by what a value is written as: numbers and flags among them are meant as such. */
const written: Readonly<Record<string, boolean>> = { true: true, false: false };
const meant = (name: string): Json => written[name] ?? (/^\d+$/.test(name) ? Number(name) : name);

/** What can be chosen for an option: as its words say, or by its measures, or yes and no. */
export function choicesOf(key: string, { values }: OptionWords, t: Words['lobby']): readonly OptionChoice[] {
  if (values) return Object.entries(values).map(([name, label]) => ({ value: meant(name), label }));
  return (measures[key] ?? [true, false]).map((value) => ({ value, label: labelOf(key, value, t) }));
}

function labelOf(key: string, value: number | boolean, t: Words['lobby']): string {
  if (typeof value === 'boolean') return value ? t.on : t.off;
  if (!key.endsWith('Ms')) return `${value}`;
  return value >= 60_000 ? t.minutes(value / 60_000) : t.seconds(value / 1000);
}

/** What a table has chosen, in one line; decks, places and house rules are too long for more than their name. */
export function inWords(options: JsonObject, words: Readonly<Record<string, OptionWords>>, t: Words['lobby']): string {
  const parts = Object.entries(options).flatMap(([key, value]) => {
    const option = words[key];
    if (!option || !isShown(key)) return [];
    if (kindOf(key) !== 'one' && kindOf(key) !== 'many') return [option.label];
    const choices = choicesOf(key, option, t);
    const named = (Array.isArray(value) ? value : [value]).map(
      (one) => choices.find((choice) => choice.value === one)?.label ?? String(one),
    );
    return [`${option.label}: ${named.join(', ')}`];
  });
  return parts.length === 0 ? '' : `${parts.join(' · ')}.`;
}

/** The ready-made table this is. What was changed step by step has its options in another order, and is the same table. */
export const presetOf = (options: JsonObject, presets: readonly Preset[]): Preset | undefined =>
  presets.find((preset) => jsonEqual(preset.options, options));

/** The options with one of them changed; undefined goes back to what the box says. */
export function withOption(options: JsonObject, key: string, value: Json | undefined): JsonObject {
  const { [key]: _old, ...rest } = options;
  return value === undefined ? rest : { ...rest, [key]: value };
}
