import { type Card, without } from '@tasovka/cards';
import { type Intent, offeredSeats, often, reactionTime } from '@tasovka/cards/bot';
import type { Millis, Offer, Seat } from '@tasovka/kernel';
import { gaussian } from '@tasovka/kernel';
import type { SwintusAction } from '../../actions.ts';
import { nameOf } from '../../box.ts';
import type { EtiquetteCard } from '../../etiquette/etiquetteCard.ts';
import { etiquetteCards } from '../../etiquette/index.ts';
import { shmotrun } from '../../etiquette/shmotrun.ts';
import { shshevelis } from '../../etiquette/shshevelis.ts';
import { shshuriken } from '../../etiquette/shshuriken.ts';
import { swingMs } from '../../etiquette/swing.ts';
import type { Options } from '../../options.ts';
import type { EtiquetteView } from '../../view.ts';
import { type Context, holds } from '../context.ts';
import { worstOf } from '../heuristics/worth.ts';

/** What the etiquette set asks for: punishing, winking, noticing, counting. A bot never claims what it did not see. */
export function considerEtiquette(context: Context, { place }: Options): void {
  const { observed } = context;
  if (!observed.manners) return;
  considerPunishment(context, observed.manners);
  considerWink(context, observed.manners);
  // Around a table of people a bot sees no eyes.
  if (place === 'remote') considerSpot(context, observed.manners);
  considerCount(context, observed.manners);
}

/** SW-52: the offer of a card against a seat, or against anybody; undefined where there is none. */
const offered = ({ offers }: Context, card: Card, seat: Seat | null): Offer | undefined =>
  offers.get('etiquette')?.find(({ fields: { card: cards, seat: seats } }) => {
    const [name] = Array.isArray(cards) ? cards : [];
    return name === nameOf(card) && (seat === null || (Array.isArray(seats) && seats.includes(seat)));
  });

/** What goes along with an etiquette card: the worst of the rest; null where it is not offered. */
export function penaltyCards(context: Context, card: Card): Card[] | null {
  const { cards } = offered(context, card, null)?.fields ?? {};
  if (cards === undefined || !('least' in cards)) return null;
  return worstOf(without(context.observed.hand, card), cards.least);
}

function considerPunishment(context: Context, { offences, swing }: EtiquetteView): void {
  const { observed, now, skill, chance, intents } = context;
  for (const { act, seat } of offences) {
    const punishment = etiquetteCards.find((one) => one.act === act);
    if (!punishment || !holds(context, punishment.card) || !offered(context, punishment.card, seat)) continue;
    const since = swing?.since ?? 0;
    intents.about(`punish ${observed.round} ${act} ${seat} ${since} ${observed.hand.join('.')}`, now, () => {
      const cards = penaltyCards(context, punishment.card);
      if (!cards || !often(skill.punishes, chance)) return null;
      if (punishment === shshuriken) return swing && throwing(context, punishment, seat, cards, swing);
      const delay = reactionTime(skill.tempo, chance) + 500;
      return { action: { type: 'etiquette', card: punishment.card, seat, cards }, delay };
    });
  }
}

/** AC-10: waits until the avatar comes through the middle, and is a little off, as hands are. */
function throwing(
  context: Context,
  { card }: EtiquetteCard,
  seat: Seat,
  cards: Card[],
  swing: NonNullable<EtiquetteView['swing']>,
): Intent<SwintusAction> | null {
  const { now, skill, chance } = context;
  const ready = now - swing.since + reactionTime(skill.tempo, chance) + 400;
  const halves = Math.ceil((ready / swingMs + swing.phase) * 2);
  const middle = (halves / 2 - swing.phase) * swingMs;
  const aim = Math.max(ready, middle) + skill.aim * gaussian(chance);
  if (aim > 7500) return null;
  return { action: { type: 'etiquette', card, seat, cards, aim }, delay: swing.since + aim - now };
}

/** How often a bot thinks of winking. */
const winkingMs: Millis = 12_000;

/** SW-58: at the player who is nearest to winning. */
function considerWink(context: Context, { planned }: EtiquetteView): void {
  const { observed, now, skill, chance, intents } = context;
  if (planned || !holds(context, shmotrun.card)) return;
  const others = offeredSeats(context.offers, 'wink');
  if (others.length === 0) return;
  intents.about(`wink ${observed.round} ${Math.floor(now / winkingMs)}`, now, () => {
    if (!often(skill.punishes / 2, chance)) return null;
    const target = others.reduce((a, b) => ((observed.sizes[b] ?? 0) < (observed.sizes[a] ?? 0) ? b : a));
    return { action: { type: 'wink', seat: target }, delay: 1000 + reactionTime(skill.tempo, chance) };
  });
}

/** AC-8: somebody winks, and not at this seat. */
function considerSpot(context: Context, { winking, winkedBy }: EtiquetteView): void {
  const { observed, now, skill, chance, intents, offers } = context;
  for (const seat of winking) {
    if (seat === observed.seat || winkedBy.includes(seat) || !offeredSeats(offers, 'spot').includes(seat)) continue;
    intents.about(`spot ${observed.round} ${seat}`, now, () => {
      if (!often(skill.spots, chance)) return null;
      return { action: { type: 'spot', seat }, delay: reactionTime(skill.tempo, chance) + 200 };
    });
  }
}

/** SW-55: a count for a player who thinks too long, now and then without the card. */
function considerCount(context: Context, { count }: EtiquetteView): void {
  const { observed, now, skill, chance, intents, offers, memory } = context;
  if (count || !offers.has('count') || observed.turn === null) return;
  intents.about(`count ${observed.round} ${observed.turn} ${memory.laid} ${observed.sizes.join('.')}`, now, () => {
    const serious = holds(context, shshevelis.card);
    if (!often(serious ? skill.punishes : 3, chance)) return null;
    return { action: { type: 'count' }, delay: 3000 + reactionTime(skill.tempo, chance) };
  });
}
