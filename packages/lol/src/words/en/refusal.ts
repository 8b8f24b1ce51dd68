import { faceOf, refuser, type Sentences } from '@tasovka/cards/words';
import { enPlural } from '@tasovka/kernel';
import type { LolView } from '../../view.ts';
import { reasons } from './labels.ts';
import { thing } from './things.ts';

const cards = (n: number): string => enPlural(n, 'card');

/** “something green, a 7 or a joker”. */
function wanted({ top, colour }: LolView): string {
  const { kind, value } = faceOf(top);
  if (!colour) return 'any card';
  if (kind === 'lol' || kind === 'imho') return `something ${colour} or a joker`;
  const same = value === null ? `another ${thing(kind)}` : `${value === 8 ? 'an' : 'a'} ${value}`;
  return `something ${colour}, ${same} or a joker`;
}

const exit = ({ phase }: LolView): string =>
  phase === 'cover' ? 'None? Dig until one turns up.' : 'None? Draw a card.';

/** Which plus cards pass the top one on. */
function pluses({ top }: LolView): string {
  const { kind } = faceOf(top);
  if (kind === 'ha') return 'a Ha!, a Ha-ha! or a LOL!';
  return kind === 'haha' ? 'a Ha-ha! or a LOL!' : 'nothing but a LOL!';
}

const notYet: Readonly<Partial<Record<LolView['phase'], string>>> = {
  cover: 'First cover that Oops! of yours.',
  colour: 'First tell the joker its colour.',
  swap: 'First decide who to swap with; nobody is an answer too.',
  slap: 'Everybody is slapping the Bam! Hand down, quick!',
  answer: 'We are waiting for the accused to say something.',
  vote: 'A vote is on. Then we play.',
  over: 'The round is over. Deal the next one?',
};
const waiting = ({ phase }: LolView): string => notYet[phase] ?? reasons['not-now'];

const sentences: Sentences<LolView> = {
  'not-your-turn': ({ window, top }) =>
    window
      ? `Not your turn. But if you hold another ${thing(top)}, cut in!`
      : 'Not your turn. Patience, it’s coming round.',
  'does-not-fit': (view) => `No match: you need ${wanted(view)}. ${exit(view)}`,
  'does-not-fit LO-28': (view) => `You’re hit: pass it on with ${pluses(view)}, or take ${cards(view.owed)}.`,
  'needs-colour': () => 'A joker wants a colour. Name the one to follow.',
  'not-a-copy': ({ window, top }) =>
    window
      ? `Cutting in takes an exact copy. The top card is ${thing(top)}.`
      : 'Too late: there’s no number on top to copy. Wait for the next.',
  'not-allowed LO-12': () => 'Only numbers cut in. Action cards wait for your turn.',
  'not-allowed HR-2': (view) => `House rule: pass it on in its own colour or with LOL!. Or take ${cards(view.owed)}.`,
  'not-allowed HR-4': () => 'House rule: a round is closed with a number. Draw a card and finish fair.',
  'not-allowed HR-11': () => 'House rule: no joker on a joker. Find a plainer card or draw.',
  'not-allowed LO-14': () => 'Only identical numbers go together, and only where the table allows it. One at a time.',
  'not-allowed LO-21': ({ phase }) =>
    phase === 'answer' || phase === 'vote'
      ? 'Not yours to decide. Wait with the rest of us.'
      : 'Online, the table itself does the listening. No need to tell on anybody.',
  'not-allowed LO-24': () => 'You hold a card that covers the Oops! Use that; the deck can wait.',
  'not-allowed LO-25': (view) => `Debts first: take ${cards(view.owed)}, or pass it on with ${pluses(view)}.`,
  'not-now': waiting,
  'not-now LO-13': ({ seat, hands }) =>
    seat !== null && hands[seat] === 1
      ? 'No LOL! is due for this card. Just play.'
      : 'LOL! is for your last card. Don’t laugh too soon.',
  'not-now LO-21': ({ phase }) => notYet[phase] ?? 'There’s no Ban! now. Talk all you like.',
  'not-now LO-24': (view) => (view.phase === 'turn' ? 'There’s no Oops! to cover. Just play.' : waiting(view)),
  'not-now LO-25': (view) => (view.phase === 'turn' ? 'You owe nothing. Play or draw.' : waiting(view)),
  'window-closed LO-12': () => 'Somebody covered it first. Next time, wake up!',
  'window-closed LO-13': () => 'The LOL! was said in time. Catch the next one.',
  'window-closed LO-20': () => 'That Bam! is over. Warm your hand up for the next.',
  'already-done LO-13': () => 'We all heard your LOL! Now get rid of that card.',
  'already-done LO-20': () => 'Your hand is down already. Let the others sweat.',
  'already-done LO-21': () => 'Your vote has been counted.',
  'bad-target LO-13': () => 'Nothing to catch there: more than one card, or no LOL! due. Look around.',
  'bad-target LO-23': () => 'No swapping with that seat. Pick another player, or nobody.',
  'bad-target LO-21': () => 'Accuse somebody else, and somebody still in the game.',
  'bad-move LO-23': () => 'Only Bro! swaps hands. Play this one plainly.',
  'bad-move LO-27': () => 'Only jokers are told a colour. This card has one.',
};

export const refusal = refuser(sentences, reasons);
