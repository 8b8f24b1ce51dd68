import type { CardRefusal } from '@tasovka/cards';
import type { LolWords } from '../types.ts';

export const actions: LolWords['actions'] = {
  play: 'Play',
  jump: 'Wake up!',
  draw: 'Draw',
  cover: 'Cover the Oops!',
  colour: 'Name a colour',
  swap: 'Swap hands',
  take: 'Take it',
  say: 'LOL!',
  catch: 'LOL! Caught',
  slap: 'Bam!',
  claim: 'Somebody spoke!',
  accept: 'Fair enough',
  dispute: 'I didn’t!',
  vote: 'Judge',
  voteYes: 'Guilty!',
  voteNo: 'Not guilty!',
  next: 'Next round',
};

export const phases: LolWords['phases'] = {
  turn: 'Turn',
  cover: 'Cover the Oops!',
  colour: 'Which colour?',
  swap: 'Swap hands?',
  slap: 'Bam! Hands down',
  answer: 'Waiting for an answer',
  vote: 'Guilty or not?',
  over: 'Round over',
};

export const reasons: Readonly<Record<CardRefusal['reason'], string>> = {
  'not-your-turn': 'Not your turn yet. Wait for it, or cut in with an exact copy.',
  'does-not-fit': 'That card doesn’t go here. Try another, or draw.',
  'not-in-hand': 'You don’t hold that many of those. Pick from what you have.',
  'unknown-card': 'No such card in the whole box. Pick a real one.',
  'needs-colour': 'Name a colour: what do we play next?',
  'needs-card': 'A card is missing: pick one.',
  'not-a-copy': 'Out of turn only an exact copy of the top card will do: same colour, same number.',
  'window-closed': 'The moment has passed. Another is on its way, so stay awake.',
  'not-now': 'Not now: let us finish what is on the table first.',
  'not-allowed': 'This table doesn’t play that way. The rule is a tap away.',
  'already-done': 'Done already. Once is enough.',
  'bad-target': 'Wrong player. Pick somebody else.',
  'bad-move': 'That move fell apart. Put it together again.',
};
