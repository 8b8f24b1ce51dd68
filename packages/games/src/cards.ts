/** What screens know of the card games; no rules come along. */

export type { LolEvent, LolView } from '@tasovka/lol';
export type { SwintusEvent, SwintusView } from '@tasovka/swintus';
export { swingAt } from '@tasovka/swintus/swing';
