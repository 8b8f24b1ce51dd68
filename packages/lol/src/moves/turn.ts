import type { CardRefusal } from '@tasovka/cards';
import { refuse, type Seat } from '@tasovka/kernel';
import type { Phase, State } from '../state.ts';

/** Whether the owner of the turn is expected to do something. */
export function isThinking({ phase }: State): boolean {
  switch (phase.type) {
    case 'turn':
    case 'cover':
    case 'colour':
    case 'swap':
      return true;
    default:
      return false;
  }
}

/** Something only the owner of the turn does, and only in one phase. */
export function checkTurn(state: State, seat: Seat, type: Phase['type'], rule: string): CardRefusal | null {
  if (state.phase.type === type) return state.turn === seat ? null : refuse('not-your-turn', rule);
  return isThinking(state) && state.turn !== seat ? refuse('not-your-turn', rule) : refuse('not-now', rule);
}
