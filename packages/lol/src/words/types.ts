import type { GameWords, OptionWords, SettledEvent } from '@tasovka/kernel';
import type { LolAction } from '../actions.ts';
import type { DeckId } from '../deckPresets.ts';
import type { LolEvent } from '../event.ts';
import type { Lol } from '../game.ts';
import type { Options } from '../options.ts';
import type { Rule } from '../ruleNumbers.ts';
import type { LolView } from '../view.ts';

type Help = GameWords['rules'][string];

/** All that one language has to say: what is missing here is a type error there. */
export interface LolWords extends GameWords<Lol> {
  readonly options: Readonly<Record<keyof Options, OptionWords>>;
  readonly actions: Readonly<Record<LolAction['type'] | 'voteYes' | 'voteNo' | 'next', string>>;
  readonly phases: Readonly<Record<LolView['phase'], string>>;
  readonly rules: Readonly<Record<Rule, Help>>;
  readonly decks: Readonly<Record<DeckId, { readonly label: string; readonly help: string }>>;
}

export type EventOf<T extends (LolEvent | SettledEvent)['type']> = Extract<
  LolEvent | SettledEvent,
  { readonly type: T }
>;
