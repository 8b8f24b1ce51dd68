import type { Effort } from '@tasovka/cards/bot';
import type { Chair, Chance } from '@tasovka/kernel';
import { type State as LolState, lol } from '@tasovka/lol';
import { LolMind, skills as lolSkills } from '@tasovka/lol/bot';
import { type State, swintus } from '@tasovka/swintus';
import { SwintusMind, skills as swintusSkills } from '@tasovka/swintus/bot';
import type { AnyMatch } from '../drive/random.ts';

/** What somebody in the lab may see: everybody's hands, and the order of the deck or not. */
export type Sees = 'hands' | 'all';

/** The ceiling: the strong bot's search in the one true world. It exists in the lab only. */
export class SwintusSeer extends SwintusMind {
  private readonly match: AnyMatch;
  private readonly sees: Sees;

  constructor(chair: Chair, match: AnyMatch, effort: Effort, sees: Sees) {
    super({ ...swintusSkills.strong, effort }, chair);
    this.match = match;
    this.sees = sees;
  }

  protected override worldsFrom(): (chance: Chance) => State {
    return (chance) => {
      const state = swintus.clone(this.match.state as State);
      if (this.sees === 'hands') chance.shuffle(state.deck);
      return { ...state, options: { ...state.options, turnMs: 0 } };
    };
  }
}

export class LolSeer extends LolMind {
  private readonly match: AnyMatch;
  private readonly sees: Sees;

  constructor(chair: Chair, match: AnyMatch, effort: Effort, sees: Sees) {
    super({ ...lolSkills.strong, effort }, chair);
    this.match = match;
    this.sees = sees;
  }

  protected override worldsFrom(): (chance: Chance) => LolState {
    return (chance) => {
      const state = lol.clone(this.match.state as LolState);
      if (this.sees === 'hands') chance.shuffle(state.deck);
      return { ...state, options: { ...state.options, turnMs: 0 } };
    };
  }
}
