import { cardReader, type Observed as ObservedBy } from '@tasovka/cards/bot';
import type { StandingsView } from '@tasovka/kernel';
import { box } from '../box.ts';
import type { LolView } from '../view.ts';

export type Observed = ObservedBy<LolView & StandingsView>;

export const cardOf = cardReader(box);
