import type { Millis, Seat } from '@tasovka/kernel';
import type { ColourName } from './box.ts';

/** Why somebody takes cards, in both games: a debt, a lost race, a broken silence, no call, no move in time. */
export type CommonCause = 'debt' | 'slap' | 'silence' | 'caught' | 'dawdling';

/** A card from a hand, or from the deck, lies on the pile. `window` names the moment its copy can answer it. */
export type LaidEvent<Name extends string> = {
  readonly type: 'laid';
  readonly seat: Seat;
  readonly card: Name;
  readonly window: number;
};

/** What happens in both card games. Names of cards that may be missing are secret: only those they concern see them. */
export type CardGameEvent<Name extends string, Cause extends string = CommonCause> =
  | { readonly type: 'dealt'; readonly dealer: Seat; readonly open: Name }
  | {
      readonly type: 'took';
      readonly seat: Seat;
      readonly count: number;
      readonly cause: Cause;
      readonly cards?: readonly Name[];
    }
  /** HR-6: the number of the day. */
  | { readonly type: 'day'; readonly value: number }
  /** HR-6: whoever laid it moves again. */
  | { readonly type: 'moves-again'; readonly seat: Seat; readonly value: number }
  /** The next player owes so many cards. */
  | { readonly type: 'owes'; readonly seat: Seat; readonly count: number }
  /** Each of the two sees what they got and what they gave. */
  | {
      readonly type: 'swapped';
      readonly seat: Seat;
      readonly partner: Seat;
      readonly got?: readonly Name[];
      readonly gave?: readonly Name[];
    }
  | { readonly type: 'named-colour'; readonly seat: Seat; readonly colour: ColourName }
  | { readonly type: 'caught'; readonly seat: Seat; readonly by: Seat }
  | { readonly type: 'dawdled'; readonly seat: Seat }
  | { readonly type: 'silence'; readonly seat: Seat }
  | { readonly type: 'slap-on'; readonly seat: Seat; readonly window: number }
  | { readonly type: 'slapped'; readonly seat: Seat; readonly ms: Millis }
  | { readonly type: 'slap-over'; readonly times: readonly (Millis | null)[]; readonly late: readonly Seat[] }
  /** AC-2: their own microphone heard a voice in the silence. */
  | { readonly type: 'heard'; readonly seat: Seat }
  | { readonly type: 'claimed'; readonly seat: Seat; readonly against: Seat; readonly act: 'spoke' }
  | { readonly type: 'disputed'; readonly seat: Seat; readonly by: Seat }
  | { readonly type: 'voted'; readonly seat: Seat; readonly guilty: boolean }
  | { readonly type: 'cleared'; readonly seat: Seat; readonly by: Seat };
