import { makeEtiquetteCard } from './etiquetteCard.ts';

/** SW-54, AC-4: to the player who broke any rule. Mistakes, broken silence, being caught and dawdling tell of themselves. */
export const shshalun = makeEtiquetteCard('shshalun-1', { rule: 'SW-54', act: 'broke', claimed: true });
