import type { CardGameEvent, LaidEvent } from '@tasovka/cards';
import type { GameContext, Seat } from '@tasovka/kernel';
import type { LolCard } from './box.ts';

/** Which move brought a card to the pile; the eye follows each in its own way. */
export type How = 'play' | 'jump' | 'cover' | 'deck';

/** Everything that can happen, as players are told it. */
export type LolEvent =
  | CardGameEvent<LolCard>
  | (LaidEvent<LolCard> & { readonly copies: number; readonly how: How })
  /** LO-11: all see it. Null: the deck was empty. `stays`: it is not laid, fit or not (HR-12). */
  | {
      readonly type: 'drew';
      readonly seat: Seat;
      readonly card: LolCard | null;
      readonly fits: boolean;
      readonly stays?: true;
    }
  /** LO-24: `card` covers Упс!; those that did not fit stay in hand, and only their owner sees them. */
  | {
      readonly type: 'dug';
      readonly seat: Seat;
      readonly count: number;
      readonly card: LolCard | null;
      readonly cards?: readonly LolCard[];
    }
  | { readonly type: 'jumped'; readonly seat: Seat; readonly card: LolCard; readonly before: Seat }
  | { readonly type: 'passed-on'; readonly seat: Seat; readonly count: number }
  | { readonly type: 'skipped'; readonly seat: Seat; readonly by: Seat }
  | { readonly type: 'must-cover'; readonly seat: Seat }
  /** LO-23: «Бро!» with nobody. */
  | { readonly type: 'kept-hand'; readonly seat: Seat }
  | { readonly type: 'silence-over'; readonly seat: Seat | null }
  | { readonly type: 'spoke-up'; readonly seat: Seat }
  | { readonly type: 'said-lol'; readonly seat: Seat }
  | {
      readonly type: 'verdict';
      readonly seat: Seat;
      readonly guilty: boolean;
      readonly votes: { readonly [seat: string]: boolean };
    }
  | {
      readonly type: 'round-won';
      readonly seat: Seat;
      readonly card: LolCard;
      readonly hands: { readonly [seat: string]: readonly LolCard[] };
    };

export type Context = GameContext<LolEvent>;
