import type { Effort } from '@tasovka/cards/bot';
import type { Chair } from '@tasovka/kernel';
import { type State as LolState, lol } from '@tasovka/lol';
import { LolMind, skills as lolSkills } from '@tasovka/lol/bot';
import { type State, swintus } from '@tasovka/swintus';
import { SwintusMind, skills as swintusSkills } from '@tasovka/swintus/bot';
import type { AnyMatch } from '../drive/random.ts';

/** The ceiling: the strong bot's search in the one true world, every hand and the deck open. It exists in the lab only. */
export class SwintusSeer extends SwintusMind {
  private readonly match: AnyMatch;

  constructor(chair: Chair, match: AnyMatch, effort: Effort) {
    super({ ...swintusSkills.strong, effort }, chair);
    this.match = match;
  }

  protected override worldsFrom(): () => State {
    return () => {
      const state = swintus.clone(this.match.state as State);
      return { ...state, options: { ...state.options, turnMs: 0 } };
    };
  }
}

export class LolSeer extends LolMind {
  private readonly match: AnyMatch;

  constructor(chair: Chair, match: AnyMatch, effort: Effort) {
    super({ ...lolSkills.strong, effort }, chair);
    this.match = match;
  }

  protected override worldsFrom(): () => LolState {
    return () => {
      const state = lol.clone(this.match.state as LolState);
      return { ...state, options: { ...state.options, turnMs: 0 } };
    };
  }
}
