import { enPlural, type Telling, type Voice } from '@tasovka/kernel';
import type { EtiquetteName } from '../../../box.ts';
import type { GiftEvent } from '../../../event.ts';
import type { EventOf, SwintusLines } from '../../story.ts';
import { one, oneEach } from '../things.ts';

const cards = (n: number): string => enPlural(n, 'card');

/** What each card is about: for them, for you, and as the reason why somebody gets it. */
const deeds: Readonly<Record<EtiquetteName, readonly [they: string, you: string, why: string]>> = {
  'shtul-0': ['leaves the chair', 'leave the chair', 'for an empty chair'],
  'shshalun-1': ['breaks a rule', 'break a rule', 'for breaking a rule'],
  'shshevelis-2': ['is still thinking', 'are still thinking', 'for thinking too long'],
  'shshtol-3': ['has a paw on the table', 'have a paw on the table', 'for a paw on the table'],
  'shinkognito-4': ['names names', 'name names', 'for naming names'],
  'shmotrun-5': ['sees that wink', 'see that wink', 'for seeing a wink'],
  'shmunitet-6': ['gets everything back', 'get everything back', 'in return'],
  'shshto-7': ['answers a question', 'answer a question', 'for answering'],
  'shshuriken-7': ['takes the hit', 'take the hit', 'for cutting in'],
};

/** Etiquette, and what people say of each other at one table. */
export const etiquette = {
  etiquette(event, v) {
    const [they, you] = deeds[event.card];
    const deed = v.does(event.against, they, you);
    const gift = withGift(event);
    return [
      `${v.does(event.seat, 'produces', 'produce')} ${gift}: ${deed}!`,
      `${deed}! ${v.does(event.seat, 'holds', 'hold')} out ${gift}.`,
      `Hisss! ${v.does(event.seat, 'presents', 'present')} ${gift}: ${deed}.`,
    ];
  },
  punished(event, v) {
    const gift = `${withGift(event)} ${deeds[event.card][2]}`;
    return [
      `${v.does(event.seat, 'pockets', 'pocket')} ${gift}.`,
      `Manners cost cards: ${v.does(event.seat, 'takes', 'take')} ${gift}.`,
      `${v.does(event.seat, 'gets', 'get')} ${gift}. The snakes are pleased.`,
    ];
  },
  offended,
  thrown({ seat, target, hit }, v) {
    const throws = `${v.does(seat, 'throws', 'throw')} the Sssshuriken.`;
    return hit
      ? [
          `${throws} A hit! ${v.does(target, 'nurses', 'nurse')} a bruised ego.`,
          `Whizz! ${throws} Bullseye: ${v.who(target)}.`,
          `${throws} Ouch! ${v.does(target, 'feels', 'feel')} that one.`,
        ]
      : [
          `${throws} ${v.does(target, 'ducks', 'duck')}. A miss!`,
          `Whizz, into the wall! ${throws} ${v.does(target, 'giggles', 'giggle')}.`,
          `${throws} A miss: ${v.does(target, 'doesn’t', 'don’t')} even blink.`,
        ];
  },
  'must-give': ({ seat, to }, v) => [
    `${v.does(seat, 'picks', 'pick')} cards to give away; ${v.does(to, 'braces', 'brace')} for the gift.`,
    `${v.does(seat, 'goes', 'go')} shopping in hand: a gift for ${v.who(to)}.`,
    `What would ${v.who(to)} hate most? ${v.does(seat, 'is', 'are')} choosing.`,
  ],
  gave({ from, to, count, cards: which = [] }, v) {
    const what = which.length > 0 ? oneEach(which) : cards(count);
    return [
      `${v.does(from, 'hands', 'hand')} ${what} to ${v.who(to)}.`,
      `A gift! ${v.does(from, 'gives', 'give')} ${what} to ${v.who(to)}.`,
      `From ${v.who(from)} to ${v.who(to)}, with love: ${what}.`,
    ];
  },
  counting({ seat, at }, v) {
    const slow = v.does(at, 'is', 'are');
    return [
      `${v.does(seat, 'starts', 'start')} counting to five: ${slow} miles away.`,
      `One, two… ${v.does(seat, 'counts', 'count')} out loud: ${slow} taking too long.`,
      `The count is on! ${v.does(seat, 'counts', 'count')} to five while ${slow} thinking.`,
    ];
  },
  counted({ number, seat }, v) {
    if (number !== 5) return null;
    const thinks = `${v.does(seat, 'is', 'are')} still thinking`;
    return [`Five! And ${thinks}.`, `Four… five! And ${thinks}.`, `Five it is, and ${thinks}.`];
  },
  winked,
  'wink-caught'({ seat, by }, v) {
    const winks = `${v.does(seat, 'is', 'are')} winking`;
    return [
      `Nothing escapes ${v.who(by)}: ${winks}!`,
      `Spotted! ${v.does(by, 'sees', 'see')} it all: ${winks}.`,
      `Sharp eyes! ${v.does(by, 'notices', 'notice')}: ${winks}.`,
    ];
  },
  'saw-nothing': ({ seat }, v) => [
    `${v.does(seat, 'is', 'are')} seeing things. Must have been the light.`,
    `False alarm: nobody winks, and ${v.does(seat, 'looks', 'look')} silly.`,
    `${v.does(seat, 'rubs', 'rub')} both eyes. There was nothing.`,
  ],
  heard({ seat }, v) {
    const talks = v.does(seat, 'talks', 'talk');
    return [
      `The microphone hears a voice: ${talks}? Own up or object.`,
      `${v.does(seat, 'pipes', 'pipe')} up in the silence. Or is that the dog?`,
      `The microphone grunts: ${talks}! But microphones can be wrong.`,
    ];
  },
  claimed({ seat, against }, v) {
    const talks = `${v.does(against, 'is', 'are')} talking`;
    return [
      `${v.does(seat, 'cups', 'cup')} an ear: ${talks} during silence!`,
      `${v.does(seat, 'hears', 'hear')} everything: ${talks}. And it’s Hush-Oink time!`,
      `The hush is broken! ${v.does(seat, 'points', 'point')} a trotter: ${talks}.`,
    ];
  },
  disputed: ({ seat }, v) => [
    `${v.does(seat, 'pleads', 'plead')} innocence. Bystanders, your verdict?`,
    `“Not true!” ${v.does(seat, 'says', 'say')}. The others will judge.`,
    `${v.does(seat, 'demands', 'demand')} a trial. The others decide.`,
  ],
  voted: ({ seat, guilty }, v) => [
    `${v.does(seat, 'votes', 'vote')} ${guilty ? 'guilty' : 'not guilty'}.`,
    `${v.who(seat)}: “${guilty ? 'Guilty!' : 'Not guilty!'}”`,
    `${v.does(seat, 'grunts', 'grunt')}: ${guilty ? 'it happened' : 'it never happened'}.`,
  ],
  cleared: ({ seat }, v) => [
    `${v.does(seat, 'walks', 'walk')} free, trotters clean as a whistle.`,
    `Case dismissed: ${v.does(seat, 'is', 'are')} innocent.`,
    `Court adjourned: ${v.does(seat, 'takes', 'take')} nothing home.`,
  ],
} satisfies Partial<SwintusLines>;

/** “Sssit! and 2 cards”; who may see them reads which. */
function withGift({ card, count, cards: which = [] }: GiftEvent): string {
  if (count === 0) return one(card);
  return `${one(card)} and ${cards(count)}${which.length > 0 ? ` (${oneEach(which)})` : ''}`;
}

/** A wink is for the eye: the story tells it only to the two it is about. */
function winked({ seat, atYou, to }: EventOf<'winked'>, v: Voice): Telling | null {
  const winks = v.does(seat, 'winks', 'wink');
  if (atYou === true)
    return [
      `${winks}. At you. Look natural!`,
      `That one’s for you: ${winks}. Eyes on your cards!`,
      `${winks} at you. Not a word!`,
    ];
  if (typeof to !== 'number') return null;
  return [
    `${winks}. ${v.does(to, 'sees', 'see')} it; nobody else should.`,
    `${winks}, and ${v.does(to, 'knows', 'know')}. Fingers crossed!`,
    `One wink, just for ${v.who(to)}. Let nobody else have seen it: ${winks}.`,
  ];
}

/** Acts that no other event has told of yet. */
function offended({ act, seat, to }: EventOf<'offended'>, v: Voice): Telling | null {
  const other = typeof to === 'number' ? to : null;
  switch (act) {
    case 'left':
      return [
        `${v.does(seat, 'slips', 'slip')} away: mind the empty chair!`,
        `An empty chair! ${v.does(seat, 'gets', 'get')} up.`,
        `${v.does(seat, 'leaves', 'leave')} the table. The chair’s still warm!`,
      ];
    case 'hand':
      return [
        `${v.does(seat, 'puts', 'put')} a paw on the table.`,
        `A paw on the table! It’s ${v.who(seat)}.`,
        `${v.does(seat, 'touches', 'touch')} the table. The snakes hold their breath.`,
      ];
    case 'named': {
      const hears = other === null ? '' : `, and ${v.does(other, 'hears', 'hear')} it`;
      const names = `${v.does(seat, 'names', 'name')} a name`;
      return [`${names}${hears}.`, `Out loud, too: ${names}${hears}.`, `${names}${hears}. Boldly hisssed!`];
    }
    case 'answered': {
      const waits = other === null ? '' : `, just what ${v.does(other, 'is', 'are')} waiting for`;
      const answers = `${v.does(seat, 'answers', 'answer')} a question`;
      return [`${answers}${waits}.`, `A trick question: ${answers}${waits}.`, `${answers}${waits}. What’sss that?`];
    }
    default:
      return null;
  }
}
