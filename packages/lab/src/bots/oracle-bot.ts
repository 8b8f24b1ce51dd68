import type { Effort } from '@tasovka/cards/bot';
import type { SeatInfo } from '@tasovka/kernel';
import { type State as LolState, lol } from '@tasovka/lol';
import { LolBot, skills as lolSkills } from '@tasovka/lol/bot';
import { type State, swintus } from '@tasovka/swintus';
import { SwintusBot, skills as swintusSkills } from '@tasovka/swintus/bot';
import type { AnyMatch } from '../random-play/play.ts';

/** A world to search in: nobody is hurried there. */
const unhurried = <W extends State | LolState>(state: W): W => ({
  ...state,
  options: { ...state.options, turnMs: 0, lookMs: 0 },
});

/** The strong bot's search in the true world, every card open. It exists in the lab only. */
export class SwintusOracleBot extends SwintusBot {
  private readonly match: AnyMatch;

  constructor(seatInfo: SeatInfo, match: AnyMatch, effort: Effort) {
    super({ ...swintusSkills.strong, effort }, seatInfo);
    this.match = match;
  }

  protected override worldsFrom(): () => State {
    // The match an arena of this game plays.
    return () => unhurried(swintus.clone(this.match.state as State));
  }
}

export class LolOracleBot extends LolBot {
  private readonly match: AnyMatch;

  constructor(seatInfo: SeatInfo, match: AnyMatch, effort: Effort) {
    super({ ...lolSkills.strong, effort }, seatInfo);
    this.match = match;
  }

  protected override worldsFrom(): () => LolState {
    // The match an arena of this game plays.
    return () => unhurried(lol.clone(this.match.state as LolState));
  }
}
