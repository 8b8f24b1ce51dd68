import type { JsonObject, Language, Observation, Seat } from '@tasovka/kernel';
import type { SpyfallView } from '../view.ts';

/** What the bot sees, by its names. The match wrote it, so its shape is known. */
export type View = SpyfallView & { readonly round: number };

export interface Observed {
  readonly view: View;
  readonly now: number;
  readonly language: Language;
  /** What may be done, by name. */
  readonly types: string;
  /** Whether something may be done at all. */
  may(type: string): boolean;
  /** The values offered for a field, empty where there is no such offer. */
  choices<T>(type: string, field: string): readonly T[];
}

export function observe({ view, offers, now, language }: Observation): Observed {
  const fieldsOf = (type: string): JsonObject | undefined =>
    offers.find((offer) => offer.type === type)?.fields as JsonObject | undefined;
  return {
    view: view as unknown as View,
    now,
    language,
    types: offers.map(({ type }) => type).join(),
    may: (type) => fieldsOf(type) !== undefined,
    choices: <T>(type: string, field: string) => {
      const values = fieldsOf(type)?.[field];
      return Array.isArray(values) ? (values as readonly T[]) : [];
    },
  };
}

/** Time left to talk; without a clock there is always more. */
export const left = ({ view, now }: Observed): number =>
  view.clockEnds === null ? (view.clock ?? Number.POSITIVE_INFINITY) : Math.max(0, view.clockEnds - now);

export const answersOf = ({ view }: Observed, seat: Seat): number =>
  view.said.filter(({ asked }) => asked === seat).length;
