import type { Chance, JsonObject } from '@tasovka/kernel';

/** What a bot may know: exactly what a person on its seat is shown. */
export interface Situation {
  readonly game: string;
  readonly seat: number;
  readonly level: string;
  readonly view: JsonObject;
  readonly offers: readonly JsonObject[];
  readonly chance: Chance;
}

export interface Decision {
  readonly action: JsonObject;
  /** How long a person would take to do it. */
  readonly delay: number;
}

/** Plays one seat; null where it would rather wait. */
export type BotBrain = (situation: Situation) => Decision | null;
