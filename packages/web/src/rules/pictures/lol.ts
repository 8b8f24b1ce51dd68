import Picture from '../../cards/RulePicture.svelte';
import type { RulePictures } from '../pictures.ts';

export const pictures: RulePictures = {
  Picture,
  isWide: false,
  shown: {
    'LO-1': ['red-0', 'green-4', 'yellow-7', 'blue-9'],
    'LO-10': ['green-7', 'green-2', 'red-7'],
    'LO-12': ['blue-5', 'blue-5'],
    'LO-14': ['red-3', 'red-3'],
    'LO-20': ['red-bah'],
    'LO-21': ['blue-ban'],
    'LO-22': ['green-pff'],
    'LO-23': ['yellow-bro'],
    'LO-24': ['red-ups'],
    'LO-25': ['green-ha', 'blue-haha'],
    'LO-26': ['lol'],
    'LO-27': ['imho'],
    'LO-28': ['green-ha', 'blue-haha', 'lol'],
  },
};
