import { isObject, type Language, type Observation, type Seat } from '@tasovka/kernel';
import type { Spyfall } from '../game.ts';

export type View = Observation<Spyfall>['view'];

export interface Observed {
  readonly view: View;
  readonly now: number;
  readonly language: Language;
  /** What may be done, by name. */
  readonly types: string;
  /** Whether something may be done at all. */
  may(type: string): boolean;
  /** The values offered for a field: seats and names; empty where there is no such offer. */
  seats(type: string, field?: string): readonly Seat[];
  names(type: string, field: string): readonly string[];
}

export function observe({ view, offers, now, language }: Observation<Spyfall>): Observed {
  const choices = (type: string, field: string): readonly unknown[] => {
    const { fields } = offers.find((offer) => offer.type === type) ?? {};
    const values = isObject(fields) ? fields[field] : [];
    return Array.isArray(values) ? values : [];
  };
  return {
    view,
    now,
    language,
    types: offers.map(({ type }) => type).join(),
    may: (type) => offers.some((offer) => offer.type === type),
    seats: (type, field = 'seat') => choices(type, field).filter((value) => typeof value === 'number'),
    names: (type, field) => choices(type, field).filter((value) => typeof value === 'string'),
  };
}

/** Time left to talk; without a clock there is always more. */
export const left = ({ view, now }: Observed): number =>
  view.clockEnds === null ? (view.clock ?? Number.POSITIVE_INFINITY) : Math.max(0, view.clockEnds - now);

export const answersOf = ({ view }: Observed, seat: Seat): number =>
  view.said.filter(({ asked }) => asked === seat).length;
