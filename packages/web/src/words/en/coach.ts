import type { Words } from '../ru.ts';

export const coach: Words['coach'] = {
  got: 'Got it',
  skip: 'No lessons, please',
  hints: {
    play: 'Your turn! The lit cards match by colour or by value. Tap one, or toss it upwards.',
    draw: 'Nothing fits? Draw from the deck. With luck you can lay it at once.',
    drawn: 'Does it fit? Lay it. Not in the mood? Pass.',
    declare: 'Nearly there! Shout before your last but one card, or somebody will catch you.',
    say: 'One card left: shout “LOL!” before somebody else does.',
    catch: 'Somebody forgot to shout. Catch them!',
    intercept: 'You hold the very same card! Throw it in right now, turn or no turn.',
    jump: 'You hold its twin! Wake up and throw it in out of turn.',
    take: 'That one is for you. Take it, or pass it on with a card of the same kind.',
    dark: 'Face down: lay anything, claim anything. Or turn over what they claim.',
    etiquette: 'Somebody forgot their manners, and you hold the card for it. Deliver!',
    heal: 'Virus and vaccine of one colour: get well instead of a turn.',
    ask: 'Your question! Pick somebody. Ask so that friends understand and the spy does not.',
    answer: 'Answer so that friends believe you and the spy learns nothing. If the spy is you: fog.',
    accuse: 'Think you know the spy? Accuse, but only once a round.',
    point: 'Sure? Point at the spy, or at the dark card.',
    look: 'Press and hold “My card”: a place and your part are on it. Or not…',
  },
};
