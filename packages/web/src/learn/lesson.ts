import type { Json, JsonObject, Seat, Signal } from '@tasovka/kernel';
import { isList, readOffers } from '@tasovka/protocol';
import type { Deal } from '../practice/practice.ts';

/** Which moves a step waits for: by type, all of them or only with these values of one field. */
export type Wanted = Readonly<Record<string, true | { readonly field: string; readonly of: readonly Json[] }>>;

/** What somebody else at the table does, or is seen to do. */
export interface Turn {
  readonly by: Seat;
  readonly does?: JsonObject;
  readonly signal?: Signal;
  /** What they say meanwhile, by its name in the words of the lesson. */
  readonly line?: string;
}

/** What the learner has done; what is left in hand after it, and what lies on top. */
export interface Done {
  readonly action: JsonObject;
  readonly hand: readonly string[];
  readonly top: string;
}

export interface Step {
  /** Its sentence in the words of the lesson; without one the screen speaks for itself. */
  readonly says?: string;
  /** What it speaks of: a selector of the table's own screens. */
  readonly at: string;
  /** The moves that go on, or a signal. A step without any goes on when what it points at is pressed. */
  readonly wants?: Wanted;
  /** There is nothing to press: whoever has read it says so. */
  readonly reads?: true;
  /** What the others do then. */
  readonly after?: (done: Done) => readonly Turn[];
  /** What is said instead when another such move is tried. */
  readonly otherwise?: string;
  /** The lesson is over then; a move is not made. */
  readonly ends?: true;
}

/** A first game with a stacked deck: real rules, real table, one thing at a time. */
export interface Lesson {
  readonly deal: Deal;
  /** The rules it shows, for reading again. */
  readonly learnt: readonly string[];
  readonly steps: readonly Step[];
}

/** Whether a step waits for this very move. */
export function isWanted({ wants }: Step, action: JsonObject): boolean {
  const wanted = wants?.[String(action.type)];
  if (wanted === undefined) return false;
  return wanted === true || wanted.of.includes(action[wanted.field] ?? null);
}

/** The offers a step leaves open; the rest comes later in the lesson. Where a wrong choice is answered, all are there. */
export function narrowed({ wants = {}, otherwise }: Step, offers: readonly JsonObject[]): readonly JsonObject[] {
  return offers.flatMap((offer) => {
    const wanted = wants[String(offer.type)];
    if (wanted === undefined) return [];
    if (wanted === true || otherwise !== undefined) return [offer];
    const [read] = readOffers([offer]);
    const choice = read?.fields[wanted.field];
    if (!read || !choice || !isList(choice)) return [offer];
    const left = choice.filter((one) => wanted.of.includes(one));
    return left.length > 0 ? [{ ...offer, fields: { ...read.fields, [wanted.field]: left } }] : [];
  });
}
