import type { ColourName } from '@tasovka/cards';
import { faceOf, refuser, type Sentences } from '@tasovka/cards/words';
import { enPlural } from '@tasovka/kernel';
import type { SwintusView } from '../../view.ts';
import { cardOnTable, frozen, isAccused, lastClaim } from '../table.ts';
import { reasons } from './labels.ts';
import { one, thing, valueName } from './things.ts';

const cards = (n: number): string => enPlural(n, 'card');

/** “green or a seven”, “green or any Snatch”. */
function wanted(name: string, colour: ColourName | null): string {
  const { kind, value } = faceOf(name);
  const same = value !== null ? `any ${valueName(value)}` : kind === 'polisvin' ? 'a Wild Hog' : `any ${thing(kind)}`;
  return !colour ? same : `${colour} or ${same}`;
}

const exit = ({ phase }: SwintusView): string => (phase === 'drawn' ? 'No good? Pass.' : 'No luck? Draw.');
const misfit = (view: SwintusView): string => `Wrong colour: it takes ${wanted(view.top, view.colour)}. ${exit(view)}`;
const debt = ({ owed }: SwintusView): string =>
  `A Snatch is pointing at you: play one of your own, any colour, or take ${cards(owed)}.`;

/** What goes on in Pig Out, or what it costs not to. */
function climb({ top }: SwintusView): string {
  const value = faceOf(top).value ?? 0;
  const next = valueName(value + 1);
  const price = value === 0 ? 'pass for free' : `pass and take ${cards(value)}`;
  return `play a ${valueName(value)}${next === undefined ? '' : ` or a ${next}`} of any colour, or ${price}`;
}

function onlyNumber(view: SwintusView): string {
  const { value } = faceOf(view.top);
  const top = value === null ? one(view.top) : `a ${valueName(value)}`;
  return `An etiquette card only goes on its own number, and on top is ${top}. ${exit(view)}`;
}

const darkWay = (): string => 'A Shady Deal is on: play a card face down, or turn the last one over.';
const lastWay = (): string => 'The last card lies face down: turn it over or believe it.';
const noDark = (): string => 'Nothing shady is going on. Play on.';
const noSet = (): string => 'Nobody minds manners here: this table plays without etiquette.';
const openCard = (view: SwintusView): string => one(view.phase === 'virus' ? view.table.card : view.top);
function drawnCard(view: SwintusView): string {
  const card = cardOnTable(view);
  return card === null ? '' : ` (${one(card)})`;
}

const fit: Sentences<SwintusView> = {
  'does-not-fit': misfit,
  'does-not-fit SW-21': debt,
  'does-not-fit SW-30': () => 'Pig Out wants a light starter with it: a zero, one or two of any colour.',
  'does-not-fit SW-31': (view) => `Pig Out grows a bite at a time: ${climb(view)}.`,
  'does-not-fit SW-33': (view) => `Pig Out eats numbers only: ${climb(view)}.`,
  'does-not-fit SW-35': ({ colour }) =>
    `A Shady Deal goes on its own colour${!colour ? '' : ` (${colour} just now)`} or another Shady Deal, and you must claim a number of its colour.`,
  'does-not-fit SW-36': (view) => {
    const claim = lastClaim(view);
    return claim === null
      ? 'Claim a number that fits the one claimed before.'
      : `They say it is ${one(claim)}, so yours had better be ${wanted(claim, faceOf(claim).colour)}.`;
  },
  'does-not-fit SW-51': onlyNumber,
  'does-not-fit SW-71': (view) =>
    `Germs only grow on their own colour, and that is ${view.colour ?? 'any'} just now. ${exit(view)}`,
  'not-your-turn': (view) =>
    view.window
      ? `Not your turn. But on the table is ${openCard(view)}: hold its twin and you may cut in!`
      : 'Not your turn. It will come round, they always do.',
  'not-your-turn SW-58': () => 'This gift isn’t yours to choose. Hold on a moment.',
  'not-in-hand SW-74': () => 'Healing takes a virus and a vaccine of one colour. Complete the pair, or play as usual.',
  'not-in-hand SW-75': () => 'You can’t give what you don’t have: gifts come from what the cure leaves you.',
  'needs-colour': () => 'The card is grey, so you bring the colour: red, green, yellow or blue.',
  'needs-card SW-30': () => 'Pig Out never dines alone: add a zero, a one or a two.',
  'needs-card SW-35': () => 'It takes two to be shady: pick a card to hide, and a number of its colour to claim.',
  'needs-card SW-52': () => 'Two more of your cards go along (or as many as you may). Pick them.',
  'needs-card SW-58': () => 'Two cards are due (or all you have). Pick them.',
  'not-a-copy': (view) => `You can only cut in with an exact copy, and on the table is ${openCard(view)}.`,
};

const moment: Sentences<SwintusView> = {
  'window-closed': () => 'Nobody has slipped up that way just now. Patience: somebody will.',
  'window-closed SW-13': () => 'Too late to catch anyone: the next move is made. Pounce sooner.',
  'window-closed SW-14': () => 'The gap to cut in has closed. Wait for the next card.',
  'window-closed SW-23': () => 'That race is run. Save the hoof for the next one.',
  'window-closed SW-59': () => 'Immunissty answers an etiquette card against you, and nobody is hissing at you.',
  'window-closed SW-84': () => 'IOUs go back right after you cut in. Cut in again, and remember this time.',
  'not-now slap': () => 'Hooves on the deck! Everything else can wait.',
  'not-now answer': (view) =>
    isAccused(view)
      ? 'You are the accused: answer first. The keys are above your cards.'
      : 'Play is frozen while the accused thinks of something to say.',
  'not-now give': () => 'Play is frozen while somebody picks cards to give away.',
  'not-now vote': () => 'The jury is out. Verdict first, cards after.',
  'not-now over': () => 'This round is over. Start the next one.',
  'not-now virus': () => 'Germs are still on the table: cut in with the copy, or hold your breath.',
  'not-now svinorot': (view) => `Pig Out is on: ${climb(view)}.`,
  'not-now temnodel': darkWay,
  'not-now temnodel-last': lastWay,
  'not-now SW-4': () => 'This round is still running. Finish it first.',
  'not-now SW-11': () => 'Passing comes after drawing. Draw a card, or play one.',
  'not-now SW-11 svinorot': (view) => `Nobody draws during Pig Out: ${climb(view)}.`,
  'not-now SW-11 temnodel': darkWay,
  'not-now SW-11 temnodel-last': lastWay,
  'not-now SW-20': () => 'You owe nothing, so there’s nothing to take. Play on.',
  'not-now SW-22': () => 'Nobody called for silence. Chat away.',
  'not-now SW-33': () => 'No manners at the trough: wait until Pig Out is over.',
  'not-now SW-36': noDark,
  'not-now SW-36 temnodel': darkWay,
  'not-now SW-36 temnodel-last': lastWay,
  'not-now SW-38': noDark,
  'not-now SW-38 temnodel': darkWay,
  'not-now SW-39': () => 'No cutting in on a Shady Deal. Wait for the lights to come on.',
  'not-now SW-55 svinorot': () => 'No counting during Pig Out: it’s arithmetic enough. Wait for the end of it.',
  'not-now SW-58': () => 'Nothing to spot or to give right now. After a false alarm your eyes rest for a second.',
  'not-now SW-59': () => 'You aren’t accused of anything. Enjoy it.',
  'not-now SW-62': () => 'Court isn’t in session.',
  'not-now SW-74': (view) =>
    view.owed > 0 ? debt(view) : 'Healing takes a whole turn, and you have drawn already. Play that card or pass.',
  'not-now SW-74 svinorot': (view) => `No medicine during Pig Out: ${climb(view)}.`,
  'not-now SW-74 temnodel': darkWay,
  'not-now SW-74 temnodel-last': lastWay,
  'not-now SW-84': () => 'You hold no IOUs, so there’s nothing to return. Lucky you.',
};

const person: Sentences<SwintusView> = {
  'not-allowed HR-2': ({ owed }) =>
    `House rule: a Snatch is passed on in its own colour alone. Or take ${enPlural(owed, 'card')}.`,
  'not-allowed HR-4': () => 'House rule: nobody wins on a prescription. Draw, and finish with a number.',
  'not-allowed HR-11': () => 'House rule: no Wild Hog on a Wild Hog. Find another card or draw.',
  'not-allowed SW-11': (view) =>
    cardOnTable(view) === null
      ? 'The deck is empty and nothing was drawn: all you can do is pass.'
      : `Only the card you drew${drawnCard(view)} may be played now. Or pass.`,
  'not-allowed SW-20': debt,
  'not-allowed SW-22': () => 'This table has ears of its own. No need to tell tales.',
  'not-allowed SW-52': (view) =>
    view.manners ? 'That is no way to teach manners: use an etiquette card, and keep at least two back.' : noSet(),
  'not-allowed SW-55': noSet,
  'not-allowed SW-58': (view) =>
    view.manners ? 'Around one table you wink with an eye, not a button, and only bystanders may notice.' : noSet(),
  'not-allowed SW-59': () => 'It isn’t you who stands accused. Let them answer.',
  'not-allowed SW-62': () => 'No appeal here: what the table saw it saw, and only bystanders sit on the jury.',
  'already-done SW-11': (view) => `You have drawn already${drawnCard(view)}: play that card or pass.`,
  'already-done SW-13': () => 'You have said it. Now play the card while they remember.',
  'already-done SW-23': () => 'Your hoof is on the deck already. Wait for the slow ones.',
  'already-done SW-55': () => 'Somebody is counting already. Listen, and look menacing.',
  'already-done SW-58': () => 'One wink is on its way already. Keep a straight face.',
  'already-done SW-62': () => 'Your vote is in. Wait for the others.',
  'bad-target': () => 'Manners are for improving other people. Pick an opponent.',
  'bad-target SW-13': () => 'Nothing to catch there: look for one card and a forgotten “Swintus!”.',
  'bad-target SW-22': () => 'You can’t report yourself. Point at who spoke.',
  'bad-target SW-36': () => 'You know what that card is: it’s yours. Play the next one.',
  'bad-target SW-55': () => 'You’re the one who is thinking. Let others count, and move!',
  'bad-target SW-58': () => 'Wrong face. Pick another player.',
  'bad-target SW-59': () => 'Immunissty goes back to the sender and nobody else.',
  'bad-target SW-77': () => 'Swap with an opponent: pick one, or don’t swap at all.',
  'bad-move SW-61': () => 'A Sssshuriken has to be thrown: tap when the target is in the middle.',
  'bad-move SW-75': () => 'The red pair gives one card to each neighbour (one in all when there are two of you).',
  'bad-move SW-76': () => 'The green pair works by itself: just heal.',
  'bad-move SW-77': () => 'The yellow pair swaps whole hands. Pick somebody, or just heal.',
  'bad-move SW-78': () => 'The blue pair works by itself: just heal.',
};

export const refusal = refuser({ ...fit, ...moment, ...person }, reasons, frozen);
