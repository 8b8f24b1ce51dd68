import type { GameWords, OptionWords } from '@tasovka/kernel';
import type { SwintusAction } from '../actions.ts';
import type { DeckId } from '../deckPresets.ts';
import type { Swintus } from '../game.ts';
import type { Options } from '../options.ts';
import type { Rule } from '../ruleNumbers.ts';
import type { SwintusView } from '../view.ts';

/** Healing a pair has ways of its own: with gifts, with a swap of hands, or with neither (SW-75, SW-77). */
type HealLabel = 'healPlain' | 'healGive' | 'healSwap';
type Help = GameWords['rules'][string];

/** All that one language has to say: what is missing here is a type error there. */
export interface SwintusWords extends GameWords<Swintus> {
  readonly options: Readonly<Record<keyof Options, OptionWords>>;
  readonly actions: Readonly<Record<SwintusAction['type'] | HealLabel | 'voteYes' | 'voteNo' | 'next', string>>;
  readonly effects: Readonly<Partial<Record<Rule, string>>>;
  readonly phases: Readonly<Record<SwintusView['phase'], string>>;
  readonly rules: Readonly<Record<Rule, Help>>;
  readonly decks: Readonly<Record<DeckId, { readonly label: string; readonly help: string }>>;
}

/** Help for some of the rules. */
export type Rules = Partial<SwintusWords['rules']>;
