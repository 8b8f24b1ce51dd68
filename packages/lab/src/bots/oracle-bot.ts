import type { Effort } from '@tasovka/cards/bot';
import type { Chance, Seat, SeatInfo } from '@tasovka/kernel';
import { type State as LolState, lol } from '@tasovka/lol';
import { LolBot, skills as lolSkills } from '@tasovka/lol/bot';
import { type State, swintus } from '@tasovka/swintus';
import { SwintusBot, skills as swintusSkills } from '@tasovka/swintus/bot';
import type { AnyMatch } from '../random-play/play.ts';
import { markedKinds, revealMarked } from './marked-cards.ts';

/** What an oracle may see: every card, every hand, or the cards whose backs are marked. */
export type Revealed = 'all' | 'hands' | MarkedCards;

export interface MarkedCards {
  /** So many kinds of a hundred. */
  readonly marked: number;
  /** Shown every world that is imagined, next to the true one. */
  compare?(imagined: State | LolState, truth: State | LolState, mine: Seat): void;
}

/** The worlds of a bot that sees more than it may in play. */
function revealedWorlds<W extends State | LolState>(
  truth: () => W,
  imagined: (chance: Chance) => W,
  { seat }: SeatInfo,
  { header }: AnyMatch,
  sees: Revealed,
): (chance: Chance) => W {
  if (typeof sees === 'object') {
    const marked = markedKinds(sees.marked, header.seed);
    return (chance) => {
      const world = imagined(chance);
      const real = truth();
      revealMarked(world, real, seat, marked, chance);
      sees.compare?.(world, real, seat);
      return world;
    };
  }
  return (chance) => {
    const state = truth();
    if (sees === 'hands') chance.shuffle(state.deck);
    return { ...state, options: { ...state.options, turnMs: 0 } };
  };
}

/** The strong bot's search in worlds it should know less of. It exists in the lab only. */
export class SwintusOracleBot extends SwintusBot {
  private readonly seatInfo: SeatInfo;
  private readonly match: AnyMatch;
  private readonly sees: Revealed;

  constructor(seatInfo: SeatInfo, match: AnyMatch, effort: Effort, sees: Revealed) {
    super({ ...swintusSkills.strong, effort }, seatInfo);
    this.seatInfo = seatInfo;
    this.match = match;
    this.sees = sees;
  }

  protected override worldsFrom(...seen: Parameters<SwintusBot['worldsFrom']>): (chance: Chance) => State {
    // The match an arena of this game plays.
    const truth = (): State => swintus.clone(this.match.state as State);
    return revealedWorlds(truth, super.worldsFrom(...seen), this.seatInfo, this.match, this.sees);
  }
}

export class LolOracleBot extends LolBot {
  private readonly seatInfo: SeatInfo;
  private readonly match: AnyMatch;
  private readonly sees: Revealed;

  constructor(seatInfo: SeatInfo, match: AnyMatch, effort: Effort, sees: Revealed) {
    super({ ...lolSkills.strong, effort }, seatInfo);
    this.seatInfo = seatInfo;
    this.match = match;
    this.sees = sees;
  }

  protected override worldsFrom(...seen: Parameters<LolBot['worldsFrom']>): (chance: Chance) => LolState {
    // The match an arena of this game plays.
    const truth = (): LolState => lol.clone(this.match.state as LolState);
    return revealedWorlds(truth, super.worldsFrom(...seen), this.seatInfo, this.match, this.sees);
  }
}
