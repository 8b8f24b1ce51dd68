import type { AnyGame, JsonObject } from '@tasovka/kernel';
import { lol, names as lolNames } from '@tasovka/lol';
import { spyfall, names as spyfallNames } from '@tasovka/spyfall';
import { swintus, names as swintusNames } from '@tasovka/swintus';

export { loadWords } from './words.ts';

/** A game as the house knows it. */
export interface GameEntry {
  readonly game: AnyGame;
  /** Names of its cards or places, as views, moves and scenarios write them. */
  readonly names: readonly string[];
  /** Options that scenarios have unless they give them: thinking time is off there. */
  readonly scenarioDefaults?: JsonObject;
  /** What chance decides in the middle of play and a scenario may fix. */
  readonly fixable?: readonly string[];
}

/** With words.ts the only place that names all games. */
export const games: Readonly<Record<string, GameEntry>> = {
  swintus: { game: swintus, names: swintusNames, scenarioDefaults: { turnMs: 0 }, fixable: ['wink', 'swing'] },
  lol: { game: lol, names: lolNames, scenarioDefaults: { turnMs: 0 } },
  spyfall: { game: spyfall, names: spyfallNames },
};
