import type { CallKeyWords } from '../ru/callKey.ts';

export const callKey: CallKeyWords = {
  open: (n) => (n > 0 ? `Voices at the table: ${n} in the call` : 'Talk by voice'),
  mute: 'The mic is on. Turn it off',
  unmute: 'The mic is off. Turn it on',
  hold: 'Hold to talk',
  silenced: 'The host has asked you to keep quiet',
  listens: 'You are listening to the call',
};
