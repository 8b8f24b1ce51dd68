import type { AppGame } from './appGame.ts';
import { lol } from './lol.ts';
import { spyfall } from './spyfall.ts';
import { swintus } from './swintus.ts';

/** The games with screens and drawings of their own. */
export const appGames: readonly AppGame[] = [swintus, lol, spyfall];
