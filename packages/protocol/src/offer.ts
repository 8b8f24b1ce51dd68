import type { Json, JsonObject } from '@tasovka/kernel';

export type Several = { readonly from: readonly Json[]; readonly least: number; readonly most: number };
export type Range = { readonly lowest: number; readonly highest: number };
export type Writing = { readonly longest: number; readonly optional?: true };
/** How one field of an action may be filled. A plain list means: exactly one of these. */
export type Choice = readonly Json[] | Several | Range | Writing;

/** Something this seat may do now, as it comes over the wire. Every combination of its fields is a legal action. */
export interface Offer {
  readonly type: string;
  readonly rule: string;
  readonly fields: Readonly<Record<string, Choice>>;
  /** Allowed, but nothing waits for it. */
  readonly unprompted?: true;
}

/** The server wrote them. */
export const readOffers = (offers: readonly JsonObject[]): readonly Offer[] => offers as unknown as readonly Offer[];

export const isList = (choice: Choice): choice is readonly Json[] => Array.isArray(choice);
export const isSeveral = (choice: Choice): choice is Several => !isList(choice) && 'from' in choice;
export const isRange = (choice: Choice): choice is Range => !isList(choice) && 'lowest' in choice;
