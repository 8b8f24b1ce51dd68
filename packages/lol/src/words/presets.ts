import { presetsOf } from '@tasovka/cards/words';

/** Whatever is not said here is as in the box. */
export const presets = presetsOf([
  ['box', {}],
  ['short', { mode: 'first-out' }],
  ['blitz', { mode: 'blitz', turnMs: 10_000 }],
  ['together', { mode: 'together' }],
  ['calm', { turnMs: 60_000, slapMs: 10_000 }],
  ['table', { place: 'table', turnMs: 0 }],
]);
