import { enPlural } from '@tasovka/kernel';
import type { SwintusLines } from '../../story.ts';
import { thing } from '../things.ts';

/** Zombies and mole bankers. */
export const sets = {
  infected({ seat, by, cards = [] }, v) {
    const what = `${thing(cards[0] ?? '')}${cards.length > 1 ? ', twice over' : ''}`;
    return [
      `${v.does(seat, 'comes', 'come')} down with ${what}. Patient zero: ${v.who(by)}.`,
      `Achoo! ${v.does(by, 'sneezes', 'sneeze')}, and ${v.does(seat, 'gets', 'get')} ${what}.`,
      `${v.does(by, 'shares', 'share')} something nasty: ${v.does(seat, 'takes', 'take')} ${what}.`,
    ];
  },
  healed({ seat, cards }, v) {
    const [virus, vaccine] = cards;
    return [
      `${v.does(seat, 'cures', 'cure')} ${thing(virus)}: ${thing(vaccine)} works wonders.`,
      `A miracle! ${v.does(seat, 'puts', 'put')} the pair away: ${thing(virus)} and ${thing(vaccine)}.`,
      `One dose of ${thing(vaccine)}, and ${v.does(seat, 'waves', 'wave')} ${thing(virus)} goodbye.`,
    ];
  },
  swapped({ seat, partner }, v) {
    const pair = `${v.who(seat)} and ${v.who(partner)} swap hands`;
    return [`${pair}, down to the last card.`, `The yellow pair! ${pair}.`, `${pair}. Skeletons stay where they are.`];
  },
  showed({ seat, card }, v) {
    const shows = `${v.does(seat, 'shows', 'show')} a vaccine (${thing(card)})`;
    return [
      `${shows} and ${v.verb(seat, 'takes', 'take')} nothing.`,
      `Papers in order: ${shows}.`,
      `${shows} and ${v.verb(seat, 'walks', 'walk')} free.`,
    ];
  },
  'bill-returned'({ seat, left }, v) {
    const rest = left === 0 ? 'Debt free at last' : `Still owing: ${enPlural(left, 'IOU')}`;
    const returns = v.does(seat, 'returns', 'return');
    return [
      `${returns} an IOU to the moles. ${rest}.`,
      `Happy moles: ${returns} an IOU. ${rest}.`,
      `${v.does(seat, 'drops', 'drop')} an IOU back down the hole. ${rest}.`,
    ];
  },
} satisfies Partial<SwintusLines>;
