/** The places of «Шпион», for screens that show them; no rules come along. */
export { places } from '@tasovka/spyfall/places';
