import type { Light } from '@tasovka/spyfall/landscape';
import type { Inks } from '../inks';

export const lightInks: Readonly<Record<Light, Inks>> = {
  morning: ['butter', 'sky', 'apricot', 'pine'],
  noon: ['sky', 'butter', 'coral', 'night'],
  summer: ['sky', 'moss', 'coral', 'pine'],
  autumn: ['butter', 'apricot', 'brick', 'plum'],
  sunset: ['apricot', 'rose', 'brick', 'plum'],
  evening: ['rose', 'sand', 'lagoon', 'night'],
  night: ['night', 'lagoon', 'butter', 'plum'],
  neon: ['rose', 'butter', 'coral', 'plum'],
  winter: ['sky', 'lagoon', 'coral', 'night'],
  lamp: ['butter', 'sand', 'coral', 'plum'],
  sea: ['butter', 'lagoon', 'coral', 'night'],
  storm: ['lagoon', 'moss', 'butter', 'night'],
};
