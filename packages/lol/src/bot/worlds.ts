import type { Card } from '@tasovka/cards';
import { raceSeen, unseenOf } from '@tasovka/cards/bot';
import { type Chance, nobody, type Seat } from '@tasovka/kernel';
import { box } from '../box.ts';
import type { Options } from '../options.ts';
import type { Phase, State } from '../state.ts';
import { ordinaryTurn } from '../tableActions.ts';
import type { Memory } from './memory.ts';
import type { Seen } from './seen.ts';

/** Worlds as they may be, one after another: what is unseen is the same in all of them. */
export function worldsFrom(seen: Seen, options: Options, memory: Memory): (chance: Chance) => State {
  const unseen = unseenOf(box, () => true, [seen.hand, memory.pile]);
  // Nobody runs out of time in a thought.
  const unhurried = { ...options, turnMs: 0 };
  return (chance) => stateFrom(seen, unhurried, memory, unseen.slice(), chance);
}

/** A whole state of the game: all that is seen, and the rest filled with plausible cards of the pool. */
function stateFrom(seen: Seen, options: Options, memory: Memory, pool: Card[], chance: Chance): State {
  const hands = memory.hidden.deal(pool, seen.sizes, seen.seat, chance);
  hands[seen.seat] = seen.hand.slice();
  chance.shuffle(pool);
  const buried = pool.splice(0, Math.max(0, Math.min(pool.length, seen.pile - memory.pile.length)));
  return {
    options,
    seats: seen.sizes.length,
    out: seen.out,
    hands,
    deck: pool,
    pile: [...buried, ...memory.pile],
    colour: seen.colour,
    turn: seen.turn ?? memory.lastTurn,
    thinking: 0,
    phase: phaseFrom(seen),
    owed: seen.owed,
    silence: seen.silence,
    declared: seen.declared,
    catchable: seen.catchable,
    playCount: memory.laid,
  };
}

function phaseFrom(seen: Seen): Phase {
  const { by = 0, against = 0, times = [] } = (seen.table ?? {}) as { by?: Seat; against?: Seat; times?: number[] };
  switch (seen.phase) {
    case 'cover':
    case 'colour':
    case 'swap':
      return { type: seen.phase };
    case 'slap':
      return { type: 'slap', by, race: raceSeen(seen, times) };
    case 'answer':
      return { type: 'answer', by, against, due: 1, resume: ordinaryTurn };
    case 'vote': {
      const trial = { by, against, due: 1, pending: seen.pending, guilty: nobody, cleared: nobody };
      return { type: 'vote', trial, resume: ordinaryTurn };
    }
    default:
      return ordinaryTurn;
  }
}
