import type { Chair } from '@tasovka/kernel';
import { type State, swintus } from '@tasovka/swintus';
import { SwintusMind, skills } from '@tasovka/swintus/bot';
import type { AnyMatch } from '../drive/random.ts';

/** The ceiling: the strong bot's search in the one true world, every hand and the deck open. It exists in the lab only. */
export class Seer extends SwintusMind {
  private readonly match: AnyMatch;

  constructor(chair: Chair, match: AnyMatch, playouts: number) {
    super({ ...skills.strong, effort: { playouts } }, chair);
    this.match = match;
  }

  protected override worlds(): () => State {
    return () => {
      const state = swintus.clone(this.match.state as State);
      return { ...state, options: { ...state.options, turnMs: 0 } };
    };
  }
}
