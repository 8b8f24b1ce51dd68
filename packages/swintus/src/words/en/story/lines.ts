import type { SwintusLines } from '../../story.ts';
import { etiquette } from './etiquette.ts';
import { sets } from './sets.ts';
import { circles } from './specialRounds.ts';
import { turns } from './turns.ts';

/** Every event that is told, by its type. */
export const lines: SwintusLines = { ...turns, ...circles, ...etiquette, ...sets };
