import { type Fault, type GameWords, type Language, type OptionWords, type Preset, teller } from '@tasovka/kernel';
import type { SpyfallAction } from '../actions.ts';
import type { Spyfall } from '../game.ts';
import type { OptionName } from '../options.ts';
import { packThing } from '../pack.ts';
import { tablePlaces, wantedPacks } from '../packs/chosen.ts';
import { loadPlaces } from '../packs/load.ts';
import type { Rule } from '../ruleNumbers.ts';
import type { Phase } from '../state.ts';
import { type Reasons, type Refusals, sayRefusal } from './pickRefusal.ts';
import type { Story } from './story.ts';
import { boxThing, thingsOf } from './thing.ts';

export type OptionsWords = { readonly [O in OptionName]: OptionWords };
export type ActionLabels = { readonly [A in SpyfallAction['type'] | 'next']: string };
export type PhaseLabels = { readonly [P in Phase['type']]: string };
export type RuleWords = { readonly [R in Rule]: { readonly title: string; readonly text: string } };

/** Cards that are no role. */
export type OtherThings = { readonly [T in 'dark' | 'spy' | '?']: string };

/** All that one language says. What is missing is a type error. */
export interface LanguageWords {
  readonly name: string;
  readonly tagline: string;
  readonly options: OptionsWords;
  readonly presets: readonly Preset[];
  readonly actions: ActionLabels;
  readonly phases: PhaseLabels;
  readonly reasons: Reasons;
  readonly refusals: Refusals;
  readonly rules: RuleWords;
  readonly others: OtherThings;
  readonly story: Story;
  fault(at: string, fault: Fault): string;
}

/** The words of a table that plays with the box, or with other places that `ownThing` knows. */
export function gameWords(
  language: Language,
  spoken: LanguageWords,
  ownThing: (name: string) => string | null = () => null,
): GameWords<Spyfall> {
  const { refusals, others, story, ...rest } = spoken;
  const otherThings: { readonly [name in string]?: string } = others;
  const thing = (name: string): string => ownThing(name) ?? boxThing(name, language) ?? otherThings[name] ?? name;
  return {
    ...rest,
    thing,
    story: teller(story(thing), language),
    refusal: (refusal, view) => sayRefusal(refusals, spoken.reasons, refusal, view),
  };
}

/** The words of a table with packs of ours besides the box, or with places of its own. */
export async function packWords(
  language: Language,
  spoken: LanguageWords,
  things: unknown,
  options: unknown,
): Promise<GameWords<Spyfall>> {
  const table = tablePlaces(options, things);
  const { pack } = table;
  const places = (await Promise.all(wantedPacks(table).map(loadPlaces))).flat();
  const names = thingsOf(places, language);
  return gameWords(language, spoken, (name) => (pack && packThing(pack, name, language)) ?? names.get(name) ?? null);
}
