import { type Card, count, removeCard } from '@tasovka/cards';
import { dealUnseen, observedRace, unseenOf } from '@tasovka/cards/bot';
import { type Chance, nobody, type Seat } from '@tasovka/kernel';
import { copiesOf } from '../deck.ts';
import { freshEtiquette } from '../etiquette/offences.ts';
import type { Options } from '../options.ts';
import { type Charge, type DarkCard, makePhase, type Phase, type State } from '../state.ts';
import { ordinaryTurn } from '../tableActions.ts';
import type { ChargeView } from '../view.ts';
import type { Memory } from './memory.ts';
import { cardOf, type Observed } from './observed.ts';

/** Worlds as they may be, one after another: what is unseen is the same in all of them. */
export function worldsFrom(observed: Observed, options: Options, memory: Memory): (chance: Chance) => State {
  const unseen = unseenCards(observed, options, memory);
  // Nobody runs out of time in a playout.
  const unhurried = { ...options, turnMs: 0, lookMs: 0 };
  return (chance) => stateFrom(observed, unhurried, memory, unseen.slice(), chance);
}

/** A whole state of the game: all that is seen, and the rest filled with plausible cards of the pool. */
function stateFrom(observed: Observed, options: Options, memory: Memory, pool: Card[], chance: Chance): State {
  const dark = darkCards(observed, memory, pool, chance);
  const gift = giftCards(observed, pool, chance);
  const { hands, deck, pile } = dealUnseen(observed, memory, pool, chance);
  return {
    options,
    seats: observed.sizes.length,
    hands,
    deck,
    pile,
    removed: memory.removed.slice(),
    colour: observed.colour,
    direction: observed.direction,
    turn: observed.turn ?? turnAfterPause(observed, memory),
    promised: null,
    thinking: 0,
    lookUntil: 0,
    phase: phaseFrom(observed, hands, dark, gift),
    owed: observed.owed,
    silence: observed.silence,
    declared: observed.declared,
    catchable: observed.catchable,
    playCount: memory.laid,
    interceptable: observed.window !== null,
    bills: observed.bills.slice(),
    molesLeft: observed.molesLeft,
    mayReturn: null,
    etiquette: observed.manners && freshEtiquette(observed.sizes.length),
    ...(observed.day !== null && { day: observed.day }),
  };
}

const turnAfterPause = (observed: Observed, memory: Memory): Seat =>
  observed.phase === 'slap' ? observed.table.by : memory.lastTurn;

/** Every card of the box except those this seat can see or remembers seeing. */
function unseenCards(observed: Observed, options: Options, memory: Memory): Card[] {
  const onTable = shownOnTable(observed).map(cardOf);
  return unseenOf(copiesOf(options), [observed.hand, memory.pile, memory.removed, onTable]);
}

function shownOnTable(observed: Observed): readonly string[] {
  switch (observed.phase) {
    case 'temnodel':
    case 'temnodel-last':
      return observed.table.flatMap(({ card }) => (card === null ? [] : [card]));
    case 'virus':
      return [observed.table.card];
    case 'answer':
    case 'vote': {
      const { card, cards } = observed.table;
      return card === null ? [] : [card, ...(cards ?? [])];
    }
    default:
      return [];
  }
}

/** Dark cards of others: the claim, as often as claims have turned out true and one still may be; or any card. */
function darkCards(observed: Observed, memory: Memory, pool: Card[], chance: Chance): DarkCard[] {
  if (observed.phase !== 'temnodel' && observed.phase !== 'temnodel-last') return [];
  return observed.table.map(({ seat, claim: claimed, card }) => {
    const claim = cardOf(claimed);
    if (card !== null) return { seat, claim, card: cardOf(card) };
    const honest = memory.truths / (memory.truths + memory.lies);
    const copies = count(pool, claim);
    const able = memory.hidden.couldLay(seat, claim);
    const likely = copies === 0 ? 0 : honest * able * (copies === 1 ? 0.8 : 1);
    const isTrue = chance.below(1000) < 1000 * likely && removeCard(pool, claim);
    return { seat, claim, card: isTrue ? claim : anyOf(pool, claim, chance) };
  });
}

/** A card of the pool, rather not this one. */
function anyOf(pool: Card[], but: Card, chance: Chance): Card {
  let at = chance.below(pool.length);
  if (pool[at] === but) at = chance.below(pool.length);
  const [card] = pool.splice(at, 1);
  if (card === undefined) throw new Error('no card is left unseen');
  return card;
}

/** The penalty cards on their way between two others. */
function giftCards(observed: Observed, pool: Card[], chance: Chance): Card[] {
  if (observed.phase !== 'answer' && observed.phase !== 'vote') return [];
  const { card, cards, count: size } = observed.table;
  if (card === null) return [];
  return cards?.map(cardOf) ?? Array.from({ length: size }, () => anyOf(pool, -1, chance));
}

function phaseFrom(observed: Observed, hands: readonly Card[][], dark: DarkCard[], gift: readonly Card[]): Phase {
  switch (observed.phase) {
    case 'drawn': {
      const { card } = observed.table;
      const drawn = observed.turn === null ? null : (hands[observed.turn]?.at(-1) ?? null);
      return makePhase('drawn', { card: card === null ? drawn : cardOf(card) });
    }
    case 'slap': {
      const { table } = observed;
      return makePhase('slap', { by: table.by, race: observedRace(observed.pending, table) });
    }
    case 'temnodel':
    case 'temnodel-last':
      return makePhase(observed.phase, { dark });
    case 'virus':
      return makePhase('virus', { card: cardOf(observed.table.card), by: observed.table.by, due: 1 });
    case 'answer':
      return makePhase('answer', { charge: chargeFrom(observed.table, gift), due: 1, resume: ordinaryTurn });
    case 'give':
      return makePhase('give', { from: observed.table.from, to: observed.table.to, due: 1, resume: ordinaryTurn });
    case 'vote': {
      const charge = chargeFrom(observed.table, gift);
      const { by, against } = charge;
      const trial = { by, against, due: 1, pending: observed.pending, guilty: nobody, cleared: nobody };
      return makePhase('vote', { charge, trial, resume: ordinaryTurn });
    }
    default:
      return observed.phase === 'svinorot' ? makePhase('svinorot', {}) : ordinaryTurn;
  }
}

const chargeFrom = ({ by, against, card }: ChargeView, cards: readonly Card[]): Charge => ({
  by,
  against,
  gift: card === null ? null : { card: cardOf(card), cards },
});
