import type { GameDescriptor } from '@tasovka/kernel';
import { descriptor as lol } from '@tasovka/lol/descriptor';
import { descriptor as spyfall } from '@tasovka/spyfall/descriptor';
import { descriptor as swintus } from '@tasovka/swintus/descriptor';

/** All games, in the order in which they are offered. */
export const games: readonly GameDescriptor[] = [swintus, lol, spyfall];
