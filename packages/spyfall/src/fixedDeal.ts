import { type Codec, list, object, oneOf, optional, type TypeOf } from '@tasovka/kernel';
import { location, seat, seatOrDark } from './actions.ts';
import type { Side } from './state.ts';

const agentCard: Codec<Side | 'spy'> = {
  read: (raw, at) => (raw === 0 || raw === 1 ? raw : oneOf('spy').read(raw, at)),
  write: (value) => value,
};
const agent = optional(agentCard);

/** A deal fixed by a scenario; what it leaves open is dealt by chance. */
export const fixedDeal = object({
  deal: optional(
    object({
      location: optional(location),
      spy: optional(seatOrDark),
      locations: optional(list(location, 2)),
      captains: optional(list(seat, 2)),
      agents: optional(
        object({
          '0': agent,
          '1': agent,
          '2': agent,
          '3': agent,
          '4': agent,
          '5': agent,
          '6': agent,
          '7': agent,
          '8': agent,
          '9': agent,
        }),
      ),
    }),
  ),
});
export type FixedDeal = TypeOf<typeof fixedDeal>;
export type FixedCards = NonNullable<FixedDeal['deal']>;
