/** The places of «Шпион», for screens that show them; no rules come along. */

export type { Pack, SpyfallView } from '@tasovka/spyfall';
export { places } from '@tasovka/spyfall/places';
