import { blue } from './blue.ts';
import { green } from './green.ts';
import type { Healing } from './healing.ts';
import { red } from './red.ts';
import { yellow } from './yellow.ts';

const healings: readonly Healing[] = [red, green, yellow, blue];

/** The healing of each colour. */
export const healingOf = (colour: number): Healing => healings[colour] as Healing;
