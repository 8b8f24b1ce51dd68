/** The places of «Шпион», for screens that show them; no rules come along. */

export type { Pack } from '@tasovka/spyfall';
export { places } from '@tasovka/spyfall/places';
