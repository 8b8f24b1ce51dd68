import type { JsonObject } from '@tasovka/kernel';
import { packOf } from '@tasovka/spyfall/packIds';
import { tablePlaces } from '@tasovka/spyfall/packs';
import { withOption } from '../lobby/optionKinds.ts';

/** The options of a table whose own places stay at home: what those are called is in no link either. */
export function publicOptions(options: JsonObject): JsonObject {
  const crossedOut = tablePlaces(options).chosen.without?.filter((place) => packOf(place) !== undefined) ?? [];
  return withOption(options, 'without', crossedOut.length > 0 ? crossedOut : undefined);
}
