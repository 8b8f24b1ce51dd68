import { cardReader, type Observed as ObservedBy } from '@tasovka/cards/bot';
import type { StandingsView } from '@tasovka/kernel';
import { box } from '../box.ts';
import type { SwintusView } from '../view.ts';

export type Observed = ObservedBy<SwintusView & StandingsView>;

export const cardOf = cardReader(box);
