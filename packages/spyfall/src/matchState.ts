import { list, type ObjectCodec, object, optional, type Seat } from '@tasovka/kernel';
import { location, seat } from './actions.ts';
import { mostPlaces } from './pack.ts';
import type { Location } from './state.ts';

/** SP-3, SP-56: what a match remembers besides points. */
export interface MatchState {
  /** Locations that were played. */
  readonly used: Location[];
  /** Seats that were captain; twice in the list, twice captain. */
  readonly captains: Seat[];
}

const fields = object({ used: optional(list(location, mostPlaces)), captains: optional(list(seat, 40)) });

export const matchState: ObjectCodec<MatchState> = {
  fields: fields.fields,
  read(raw, at) {
    const { used = [], captains = [] } = fields.read(raw, at);
    return { used, captains };
  },
  write: (value) => fields.write(value),
};
