import type { Words } from '../ru.ts';

export const secure: Words['secure'] = {
  missing:
    'This page came without https, so the browser gives it no microphone and no camera, lets the screen go dark and keeps no game for when the network is gone. Whoever started the game can mend that:',
};
