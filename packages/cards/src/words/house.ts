import type { Fault, OptionWords, Telling, Voice } from '@tasovka/kernel';
import type { DeckFault } from '../deck.ts';
import type { CardGameEvent } from '../event.ts';
import type { HouseFault } from '../house/choice.ts';

type AnyFault = DeckFault | HouseFault;
type EventOf<T extends string> = Extract<CardGameEvent<never>, { type: T }>;

/** What both card games say alike about house rules and decks of one's own, in one language. */
export interface HouseWords {
  readonly options: Readonly<Record<'deck' | 'house', OptionWords>>;
  readonly rules: Readonly<Record<'HR-1' | 'HR-3' | 'HR-5' | 'HR-6' | 'HR-12', { title: string; text: string }>>;
  day(event: EventOf<'day'>): Telling;
  movesAgain(event: EventOf<'moves-again'>, v: Voice): Telling;
  readonly faults: {
    readonly [K in AnyFault['kind']]: (fault: Extract<AnyFault, { kind: K }>, name: (id: string) => string) => string;
  };
}

/** What is wrong with a deck or with house rules, in a sentence; `name` says how an option or a rule is called. */
export const faultTeller =
  ({ faults }: HouseWords, otherwise: string, name: (id: string) => string) =>
  (_at: string, fault: Fault): string => {
    // A fault carries the details of its kind. A newer server may know a kind that this app does not.
    const say = faults[fault.kind as AnyFault['kind']] as
      | ((fault: Fault, name: (id: string) => string) => string)
      | undefined;
    return say?.(fault, name) ?? otherwise;
  };
