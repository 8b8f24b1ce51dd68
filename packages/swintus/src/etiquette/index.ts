import type { Card } from '@tasovka/cards';
import { box, type EtiquetteName } from '../box.ts';
import type { EtiquetteCard } from './etiquetteCard.ts';
import { shinkognito } from './shinkognito.ts';
import { shmotrun } from './shmotrun.ts';
import { shmunitet } from './shmunitet.ts';
import { shshalun } from './shshalun.ts';
import { shshevelis } from './shshevelis.ts';
import { shshto } from './shshto.ts';
import { shshtol } from './shshtol.ts';
import { shshuriken } from './shshuriken.ts';
import { shtul } from './shtul.ts';

/** SW-50: the nine kinds. */
export const etiquetteCards: readonly EtiquetteCard[] = [
  shtul,
  shshalun,
  shshevelis,
  shshtol,
  shinkognito,
  shmotrun,
  shmunitet,
  shshto,
  shshuriken,
];

const byCard = box.names.map((_, card) => etiquetteCards.find((one) => one.card === card));

export const etiquetteCardOf = (card: Card): EtiquetteCard | undefined => byCard[card];

/** The name of a card that is known to be one of them. */
export function etiquetteName(card: Card): EtiquetteName {
  const found = etiquetteCardOf(card);
  if (!found) throw new Error(`${box.nameOf(card)} is no etiquette card`);
  return found.name;
}
