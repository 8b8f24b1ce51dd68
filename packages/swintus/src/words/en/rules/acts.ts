import type { Rules } from '../../types.ts';

/** Physical acts on screens and fair races: AC-1…AC-22. */
export const acts = {
  'AC-1': {
    title: 'Slapping',
    text: 'The target appears when the card does on your own screen, and what counts is your reaction, not your broadband. Whoever hasn’t slapped by the end is last; if that is several, each of them takes 2.',
  },
  'AC-2': {
    title: 'Silence',
    text: 'Online, a chat message breaks it, or a voice in your microphone while that is on; buttons and silent reactions don’t. A friend in the loudspeaker doesn’t count, nor does a short cough, laugh or bark. If it’s wrong, object within 5 seconds and the others decide: if they believe you, you take nothing, and it says no more before the silence is over. During slaps and votes nobody listens. Around one table you say who spoke, and “Swintus!”, when the rules demand it, is allowed.',
  },
  'AC-3': {
    title: 'An empty chair',
    text: 'Online, getting up means hiding the page, leaving it for another, or losing the connection for over 2 seconds. All see the empty chair; Sssit! waits 8 seconds. Around one table it’s claimed.',
  },
  'AC-4': {
    title: 'Breaking a rule',
    text: 'A punished mistake, a broken silence, being caught without “Swintus!”, dawdling. Rassscal! waits 8 seconds. Around one table anything else may be claimed too.',
  },
  'AC-5': {
    title: 'Counting to five',
    text: 'Anyone may start: all see and hear it, one number a second. If the same player is still thinking at five, Pressto! waits until they move. If the turn moves on first, the count is over.',
  },
  'AC-6': {
    title: 'Hand on the table',
    text: 'Online, touching the bare felt leaves a handprint that all see for 3 seconds; Pawsss off! waits 8. Around one table it’s claimed. Elbows are between you and your conscience.',
  },
  'AC-7': {
    title: 'By name',
    text: 'Online, it’s a message by somebody else with your name in it, in any grammatical case where the language has them (Маше, Машу, «Маш!»). It has to be a whole word: «машина» calls no Маша. Ё and е count as one letter, and a name of two letters is only heard as it is. Incognissto waits 8 seconds, for you alone. Around one table it’s claimed.',
  },
  'AC-8': {
    title: 'Winking',
    text: 'Online: pick a target, and some time in the next 5 seconds your portrait winks twice within 2 seconds on every screen. The target is told; anyone else may tap you while it lasts or a second after. A false alarm costs the tapper a second. Unnoticed, the card is yours for 8 seconds. Around one table use your eyes, and whoever notices taps “Saw that!” in the pause.',
  },
  'AC-9': {
    title: 'Question and answer',
    text: 'Online: your message ends in “?”, and somebody writes within 15 seconds or replies to it. What’sss that? waits 8 seconds, for you alone. Around one table it’s claimed.',
  },
  'AC-10': {
    title: 'Throwing',
    text: 'After a cut-in the portrait of whoever did it swings for 8 seconds, to and fro in 1.6, the same for all. Tap when it’s near the middle (within a quarter of the swing either way) to hit. One throw only.',
  },
  'AC-20': {
    title: 'Fair slaps',
    text: 'Your time runs from the card appearing on your screen to your press. The server believes it if it fits your connection; if not it makes its own estimate and takes the later. Nobody is faster than 80 milliseconds. The largest time is last.',
  },
  'AC-21': {
    title: 'Photo finish',
    text: 'Cutting in against a move, a catch against a move: when two press almost at once, what counts is who pressed first, not whose wires are shorter. The window is at most 300 milliseconds, none when all are close, and never depends on anybody’s cards.',
  },
  'AC-22': {
    title: 'Slow lines, equal chances',
    text: 'Given equal reflexes, a player 200 milliseconds away and one 20 away each win 45 to 55 races of a hundred. Lying about your time gains you no more than the jitter of your own line.',
  },
  'AC-23': {
    title: 'Bots have hooves too',
    text: 'Bots slap, cut in and catch no faster than people do: 350 to 700 milliseconds as a rule, depending on the bot, and never under 180. They don’t blink, though.',
  },
} satisfies Rules;
