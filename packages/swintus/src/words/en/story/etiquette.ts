import { enPlural, field, type GameEvent, type Seat } from '@tasovka/kernel';
import { faceOf } from '../../cards.ts';
import { cardsIn, type Lines, type Voice } from '../../story.ts';
import { one, oneEach } from '../things.ts';

const seat = (event: GameEvent): Seat => field<number>(event, 'seat');
const cards = (n: number): string => enPlural(n, 'card');

/** What each card is about: for them, for you. */
const deeds: Readonly<Record<string, readonly [they: string, you: string]>> = {
  shtul: ['leaves the chair', 'leave the chair'],
  shshalun: ['breaks a rule', 'break a rule'],
  shshevelis: ['is still thinking', 'are still thinking'],
  shshtol: ['has a paw on the table', 'have a paw on the table'],
  shinkognito: ['names names', 'name names'],
  shmotrun: ['sees that wink', 'see that wink'],
  shmunitet: ['gets everything back', 'get everything back'],
  shshto: ['answers a question', 'answer a question'],
  shshuriken: ['takes the hit', 'take the hit'],
};

/** Etiquette, and what people say of each other at one table. */
export const etiquette: Lines = {
  etiquette(event, v) {
    const [they, you] = deeds[faceOf(field(event, 'card')).kind] ?? ['misbehaves', 'misbehave'];
    const deed = v.does(field(event, 'against'), they, you);
    return `${v.does(seat(event), 'produces', 'produce')} ${withGift(event)}: ${deed}!`;
  },
  punished: (event, v) => `${v.does(seat(event), 'pockets', 'pocket')} ${withGift(event)}.`,
  offended,
  thrown(event, v) {
    const target = field<number>(event, 'target');
    return event.hit === true
      ? `${v.does(seat(event), 'throws', 'throw')} the Sssshuriken. A hit! ${v.does(target, 'nurses', 'nurse')} a bruised ego.`
      : `${v.does(seat(event), 'throws', 'throw')} the Sssshuriken. ${v.does(target, 'ducks', 'duck')}. A miss!`;
  },
  'must-give': (event, v) =>
    `${v.does(seat(event), 'picks', 'pick')} cards to give away; ${v.does(field(event, 'to'), 'braces', 'brace')} for the gift.`,
  gave(event, v) {
    const which = cardsIn(event);
    const what = which.length > 0 ? oneEach(which) : cards(field(event, 'count'));
    return `${v.does(field(event, 'from'), 'hands', 'hand')} ${what} to ${v.who(field(event, 'to'))}.`;
  },
  counting: (event, v) =>
    `${v.does(seat(event), 'starts', 'start')} counting to five: ${v.does(field(event, 'at'), 'is', 'are')} miles away.`,
  counted: (event, v) => (event.number === 5 ? `Five! And ${v.does(seat(event), 'is', 'are')} still thinking.` : null),
  winked,
  'wink-caught': (event, v) =>
    `Nothing escapes ${v.who(field(event, 'by'))}: ${v.does(seat(event), 'is', 'are')} winking!`,
  'saw-nothing': (event, v) => `${v.does(seat(event), 'is', 'are')} seeing things. Must have been the light.`,
  claimed: (event, v) =>
    `${v.does(seat(event), 'cups', 'cup')} an ear: ${v.does(field(event, 'against'), 'is', 'are')} talking during silence!`,
  disputed: (event, v) => `${v.does(seat(event), 'pleads', 'plead')} innocence. Bystanders, your verdict?`,
  voted: (event, v) => `${v.does(seat(event), 'votes', 'vote')} ${event.guilty === true ? 'guilty' : 'not guilty'}.`,
  cleared: (event, v) => `${v.does(seat(event), 'walks', 'walk')} free, trotters clean as a whistle.`,
};

/** “Sssit! and 2 cards”; who may see them reads which. */
function withGift(event: GameEvent): string {
  const card = one(field(event, 'card'));
  const count = field<number>(event, 'count');
  const which = cardsIn(event);
  if (count === 0) return card;
  return `${card} and ${cards(count)}${which.length > 0 ? ` (${oneEach(which)})` : ''}`;
}

/** A wink is for the eye: the story tells it only to the two it is about. */
function winked(event: GameEvent, v: Voice): string | null {
  if (event.atYou === true) return `${v.does(seat(event), 'winks', 'wink')}. At you. Look natural!`;
  if (typeof event.to === 'number')
    return `${v.does(seat(event), 'winks', 'wink')}. ${v.does(event.to, 'sees', 'see')} it; nobody else should.`;
  return null;
}

/** Acts that no other event has told of yet. */
function offended(event: GameEvent, v: Voice): string | null {
  const to = typeof event.to === 'number' ? event.to : null;
  switch (event.act) {
    case 'left':
      return `${v.does(seat(event), 'slips', 'slip')} away: mind the empty chair!`;
    case 'hand':
      return `${v.does(seat(event), 'puts', 'put')} a paw on the table.`;
    case 'named':
      return `${v.does(seat(event), 'names', 'name')} a name${to === null ? '' : `, and ${v.does(to, 'hears', 'hear')} it`}.`;
    case 'answered':
      return `${v.does(seat(event), 'answers', 'answer')} a question${to === null ? '' : `, just what ${v.does(to, 'is', 'are')} waiting for`}.`;
    default:
      return null;
  }
}
