import { makeEtiquetteCard } from './etiquetteCard.ts';

/** SW-59: to the player who has just played an etiquette card against you; it goes back, with this one on top. */
export const shmunitet = makeEtiquetteCard('shmunitet-6', { rule: 'SW-59', act: null, claimed: false });
