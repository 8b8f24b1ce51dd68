import Picture from '../../cards/RulePicture.svelte';
import type { RulePictures } from '../pictures.ts';

export const pictures: RulePictures = {
  Picture,
  isWide: false,
  shown: {
    'SW-1': ['red-0', 'green-3', 'yellow-5', 'blue-7'],
    'SW-10': ['green-7', 'green-2', 'red-7'],
    'SW-12': ['polisvin'],
    'SW-13': ['red-1'],
    'SW-14': ['blue-5', 'blue-5'],
    'SW-20': ['red-hapyozh'],
    'SW-21': ['red-hapyozh', 'blue-hapyozh'],
    'SW-22': ['blue-tihohryun'],
    'SW-23': ['yellow-hlopkopyt'],
    'SW-24': ['green-perehryuk'],
    'SW-30': ['red-svinorot', 'blue-1'],
    'SW-31': ['blue-1', 'red-2', 'green-2'],
    'SW-35': ['green-temnodel'],
    'SW-53': ['shtul-0'],
    'SW-54': ['shshalun-1'],
    'SW-55': ['shshevelis-2'],
    'SW-56': ['shshtol-3'],
    'SW-57': ['shinkognito-4'],
    'SW-58': ['shmotrun-5'],
    'SW-59': ['shmunitet-6'],
    'SW-60': ['shshto-7'],
    'SW-61': ['shshuriken-7'],
    'SW-70': ['red-virus', 'red-vaccine', 'green-virus', 'green-vaccine'],
    'SW-74': ['blue-virus', 'blue-vaccine'],
  },
};
