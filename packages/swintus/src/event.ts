import type { CardGameEvent, CardRefusal, CommonCause, LaidEvent } from '@tasovka/cards';
import type { GameContext, Millis, Seat } from '@tasovka/kernel';
import type { SwintusAction } from './actions.ts';
import type { EtiquetteName, SwintusCard } from './box.ts';
import type { Act } from './state.ts';

/** Why somebody takes cards. `searching`: they did not fit (HR-1). A pair is what healing a virus of that colour does to the others. */
export type Cause =
  | CommonCause
  | 'mistake'
  | 'svinorot'
  | 'temnodel'
  | 'green-pair'
  | 'blue-pair'
  | 'bill'
  | 'searching';

/** Everything that can happen, as players are told it. */
export type SwintusEvent =
  | CardGameEvent<SwintusCard, Cause>
  /** `with`: the number laid on Свинорот (SW-30). */
  | (LaidEvent<SwintusCard> & { readonly with?: SwintusCard })
  | { readonly type: 'intercepted'; readonly seat: Seat; readonly card: SwintusCard; readonly window: number }
  /** Null: the deck was empty. */
  | { readonly type: 'drew'; readonly seat: Seat; readonly card?: SwintusCard | null }
  | { readonly type: 'passed'; readonly seat: Seat }
  | { readonly type: 'declared'; readonly seat: Seat }
  | { readonly type: 'turned-round'; readonly seat: Seat; readonly direction: 1 | -1 }
  | { readonly type: 'silence-broken'; readonly seat: Seat }
  | {
      readonly type: 'mistake';
      readonly seat: Seat;
      readonly act: SwintusAction['type'];
      readonly reason: CardRefusal['reason'];
      readonly card?: SwintusCard;
    }
  | { readonly type: 'round-won'; readonly seat: Seat; readonly extra: number }
  | { readonly type: 'bill-returned'; readonly seat: Seat; readonly left: number }
  | {
      readonly type: 'gave';
      readonly from: Seat;
      readonly to: Seat;
      readonly count: number;
      readonly cards?: readonly SwintusCard[];
    }
  | SpecialRoundEvent
  | InfectionEvent
  | EtiquetteEvent;

/** Свинорот and Темнодел. */
type SpecialRoundEvent =
  | { readonly type: 'gave-up'; readonly seat: Seat }
  | { readonly type: 'laid-dark'; readonly seat: Seat; readonly claim: SwintusCard; readonly card?: SwintusCard }
  | { readonly type: 'seems-won'; readonly seat: Seat }
  | {
      readonly type: 'turned-over';
      readonly seat: Seat;
      readonly owner: Seat;
      readonly card: SwintusCard;
      readonly claim: SwintusCard;
      readonly honest: boolean;
    }
  | { readonly type: 'trusted'; readonly seat: Seat; readonly owner: Seat };

type InfectionEvent =
  | { readonly type: 'infected'; readonly seat: Seat; readonly by: Seat; readonly cards: readonly SwintusCard[] }
  | {
      readonly type: 'healed';
      readonly seat: Seat;
      readonly cards: readonly [virus: SwintusCard, vaccine: SwintusCard];
    }
  | { readonly type: 'showed'; readonly seat: Seat; readonly card: SwintusCard };

/** An etiquette card with penalty cards on top; the two it is about see which. */
export type GiftEvent = {
  readonly card: EtiquetteName;
  readonly count: number;
  readonly cards?: readonly SwintusCard[];
};

type EtiquetteEvent =
  | ({ readonly type: 'etiquette'; readonly seat: Seat; readonly against: Seat } & GiftEvent)
  | ({ readonly type: 'punished'; readonly seat: Seat; readonly by: Seat } & GiftEvent)
  | { readonly type: 'offended'; readonly act: Act; readonly seat: Seat; readonly to: Seat | null }
  | { readonly type: 'thrown'; readonly seat: Seat; readonly target: Seat; readonly hit: boolean; readonly aim: Millis }
  | { readonly type: 'must-give'; readonly seat: Seat; readonly to: Seat }
  | { readonly type: 'counting'; readonly seat: Seat; readonly at: Seat }
  | { readonly type: 'counted'; readonly number: number; readonly seat: Seat }
  /** The one winked at sees it is meant for them; the one who winks sees whom it was for. */
  | { readonly type: 'winked'; readonly seat: Seat; readonly atYou?: true; readonly to?: Seat }
  | { readonly type: 'wink-caught'; readonly seat: Seat; readonly by: Seat }
  | { readonly type: 'saw-nothing'; readonly seat: Seat; readonly at: Seat };

export type Context = GameContext<SwintusEvent>;
