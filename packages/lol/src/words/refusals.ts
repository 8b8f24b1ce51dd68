import type { CardRefusal } from '@tasovka/cards';
import { isObject, type JsonObject } from '@tasovka/kernel';

/** What a refusal needs of the refused player's view. */
export interface Seen {
  readonly phase: string;
  readonly top: string;
  /** The colour to follow; null: not named yet. */
  readonly colour: string | null;
  readonly owed: number;
  /** Whether a number lies on top that can be copied. */
  readonly open: boolean;
  /** Cards in one's own hand. */
  readonly cards: number;
  readonly place: 'seated' | 'watching';
}

type Sentence = (view: Seen) => string;

/** Sentences by reason and rule, by reason and phase, or by reason alone. */
export type Sentences = Readonly<
  Partial<Record<`${CardRefusal['reason']} ${string}` | CardRefusal['reason'], Sentence>>
>;

/** The nearest sentence there is: for the rule, for where play stands, for the reason. */
export const refuser =
  (sentences: Sentences, reasons: Readonly<Record<CardRefusal['reason'], string>>) =>
  ({ reason, rule }: CardRefusal, view: JsonObject): string => {
    const at = seen(view);
    const sentence = sentences[`${reason} ${rule ?? ''}`] ?? sentences[`${reason} ${at.phase}`] ?? sentences[reason];
    return sentence?.(at) ?? reasons[reason];
  };

const text = (value: unknown): string | null => (typeof value === 'string' ? value : null);

/** Reads a view without trusting it: a sentence must come out of anything. */
function seen(view: JsonObject): Seen {
  const { phase, top, colour, owed, seat, window, hand } = view;
  const mine: unknown = isObject(hand) && typeof seat === 'number' ? hand[seat] : null;
  return {
    phase: text(phase) ?? '',
    top: text(top) ?? '',
    colour: text(colour),
    owed: typeof owed === 'number' ? owed : 0,
    open: typeof window === 'number',
    cards: Array.isArray(mine) ? mine.length : 0,
    place: typeof seat === 'number' ? 'seated' : 'watching',
  };
}
