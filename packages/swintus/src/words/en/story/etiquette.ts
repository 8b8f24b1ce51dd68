import type { Voice } from '@tasovka/cards/words';
import { enPlural } from '@tasovka/kernel';
import type { EtiquetteName } from '../../../box.ts';
import type { GiftEvent } from '../../../event.ts';
import type { EventOf, SwintusLines } from '../../story.ts';
import { one, oneEach } from '../things.ts';

const cards = (n: number): string => enPlural(n, 'card');

/** What each card is about: for them, for you. */
const deeds: Readonly<Record<EtiquetteName, readonly [they: string, you: string]>> = {
  'shtul-0': ['leaves the chair', 'leave the chair'],
  'shshalun-1': ['breaks a rule', 'break a rule'],
  'shshevelis-2': ['is still thinking', 'are still thinking'],
  'shshtol-3': ['has a paw on the table', 'have a paw on the table'],
  'shinkognito-4': ['names names', 'name names'],
  'shmotrun-5': ['sees that wink', 'see that wink'],
  'shmunitet-6': ['gets everything back', 'get everything back'],
  'shshto-7': ['answers a question', 'answer a question'],
  'shshuriken-7': ['takes the hit', 'take the hit'],
};

/** Etiquette, and what people say of each other at one table. */
export const etiquette = {
  etiquette(event, v) {
    const [they, you] = deeds[event.card];
    const deed = v.does(event.against, they, you);
    return `${v.does(event.seat, 'produces', 'produce')} ${withGift(event)}: ${deed}!`;
  },
  punished: (event, v) => `${v.does(event.seat, 'pockets', 'pocket')} ${withGift(event)}.`,
  offended,
  thrown(event, v) {
    const target = event.target;
    return event.hit
      ? `${v.does(event.seat, 'throws', 'throw')} the Sssshuriken. A hit! ${v.does(target, 'nurses', 'nurse')} a bruised ego.`
      : `${v.does(event.seat, 'throws', 'throw')} the Sssshuriken. ${v.does(target, 'ducks', 'duck')}. A miss!`;
  },
  'must-give': (event, v) =>
    `${v.does(event.seat, 'picks', 'pick')} cards to give away; ${v.does(event.to, 'braces', 'brace')} for the gift.`,
  gave(event, v) {
    const which = event.cards ?? [];
    const what = which.length > 0 ? oneEach(which) : cards(event.count);
    return `${v.does(event.from, 'hands', 'hand')} ${what} to ${v.who(event.to)}.`;
  },
  counting: (event, v) =>
    `${v.does(event.seat, 'starts', 'start')} counting to five: ${v.does(event.at, 'is', 'are')} miles away.`,
  counted: (event, v) => (event.number === 5 ? `Five! And ${v.does(event.seat, 'is', 'are')} still thinking.` : null),
  winked,
  'wink-caught': (event, v) => `Nothing escapes ${v.who(event.by)}: ${v.does(event.seat, 'is', 'are')} winking!`,
  'saw-nothing': (event, v) => `${v.does(event.seat, 'is', 'are')} seeing things. Must have been the light.`,
  claimed: (event, v) =>
    `${v.does(event.seat, 'cups', 'cup')} an ear: ${v.does(event.against, 'is', 'are')} talking during silence!`,
  disputed: (event, v) => `${v.does(event.seat, 'pleads', 'plead')} innocence. Bystanders, your verdict?`,
  voted: (event, v) => `${v.does(event.seat, 'votes', 'vote')} ${event.guilty ? 'guilty' : 'not guilty'}.`,
  cleared: (event, v) => `${v.does(event.seat, 'walks', 'walk')} free, trotters clean as a whistle.`,
} satisfies Partial<SwintusLines>;

/** “Sssit! and 2 cards”; who may see them reads which. */
function withGift(event: GiftEvent): string {
  const card = one(event.card);
  const count = event.count;
  const which = event.cards ?? [];
  if (count === 0) return card;
  return `${card} and ${cards(count)}${which.length > 0 ? ` (${oneEach(which)})` : ''}`;
}

/** A wink is for the eye: the story tells it only to the two it is about. */
function winked(event: EventOf<'winked'>, v: Voice): string | null {
  if (event.atYou === true) return `${v.does(event.seat, 'winks', 'wink')}. At you. Look natural!`;
  if (typeof event.to === 'number')
    return `${v.does(event.seat, 'winks', 'wink')}. ${v.does(event.to, 'sees', 'see')} it; nobody else should.`;
  return null;
}

/** Acts that no other event has told of yet. */
function offended(event: EventOf<'offended'>, v: Voice): string | null {
  const to = typeof event.to === 'number' ? event.to : null;
  switch (event.act) {
    case 'left':
      return `${v.does(event.seat, 'slips', 'slip')} away: mind the empty chair!`;
    case 'hand':
      return `${v.does(event.seat, 'puts', 'put')} a paw on the table.`;
    case 'named':
      return `${v.does(event.seat, 'names', 'name')} a name${to === null ? '' : `, and ${v.does(to, 'hears', 'hear')} it`}.`;
    case 'answered':
      return `${v.does(event.seat, 'answers', 'answer')} a question${to === null ? '' : `, just what ${v.does(to, 'is', 'are')} waiting for`}.`;
    default:
      return null;
  }
}
