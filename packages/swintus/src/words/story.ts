import type { Lines, SettledEvent } from '@tasovka/kernel';
import type { SwintusEvent } from '../event.ts';

export type SwintusLines = Lines<SwintusEvent>;
export type EventOf<T extends (SwintusEvent | SettledEvent)['type']> = Extract<
  SwintusEvent | SettledEvent,
  { readonly type: T }
>;
