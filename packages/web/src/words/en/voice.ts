import type { Words } from '../ru.ts';

export const voice: Words['voice'] = {
  off: 'Play with your voice',
  on: 'The microphone plays along',
  help: 'It listens only while silence is on, and only for one thing: whether you keep quiet. Nothing is recorded or sent. You can play without it.',
  hears: 'The microphone hears whether you are quiet',
  denied: 'The microphone stayed off. Allow it in the browser’s settings, or play without it: that is fine too.',
  cannot: 'Browsers give no microphone without https. Play without it: that is fine too.',
};
