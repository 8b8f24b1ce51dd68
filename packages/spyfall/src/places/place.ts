/** A text in both languages. */
export interface Both {
  readonly ru: string;
  readonly en: string;
}

/** What a fact is about: the same subjects serve the hints for shy players and the bots' talk. */
export const topics = [
  'clothes',
  'sounds',
  'smells',
  'fears',
  'money',
  'food',
  'work',
  'weather',
  'people',
  'tools',
  'rest',
  'travel',
  'light',
  'rules',
] as const;
export type Topic = (typeof topics)[number];

/** How much a fact tells: 1 would fit half of the places, 2 a handful, 3 nearly names this one. */
export type Tell = 1 | 2 | 3;

/** One thing a person there would know, worded as an answer that could be said aloud. */
export interface Fact {
  readonly topic: Topic;
  readonly tell: Tell;
  readonly text: Both;
}

/** SP-1: a place in time, with seven people to be there. Without a name, a role or a language it does not compile. */
export interface Place<Id extends string = string> {
  /** Slug of the English name: the name used in scenarios, logs and custom packs. */
  readonly id: Id;
  readonly name: Both;
  /** The year on the postmark. */
  readonly when: Both;
  /** Two sentences of atmosphere for the card. */
  readonly mood: Both;
  readonly roles: readonly [Both, Both, Both, Both, Both, Both, Both];
}

/** SP-1: the number of roles of a place. */
export const rolesPerPlace: Place['roles']['length'] = 7;
