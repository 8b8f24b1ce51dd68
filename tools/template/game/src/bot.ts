import { isObject, type MakeBot } from '@tasovka/kernel';
import { names } from './cards.ts';

const thought = { easy: 1500, solid: 1100, strong: 800 };

/** An easy bot lays any card; the others take a trick as cheaply as they can, or throw their lowest card away. */
export const makeBot: MakeBot = (level) => ({
  notice: () => undefined,
  decide({ view, offers }, chance) {
    const [offer] = offers;
    const cards = offer && isObject(offer.fields) && Array.isArray(offer.fields.card) ? offer.fields.card : [];
    const ranks = cards.map((name) => names.indexOf(name)).sort((a, b) => a - b);
    const [lowest] = ranks;
    if (lowest === undefined) return null;
    const trick = Array.isArray(view.trick) ? view.trick : [];
    const highest = Math.max(-1, ...trick.map(({ card }) => names.indexOf(card)));
    const best = ranks.find((rank) => rank > highest) ?? lowest;
    const card = names[level === 'easy' ? chance.pick(ranks) : best] ?? '';
    return { action: { type: 'lay', card }, after: thought[level] + chance.below(600) };
  },
});
