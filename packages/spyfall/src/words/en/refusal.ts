import { field, type JsonObject } from '@tasovka/kernel';
import type { SpyfallRefusal } from '../../refusal.ts';

/** Why not, and what to do instead. */
export const reasons: Readonly<Record<SpyfallRefusal['reason'], string>> = {
  'not-your-turn': 'Not your turn. Keep your ears open, somebody may slip.',
  'unknown-card': 'There is no such place. Open the list and pick one.',
  'window-closed': 'So close! The moment has passed.',
  'not-now': 'Not now. Let what is going on finish first.',
  'not-allowed': 'Not in this game. The rule is a tap away and says what is.',
  'already-done': 'Done already, and once is enough.',
  'bad-target': 'Not that player. Pick one of those lit up.',
  'bad-move': 'The table does not understand that move. Pick from what is offered.',
};

const exact: Readonly<Record<string, string>> = {
  'not-your-turn SP-10': 'A question is on the table. Wait for the answer; no follow-ups.',
  'not-your-turn SP-11': 'Whoever answered last asks now. Your turn comes with your answer.',
  'not-your-turn SP-51': 'The other captain is at work. Listen, it may help you.',
  'not-your-turn SP-52': 'The other captain is choosing. You are next.',
  'not-your-turn SP-53': 'The spy is naming places. No prompting!',
  'not-now SP-4': 'This round is over. Press “Next” and off we go.',
  'not-now SP-10': 'There is nothing to answer yet: nobody has been asked.',
  'not-now SP-13': 'Answer first, then ask.',
  'not-now SP-20': 'No vote is running. If you suspect somebody, accuse.',
  'not-now SP-21': 'A vote is running: everything else comes after it.',
  'not-now SP-23': 'Time is up: only votes count now.',
  'not-now SP-43': 'The dark card is being decided on: everything else comes after.',
  'not-now SP-51': 'Not yet: watch what the captains are doing.',
  'not-now SP-52': 'Agents are chosen when both captains have asked everybody.',
  'not-now SP-53': 'Places are named at the very end, when the spy is out in the open.',
  'not-allowed SP-13': 'This table talks out loud: say it, and only tap whom you ask.',
  'not-allowed SP-20': 'This vote is about you, so you sit it out. Look innocent.',
  'not-allowed SP-22': 'Only the spy guesses, and you know where you are.',
  'not-allowed SP-41': 'Not at this table: bigger tables accuse, duo and trio point.',
  'not-allowed SP-42': 'A spy points at the dark card or at nobody. This attempt was seen by you alone.',
  'not-allowed SP-43': 'You did the pointing: the others decide.',
  'not-allowed SP-51': 'Who goes first is up to the captains.',
  'not-allowed SP-52': 'That belongs to another kind of table. See what this one offers.',
  'already-done SP-20': 'One accusation, one vote, no take-backs.',
  'already-done SP-43': 'Your answer is on the table and stays there.',
  'already-done SP-51': 'Done already: one question for each agent, one word on who goes first.',
  'bad-target SP-10': 'Ask somebody else; talk to yourself after the game.',
  'bad-target SP-11': 'No asking back: pick somebody else.',
  'bad-target SP-20': 'Accusing yourself is a little too clever. Pick somebody else.',
  'bad-target SP-41': 'Not at yourself: pick somebody else or the dark card.',
  'bad-target SP-51': 'Captains ask agents, and only a captain can go first. Pick one of those lit up.',
  'bad-target SP-52': 'Already on a team, or a captain. Pick an agent who is free.',
  'bad-move SP-22': 'There is no such place. Open the list and pick one.',
};

/** The most precise thing to say, given what the player sees. */
export function refusal({ reason, rule }: SpyfallRefusal, view: JsonObject): string {
  const voting = field<string>(view, 'phase') === 'vote' || field<string>(view, 'phase') === 'final-vote';
  if (reason === 'already-done' && rule === 'SP-20') {
    return voting ? 'You have voted, and votes stay.' : 'You have used this round’s accusation. Try eloquence.';
  }
  return (rule === undefined ? undefined : exact[`${reason} ${rule}`]) ?? reasons[reason];
}
