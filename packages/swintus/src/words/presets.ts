import { presetsOf } from '@tasovka/cards/words';

/** Whatever is not said here is as in the box; only manners begin on a kind table, which shows what fits (SW-17). */
export const presets = presetsOf([
  ['box', {}],
  ['calm', { turnMs: 30_000 }],
  ['fast', { turnMs: 4000, target: 20 }],
  ['etiquette', { sets: ['etiquette'], mistakes: 'prevented' }],
  ['zombie', { sets: ['zombie'] }],
  ['moles', { sets: ['moles'] }],
  ['all', { sets: ['etiquette', 'zombie', 'moles'], mistakes: 'prevented' }],
  // In a room people look up from their phones before they answer.
  ['table', { place: 'table', windowMs: 10_000 }],
]);
