import Picture from '../../spyfall/RulePicture.svelte';
import type { RulePictures } from '../pictures.ts';

export const pictures: RulePictures = {
  Picture,
  isWide: true,
  shown: {
    'SP-1': ['viking-longship', 'saloon', 'lunar-station'],
    'SP-3': ['ancient-olympics', 'hippie-festival'],
    'SP-6': ['saloon', 'saloon', 'spy'],
    'SP-22': ['spy', 'wigwam'],
    'SP-42': ['spy'],
    'SP-50': ['roman-senate', 'tank-battle'],
  },
};
