import type { SwintusLines } from '../../story.ts';
import { one } from '../things.ts';

/** Pig Out and Shady Deal. */
export const circles = {
  'gave-up': (event, v) => `${v.does(event.seat, 'calls', 'call')} for the bill: Pig Out is over.`,
  'laid-dark'(event, v) {
    const claim = event.claim;
    const who = v.does(event.seat, 'plays', 'play');
    if (typeof event.card !== 'string')
      return `${who} a card face down and ${v.verb(event.seat, 'swears', 'swear')} it is ${one(claim)}.`;
    if (event.card === claim) return `${who} ${one(claim)} face down, and that is no lie.`;
    return `${who} ${one(event.card)} face down and ${v.verb(event.seat, 'calls', 'call')} it ${one(claim)}.`;
  },
  'seems-won': (event, v) => `${v.does(event.seat, 'is', 'are')} out of cards, or so it seems. Any doubters?`,
  'turned-over'(event, v) {
    const owner = event.owner;
    const open = `${v.does(event.seat, 'turns', 'turn')} it over: ${one(event.card)}.`;
    return event.honest
      ? `${open} ${v.does(owner, 'is', 'are')} telling the truth, of all things!`
      : `${open} So much for ${one(event.claim)}: ${v.does(owner, 'is', 'are')} a fibber!`;
  },
  trusted: (event, v) => `${v.does(event.seat, 'chooses', 'choose')} to believe it.`,
} satisfies Partial<SwintusLines>;
