import type { AnyGame, GameWords, JsonObject, Language } from '@tasovka/kernel';
import { swintus, names as swintusNames } from '@tasovka/swintus';

/** A game as the house knows it. */
export interface GameEntry {
  readonly game: AnyGame;
  /** Names of its cards or places, as views, moves and scenarios write them. */
  readonly names: readonly string[];
  /** All it says, loaded when somebody wants to read it. */
  readonly words: Readonly<Record<Language, () => Promise<GameWords>>>;
  /** Options that scenarios have unless they give them: thinking time is off there. */
  readonly scenarioDefaults?: JsonObject;
}

/** The only place that names all games. */
export const games: Readonly<Record<string, GameEntry>> = {
  swintus: {
    game: swintus,
    names: swintusNames,
    words: {
      ru: async () => (await import('@tasovka/swintus/words/ru')).words,
      en: async () => (await import('@tasovka/swintus/words/en')).words,
    },
    scenarioDefaults: { turnMs: 0 },
  },
};
