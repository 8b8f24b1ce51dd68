import type { SwintusLines } from '../../story.ts';
import { one, thing } from '../things.ts';

/** Pig Out and Shady Deal. */
export const circles = {
  'gave-up': ({ seat }, v) => [
    `${v.does(seat, 'calls', 'call')} for the bill: Pig Out is over.`,
    `Not another bite! ${v.does(seat, 'ends', 'end')} the Pig Out.`,
    `${v.does(seat, 'pushes', 'push')} the plate away: Pig Out is over.`,
  ],
  'laid-dark'({ seat, claim, card }, v) {
    const who = v.does(seat, 'plays', 'play');
    if (typeof card !== 'string')
      return [
        `${who} a card face down and ${v.verb(seat, 'swears', 'swear')} it’s ${one(claim)}.`,
        `In the dark! ${v.does(seat, 'says', 'say')} it’s ${one(claim)}.`,
        `${who} a card face down. Name on the label: ${one(claim)}.`,
      ];
    if (card === claim)
      return [
        `${who} ${one(claim)} face down, and that’s no lie.`,
        `Nothing but the truth: ${who} ${one(claim)} face down.`,
        `${who} ${one(claim)} face down. Honest, but who’ll believe it?`,
      ];
    return [
      `${who} ${one(card)} face down and ${v.verb(seat, 'calls', 'call')} it ${one(claim)}.`,
      `${who} ${one(card)} face down, not even blushing: “It’s ${one(claim)}.”`,
      `Under there is ${one(card)}. ${v.does(seat, 'claims', 'claim')} ${one(claim)}.`,
    ];
  },
  'seems-won': ({ seat }, v) => [
    `${v.does(seat, 'is', 'are')} out of cards, or so it seems. Any doubters?`,
    `The last card lies in the dark. Is it true what ${v.does(seat, 'says', 'say')}?`,
    `${v.does(seat, 'has', 'have')} won, unless it’s a fib. Who’ll look?`,
  ],
  'turned-over'({ seat, owner, card, claim, honest }, v) {
    const open = `${v.does(seat, 'turns', 'turn')} it over: ${one(card)}.`;
    return honest
      ? [
          `${open} ${v.does(owner, 'is', 'are')} telling the truth, of all things!`,
          `${open} Just as promised: ${v.does(owner, 'is', 'are')} honest.`,
          `${open} True! ${v.does(owner, 'smiles', 'smile')} sweetly.`,
        ]
      : [
          `${open} So much for ${one(claim)}: ${v.does(owner, 'is', 'are')} a fibber!`,
          `A lie! ${open} And ${v.does(owner, 'promised', 'promised')} ${one(claim)}.`,
          `${open} Some ${thing(claim)} that is! ${v.does(owner, 'blushes', 'blush')}.`,
        ];
  },
  trusted: ({ seat }, v) => [
    `${v.does(seat, 'chooses', 'choose')} to believe it.`,
    `${v.does(seat, 'lets', 'let')} it lie: it might be true.`,
    `${v.does(seat, 'takes', 'take')} it on trust.`,
  ],
} satisfies Partial<SwintusLines>;
