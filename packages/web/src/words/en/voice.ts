import type { Words } from '../ru.ts';

export const voice: Words['voice'] = {
  off: 'Play with the mic',
  on: 'The mic plays along',
  help: 'The microphone is on only while a card keeps everybody silent, and listens for one thing: whether you are. Nothing is recorded or sent. You can play without it.',
  hears: 'The microphone hears whether you’re quiet',
  denied: 'The microphone stayed off. Allow it in the browser’s settings, or play without it: that’s fine too.',
  cannot: 'This browser won’t share the mic without https. Play without it: that’s fine too.',
};
