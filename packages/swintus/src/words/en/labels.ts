import type { CardRefusal } from '@tasovka/cards';
import type { SwintusWords } from '../types.ts';

export const actions: SwintusWords['actions'] = {
  play: 'Play',
  intercept: 'Cut in!',
  draw: 'Draw',
  pass: 'Pass',
  take: 'Take the lot',
  declare: 'Swintus!',
  catch: 'Gotcha!',
  slap: 'Slam!',
  dark: 'Face down',
  check: 'Turn it over',
  trust: 'I believe you',
  etiquette: 'Mind your manners',
  heal: 'Heal',
  healPlain: 'Throw the pair away',
  healGive: 'Throw the pair away and give each neighbour a card',
  healSwap: 'Throw the pair away and swap hands',
  returnBill: 'Return an IOU',
  count: 'One, two, three…',
  wink: 'Wink',
  spot: 'Saw that!',
  give: 'Hand over',
  claim: 'Somebody spoke!',
  accept: 'Fair enough',
  dispute: 'I didn’t!',
  vote: 'Judge',
  voteYes: 'Guilty!',
  voteNo: 'Not guilty!',
  next: 'Next round',
};

/** What each pair does when it heals. */
export const effects: SwintusWords['effects'] = {
  'SW-75': 'with gifts',
  'SW-76': '+2 for all',
  'SW-77': 'swap hands',
  'SW-78': 'no vaccine: +3',
};

export const phases: SwintusWords['phases'] = {
  turn: 'Turn',
  drawn: 'Card drawn',
  slap: 'Hoof Slam',
  svinorot: 'Pig Out',
  temnodel: 'Shady Deal',
  'temnodel-last': 'Last dark card',
  virus: 'Germs on the table',
  answer: 'Awaiting an answer',
  give: 'Choosing a gift',
  vote: 'Jury: guilty or not?',
  over: 'Round over',
};

export const reasons: Readonly<Record<CardRefusal['reason'], string>> = {
  'not-your-turn': 'Not your turn yet. Wait for it, or watch for a chance to cut in.',
  'does-not-fit': 'That card doesn’t go here. Try another, or draw.',
  'not-in-hand': 'You aren’t holding that card. Pick one you have.',
  'unknown-card': 'There’s no such card, in your hand or in the box. Pick a real one.',
  'needs-colour': 'Name a colour: you set the fashion now.',
  'needs-card': 'One card isn’t enough here: add another.',
  'not-a-copy': 'You can only cut in with an exact copy, colour and all.',
  'window-closed': 'The moment has passed. Another will be along shortly.',
  'not-now': 'Not now: first finish what is on the table.',
  'not-allowed': 'This table doesn’t do that. The rule is one tap away.',
  'already-done': 'Already done. Once is plenty.',
  'bad-target': 'Wrong player. Pick somebody else.',
  'bad-move': 'That move came out scrambled. Put it together again.',
};
