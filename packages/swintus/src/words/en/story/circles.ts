import { field, type GameEvent, type Seat } from '@tasovka/kernel';
import type { Lines } from '../../story.ts';
import { one } from '../things.ts';

const seat = (event: GameEvent): Seat => field<number>(event, 'seat');

/** Pig Out and Shady Deal. */
export const circles: Lines = {
  'gave-up': (event, v) => `${v.does(seat(event), 'calls', 'call')} for the bill: Pig Out is over.`,
  'laid-dark'(event, v) {
    const claim = field<string>(event, 'claim');
    const who = v.does(seat(event), 'plays', 'play');
    if (typeof event.card !== 'string')
      return `${who} a card face down and ${v.verb(seat(event), 'swears', 'swear')} it is ${one(claim)}.`;
    if (event.card === claim) return `${who} ${one(claim)} face down, and that is no lie.`;
    return `${who} ${one(event.card)} face down and ${v.verb(seat(event), 'calls', 'call')} it ${one(claim)}.`;
  },
  'seems-won': (event, v) => `${v.does(seat(event), 'is', 'are')} out of cards, or so it seems. Any doubters?`,
  'turned-over'(event, v) {
    const owner = field<number>(event, 'owner');
    const open = `${v.does(seat(event), 'turns', 'turn')} it over: ${one(field(event, 'card'))}.`;
    return event.honest === true
      ? `${open} ${v.does(owner, 'is', 'are')} telling the truth, of all things!`
      : `${open} So much for ${one(field(event, 'claim'))}: ${v.does(owner, 'is', 'are')} a fibber!`;
  },
  trusted: (event, v) => `${v.does(seat(event), 'chooses', 'choose')} to believe it.`,
};
