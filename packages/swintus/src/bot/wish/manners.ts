import type { Card } from '@tasovka/cards';
import { bell, choices, often, reactionTime } from '@tasovka/cards/bot';
import type { JsonObject, Millis, Seat } from '@tasovka/kernel';
import type { EtiquetteCard } from '../../etiquette/etiquetteCard.ts';
import { etiquetteCards } from '../../etiquette/index.ts';
import { shmotrun } from '../../etiquette/shmotrun.ts';
import { shshevelis } from '../../etiquette/shshevelis.ts';
import { shshuriken } from '../../etiquette/shshuriken.ts';
import { swingMs } from '../../etiquette/swing.ts';
import type { Options } from '../../options.ts';
import { worstOf } from '../policy/worth.ts';
import { holds, type Scene, say } from '../scene.ts';
import { cardOf, type MannersSeen } from '../seen.ts';

/** What the etiquette set asks for: punishing, winking, noticing, counting. A bot never claims what it did not see. */
export function wishManners(scene: Scene, { place }: Options): void {
  const { seen } = scene;
  if (!seen.manners) return;
  wishPunishment(scene, seen.manners);
  wishWink(scene, seen.manners);
  // Around a table of people a bot sees no eyes.
  if (place === 'remote') wishSpot(scene, seen.manners);
  wishCount(scene, seen.manners);
}

/** SW-52: the offer of a card against a seat, if there is one. */
function offered({ offers }: Scene, card: Card, seat: Seat | null): JsonObject | undefined {
  return offers.get('etiquette')?.find((offer) => {
    const fields = offer.fields as { card: string[]; seat: Seat[] };
    return cardOf(fields.card[0]) === card && (seat === null || fields.seat.includes(seat));
  });
}

/** What goes along with an etiquette card: the worst of the rest; null where it is not offered. */
export function penaltyCards(scene: Scene, card: Card): Card[] | null {
  const offer = offered(scene, card, null);
  if (!offer) return null;
  const { least } = (offer.fields as { cards: { least: number } }).cards;
  const rest = scene.seen.hand.slice();
  rest.splice(rest.indexOf(card), 1);
  return worstOf(rest, least);
}

function wishPunishment(scene: Scene, { offences, swing }: MannersSeen): void {
  const { seen, now, skill, chance, wishes } = scene;
  for (const { act, seat } of offences) {
    const manner = etiquetteCards.find((one) => one.act === act);
    if (!manner || !holds(scene, manner.card) || !offered(scene, manner.card, seat)) continue;
    const since = swing?.since ?? 0;
    wishes.about(`punish ${seen.round} ${act} ${seat} ${since} ${seen.hand.join('.')}`, now, () => {
      const cards = penaltyCards(scene, manner.card);
      if (!cards || !often(skill.punishes, chance)) return null;
      if (manner === shshuriken) return swing && throwing(scene, manner, seat, cards, swing);
      const action = say({ type: 'etiquette', card: manner.card, seat, cards });
      return { action, delay: reactionTime(skill.tempo, chance) + 500 };
    });
  }
}

/** AC-10: waits until the avatar comes through the middle, and is a little off, as hands are. */
function throwing(
  scene: Scene,
  { card }: EtiquetteCard,
  seat: Seat,
  cards: Card[],
  swing: NonNullable<MannersSeen['swing']>,
) {
  const { now, skill, chance } = scene;
  const ready = now - swing.since + reactionTime(skill.tempo, chance) + 400;
  const halves = Math.ceil((ready / swingMs + swing.phase) * 2);
  const middle = (halves / 2 - swing.phase) * swingMs;
  const aim = Math.max(ready, middle) + skill.aim * bell(chance);
  if (aim > 7500) return null;
  return { action: say({ type: 'etiquette', card, seat, cards, aim }), delay: swing.since + aim - now };
}

/** How often one thinks of winking. */
const winkingMs: Millis = 12_000;

/** SW-58: at whoever is nearest to winning. */
function wishWink(scene: Scene, { planned }: MannersSeen): void {
  const { seen, now, skill, chance, wishes } = scene;
  if (planned || !holds(scene, shmotrun.card)) return;
  const others = choices(scene, 'wink', 'seat') as Seat[];
  if (others.length === 0) return;
  wishes.about(`wink ${seen.round} ${Math.floor(now / winkingMs)}`, now, () => {
    if (!often(skill.punishes / 2, chance)) return null;
    const target = others.reduce((a, b) => ((seen.sizes[b] as number) < (seen.sizes[a] as number) ? b : a));
    return { action: say({ type: 'wink', seat: target }), delay: 1000 + reactionTime(skill.tempo, chance) };
  });
}

/** AC-8: somebody winks, and not at this seat. */
function wishSpot(scene: Scene, { winking, winkedBy }: MannersSeen): void {
  const { seen, now, skill, chance, wishes } = scene;
  for (const seat of winking) {
    if (seat === seen.seat || winkedBy.includes(seat) || !choices(scene, 'spot', 'seat').includes(seat)) continue;
    wishes.about(`spot ${seen.round} ${seat}`, now, () => {
      if (!often(skill.spots, chance)) return null;
      return { action: say({ type: 'spot', seat }), delay: reactionTime(skill.tempo, chance) + 200 };
    });
  }
}

/** SW-55: a count for who thinks too long, now and then without the card. */
function wishCount(scene: Scene, { counting }: MannersSeen): void {
  const { seen, now, skill, chance, wishes, offers, memory } = scene;
  if (counting || !offers.has('count') || seen.turn === null) return;
  wishes.about(`count ${seen.round} ${seen.turn} ${memory.laid} ${seen.sizes.join('.')}`, now, () => {
    const serious = holds(scene, shshevelis.card);
    if (!often(serious ? skill.punishes : 3, chance)) return null;
    return { action: say({ type: 'count' }), delay: 3000 + reactionTime(skill.tempo, chance) };
  });
}
