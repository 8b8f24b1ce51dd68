import type { HearingWords } from '../ru/hearing.ts';

export const hearing: HearingWords = {
  off: 'Play with the mic',
  on: 'The mic plays along',
  help: 'The microphone is on only while a card keeps everybody silent, and listens for one thing: whether you are. Nothing is recorded or sent. You can play without it.',
  helpOfCall:
    'While a card keeps everybody silent, the microphone of the call listens for that as well: whether you are. Friends in the loudspeaker don’t count. Mute yourself, and nobody listens.',
  hears: 'The microphone hears whether you’re quiet',
  denied: 'The microphone stayed off. Allow it in the browser’s settings, or play without it: that’s fine too.',
  cannot: 'This browser won’t share the mic without https. Play without it: that’s fine too.',
  measure: 'Tune its hearing',
  begin: 'Start',
  again: 'Once more',
  skip: 'Skip',
  fine: 'Splendid',
  waits: 'Somebody is talking in the loudspeaker. Let them finish…',
  steps: {
    start: {
      title: 'So that it won’t nag',
      text: 'When a card keeps everybody silent, it will tell your word from the fridge. It takes four seconds: two quiet ones, two loud ones.',
    },
    quiet: { title: 'Shhh…', text: 'Two seconds of silence, please.' },
    speech: {
      title: 'Now talk!',
      text: 'As you always do: “This little piggy went to market, this little piggy stayed home”.',
    },
    done: {
      title: 'Got it!',
      text: 'It forgives a whisper and a cough, and hears a word. If it’s wrong, object, and the table will judge.',
    },
    failed: {
      title: 'I didn’t catch that',
      text: 'Speak up, or sit closer. Perhaps it’s another microphone that should be chosen.',
    },
    denied: {
      title: 'The microphone stayed off',
      text: 'Allow it in the browser’s settings and try again. Or play without it.',
    },
  },
};
