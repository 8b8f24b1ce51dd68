import { isVoting, type Reasons, type Refusals } from '../pickRefusal.ts';

export const reasons: Reasons = {
  'not-your-turn': 'Not your turn. Keep your ears open, somebody may slip.',
  'window-closed': 'So close! The moment has passed.',
  'not-now': 'Not now. Let what is going on finish first.',
  'not-allowed': 'Not in this game. The rule is a tap away and says what is.',
  'already-done': 'Done already, and once is enough.',
  'bad-target': 'Not that player. Pick one of those lit up.',
  'bad-move': 'The table doesn’t understand that move. Pick from what is offered.',
};

/** Why not, and what to do instead. */
export const refusals: Refusals = {
  'not-your-turn': {
    'SP-10': 'A question is on the table. Wait for the answer; no follow-ups.',
    'SP-11': 'Whoever answered last asks now. Your turn comes with your answer.',
    'SP-51': 'The other captain is at work. Listen, it may help you.',
    'SP-52': 'The other captain is choosing. You’re next.',
    'SP-53': 'The spy is naming places. No prompting!',
  },
  'not-now': {
    'SP-4': 'This round is over. Press “Next” and off we go.',
    'SP-10': 'There’s nothing to answer yet: nobody has been asked.',
    'SP-13': 'Answer first, then ask.',
    'SP-20': 'No vote is running. If you suspect somebody, accuse.',
    'SP-21': 'A vote is running: everything else comes after it.',
    'SP-23': 'Time is up: only votes count now.',
    'SP-43': 'The dark card is being decided on: everything else comes after.',
    'SP-51': 'Not yet: watch what the captains are doing.',
    'SP-52': 'Agents are chosen when both captains have asked everybody.',
    'SP-53': 'Places are named at the very end, when the spy is out in the open.',
  },
  'not-allowed': {
    'SP-13': 'This table talks out loud: say it, and only tap who you’re asking.',
    'SP-20': 'This vote is about you, so you sit it out. Look innocent.',
    'SP-22': 'Only the spy guesses, and you know where you are.',
    'SP-41': 'Not at this table: bigger tables accuse, duo and trio point.',
    'SP-42': 'A spy points at the dark card or at nobody. This attempt was seen by you alone.',
    'SP-43': 'You did the pointing: the others decide.',
    'SP-51': 'Who goes first is up to the captains.',
    'SP-52': 'That belongs to another kind of table. See what this one offers.',
  },
  'already-done': {
    'SP-20': (view) =>
      isVoting(view) ? 'You have voted, and votes stay.' : 'You have used this round’s accusation. Try eloquence.',
    'SP-43': 'Your answer is on the table and stays there.',
    'SP-51': 'Done already: one question for each agent, one word on who goes first.',
  },
  'bad-target': {
    'SP-10': 'Ask somebody else; talk to yourself after the game.',
    'SP-11': 'No asking back: pick somebody else.',
    'SP-20': 'Accusing yourself is a little too clever. Pick somebody else.',
    'SP-41': 'Not at yourself: pick somebody else or the dark card.',
    'SP-51': 'Captains ask agents, and only a captain can go first. Pick one of those lit up.',
    'SP-52': 'Already on a team, or a captain. Pick an agent who is free.',
  },
  'bad-move': { 'SP-22': 'There’s no such place. Open the list and pick one.' },
};
