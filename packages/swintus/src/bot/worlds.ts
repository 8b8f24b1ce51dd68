import { type Card, count, removeCard } from '@tasovka/cards';
import { raceSeen, unseenOf } from '@tasovka/cards/bot';
import { type Chance, type Json, type JsonObject, nobody, type Seat } from '@tasovka/kernel';
import { box, type SwintusKind } from '../box.ts';
import { freshEtiquette } from '../etiquette/offences.ts';
import type { Options } from '../options.ts';
import { type Charge, type DarkCard, makePhase, type Phase, type State } from '../state.ts';
import { ordinaryTurn } from '../tableActions.ts';
import type { Memory } from './memory.ts';
import { cardOf, cardsOf, type Seen } from './seen.ts';

/** Worlds as they may be, one after another: what is unseen is the same in all of them. */
export function worldsFrom(seen: Seen, options: Options, memory: Memory): (chance: Chance) => State {
  const unseen = unseenCards(seen, options, memory);
  // Nobody runs out of time in a thought.
  const unhurried = { ...options, turnMs: 0 };
  return (chance) => stateFrom(seen, unhurried, memory, unseen.slice(), chance);
}

/** A whole state of the game: all that is seen, and the rest filled with plausible cards of the pool. */
function stateFrom(seen: Seen, options: Options, memory: Memory, pool: Card[], chance: Chance): State {
  const dark = darkCards(seen, memory, pool, chance);
  const gift = unseenGift(seen, pool, chance);
  const hands = memory.hidden.deal(pool, seen.sizes, seen.seat, chance);
  hands[seen.seat] = seen.hand.slice();
  chance.shuffle(pool);
  const buried = pool.splice(0, Math.max(0, Math.min(pool.length, seen.pile - memory.pile.length)));
  return {
    options,
    seats: seen.sizes.length,
    hands,
    deck: pool,
    pile: [...buried, ...memory.pile],
    removed: memory.removed.slice(),
    colour: seen.colour,
    direction: seen.direction,
    turn: seen.turn ?? turnAfterPause(seen, memory),
    promised: null,
    thinking: 0,
    phase: phaseFrom(seen, hands, dark, gift),
    owed: seen.owed,
    silence: seen.silence,
    declared: seen.declared,
    catchable: seen.catchable,
    playCount: memory.laid,
    interceptable: seen.window !== null,
    bills: seen.bills.slice(),
    molesLeft: seen.molesLeft,
    mayReturn: null,
    etiquette: seen.manners && freshEtiquette(seen.sizes.length),
  };
}

const turnAfterPause = (seen: Seen, memory: Memory): Seat =>
  seen.phase === 'slap' ? (seen.table as { by: Seat }).by : memory.lastTurn;

/** Every card of the box but those this seat can see or remembers seeing. */
function unseenCards(seen: Seen, { sets }: Options, memory: Memory): Card[] {
  const table = seen.table as JsonObject | readonly JsonObject[] | null;
  const onTable: Card[] = [];
  if (Array.isArray(table)) for (const { card } of table) if (card !== null) onTable.push(cardOf(card));
  if (seen.phase === 'virus') onTable.push(cardOf((table as JsonObject).card));
  if (seen.phase === 'answer' || seen.phase === 'vote') {
    const { card, cards } = table as JsonObject;
    if (card !== null) onTable.push(cardOf(card), ...cardsOf(cards));
  }
  const belongs = (kind: SwintusKind): boolean => kind.set === null || sets.includes(kind.set);
  return unseenOf(box, belongs, [seen.hand, memory.pile, memory.removed, onTable]);
}

/** Dark cards of others: the claim, as often as claims have turned out true and one still may be; or anything. */
function darkCards(seen: Seen, memory: Memory, pool: Card[], chance: Chance): DarkCard[] {
  if (seen.phase !== 'temnodel' && seen.phase !== 'temnodel-last') return [];
  return (seen.table as readonly JsonObject[]).map(({ seat, claim, card }) => {
    const named = cardOf(claim);
    if (card !== null) return { seat: seat as Seat, claim: named, card: cardOf(card) };
    const honest = memory.truths / (memory.truths + memory.lies);
    const copies = count(pool, named);
    const able = memory.hidden.couldLay(seat as Seat, named);
    const likely = copies === 0 ? 0 : honest * able * (copies === 1 ? 0.8 : 1);
    const told = chance.below(1000) < 1000 * likely && removeCard(pool, named);
    return { seat: seat as Seat, claim: named, card: told ? named : anyOf(pool, named, chance) };
  });
}

function anyOf(pool: Card[], but: Card, chance: Chance): Card {
  let at = chance.below(pool.length);
  if (pool[at] === but) at = chance.below(pool.length);
  return pool.splice(at, 1)[0] as Card;
}

/** The penalty cards on their way between two others. */
function unseenGift(seen: Seen, pool: Card[], chance: Chance): Card[] {
  if (seen.phase !== 'answer' && seen.phase !== 'vote') return [];
  const { card, cards, count: size } = seen.table as JsonObject;
  if (card === null) return [];
  if (cards !== null) return cardsOf(cards);
  return Array.from({ length: size as number }, () => anyOf(pool, -1, chance));
}

function phaseFrom(seen: Seen, hands: readonly Card[][], dark: DarkCard[], gift: readonly Card[]): Phase {
  const table = seen.table as { readonly [key: string]: Json };
  switch (seen.phase) {
    case 'drawn': {
      const hand = hands[seen.turn as Seat] as Card[];
      const card = seen.turn === seen.seat ? table.card : null;
      return makePhase('drawn', { card: card === null ? (hand[hand.length - 1] ?? null) : cardOf(card) });
    }
    case 'slap':
      return makePhase('slap', { by: table.by as Seat, race: raceSeen(seen, table.times as (number | null)[]) });
    case 'temnodel':
    case 'temnodel-last':
      return makePhase(seen.phase, { dark });
    case 'virus':
      return makePhase('virus', { card: cardOf(table.card), by: table.by as Seat, due: 1 });
    case 'answer':
      return makePhase('answer', { charge: chargeFrom(table, gift), due: 1, resume: ordinaryTurn });
    case 'give':
      return makePhase('give', { from: table.from as Seat, to: table.to as Seat, due: 1, resume: ordinaryTurn });
    case 'vote': {
      const charge = chargeFrom(table, gift);
      const { by, against } = charge;
      const trial = { by, against, due: 1, pending: seen.pending, guilty: nobody, cleared: nobody };
      return makePhase('vote', { charge, trial, resume: ordinaryTurn });
    }
    default:
      return seen.phase === 'svinorot' ? makePhase('svinorot', {}) : ordinaryTurn;
  }
}

const chargeFrom = (table: { readonly [key: string]: Json }, cards: readonly Card[]): Charge => ({
  by: table.by as Seat,
  against: table.against as Seat,
  gift: table.card === null ? null : { card: cardOf(table.card), cards },
});
