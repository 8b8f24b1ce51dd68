import type { Words } from '../ru.ts';

export const voice: Words['voice'] = {
  off: 'Let the table listen',
  on: 'The microphone plays along',
  help: 'The microphone is on only while a card keeps everybody silent, and listens for one thing: whether you are. Nothing is recorded or sent. You can play without it.',
  hears: 'The microphone hears whether you are quiet',
  denied: 'The microphone stayed off. Allow it in the browser’s settings, or play without it: that is fine too.',
  cannot: 'Browsers give no microphone without https. Play without it: that is fine too.',
};
