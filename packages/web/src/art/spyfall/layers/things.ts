import type { LandscapeThing } from '@tasovka/spyfall/landscape';
import { cinemaThings } from './cinemaThings';
import { workThings } from './workThings';
import { yardThings } from './yardThings';

export const things: Readonly<Record<LandscapeThing, string>> = { ...yardThings, ...cinemaThings, ...workThings };
