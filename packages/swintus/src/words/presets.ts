import { presetsOf } from '@tasovka/cards/words';

/** Whatever is not said here is as in the box. */
export const presets = presetsOf([
  ['box', {}],
  ['calm', { turnMs: 30_000 }],
  ['fast', { turnMs: 4000, target: 20 }],
  ['etiquette', { sets: ['etiquette'] }],
  ['zombie', { sets: ['zombie'] }],
  ['moles', { sets: ['moles'] }],
  ['all', { sets: ['etiquette', 'zombie', 'moles'] }],
  ['table', { place: 'table' }],
]);
