import type { Card } from '@tasovka/cards';
import { dealUnseen, observedRace, unseenOf } from '@tasovka/cards/bot';
import { type Chance, nobody, seatSet } from '@tasovka/kernel';
import { copiesOf } from '../deck.ts';
import type { Options } from '../options.ts';
import type { Phase, State } from '../state.ts';
import { ordinaryTurn } from '../tableActions.ts';
import type { Memory } from './memory.ts';
import type { Observed } from './observed.ts';

/** Worlds as they may be, one after another: what is unseen is the same in all of them. */
export function worldsFrom(observed: Observed, options: Options, memory: Memory): (chance: Chance) => State {
  const unseen = unseenOf(copiesOf(options), [observed.hand, memory.pile]);
  // Nobody runs out of time in a playout.
  const unhurried = { ...options, turnMs: 0, lookMs: 0 };
  return (chance) => stateFrom(observed, unhurried, memory, unseen.slice(), chance);
}

/** A whole state of the game: all that is seen, and the rest filled with plausible cards of the pool. */
function stateFrom(observed: Observed, options: Options, memory: Memory, pool: Card[], chance: Chance): State {
  const { hands, deck, pile } = dealUnseen(observed, memory, pool, chance);
  return {
    options,
    seats: observed.sizes.length,
    out: seatSet(observed.out),
    hands,
    deck,
    pile,
    colour: observed.colour,
    turn: observed.turn ?? memory.lastTurn,
    thinking: 0,
    lookUntil: 0,
    phase: phaseFrom(observed),
    owed: observed.owed,
    silence: observed.silence,
    declared: observed.declared,
    catchable: observed.catchable,
    playCount: memory.laid,
    ...(observed.day !== null && { day: observed.day }),
  };
}

function phaseFrom(observed: Observed): Phase {
  switch (observed.phase) {
    case 'cover':
    case 'colour':
    case 'swap':
      return { type: observed.phase };
    case 'slap': {
      const { table } = observed;
      return { type: 'slap', by: table.by, race: observedRace(observed.pending, table) };
    }
    case 'answer': {
      const { by, against } = observed.table;
      return { type: 'answer', by, against, due: 1, resume: ordinaryTurn };
    }
    case 'vote': {
      const { by, against } = observed.table;
      const trial = { by, against, due: 1, pending: observed.pending, guilty: nobody, cleared: nobody };
      return { type: 'vote', trial, resume: ordinaryTurn };
    }
    default:
      return ordinaryTurn;
  }
}
