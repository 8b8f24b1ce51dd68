import type { Effort } from '@tasovka/cards/bot';
import type { Chance, Seat, SeatInfo } from '@tasovka/kernel';
import { type State as LolState, lol } from '@tasovka/lol';
import { LolBot, skills as lolSkills } from '@tasovka/lol/bot';
import { type State, swintus } from '@tasovka/swintus';
import { SwintusBot, skills as swintusSkills } from '@tasovka/swintus/bot';
import type { AnyMatch } from '../drive/random.ts';
import { marksOf, seeMarks } from './marks.ts';

/** What somebody in the lab may see: every card, every hand, or the cards whose backs are marked. */
export type Sees = 'all' | 'hands' | Marks;

export interface Marks {
  /** So many kinds of a hundred. */
  readonly marked: number;
  /** Shown every world that is imagined, next to the true one. */
  compare?(imagined: State | LolState, truth: State | LolState, mine: Seat): void;
}

/** Worlds as they are to who sees more than a bot may. */
function sighted<W extends State | LolState>(
  truth: () => W,
  imagined: (chance: Chance) => W,
  { seat }: SeatInfo,
  { header }: AnyMatch,
  sees: Sees,
): (chance: Chance) => W {
  if (typeof sees === 'object') {
    const marked = marksOf(sees.marked, header.seed);
    return (chance) => {
      const world = imagined(chance);
      const real = truth();
      seeMarks(world, real, seat, marked, chance);
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
export class SwintusSeer extends SwintusBot {
  private readonly chair: SeatInfo;
  private readonly match: AnyMatch;
  private readonly sees: Sees;

  constructor(chair: SeatInfo, match: AnyMatch, effort: Effort, sees: Sees) {
    super({ ...swintusSkills.strong, effort }, chair);
    this.chair = chair;
    this.match = match;
    this.sees = sees;
  }

  protected override worldsFrom(...seen: Parameters<SwintusBot['worldsFrom']>): (chance: Chance) => State {
    const truth = (): State => swintus.clone(this.match.state as State);
    return sighted(truth, super.worldsFrom(...seen), this.chair, this.match, this.sees);
  }
}

export class LolSeer extends LolBot {
  private readonly chair: SeatInfo;
  private readonly match: AnyMatch;
  private readonly sees: Sees;

  constructor(chair: SeatInfo, match: AnyMatch, effort: Effort, sees: Sees) {
    super({ ...lolSkills.strong, effort }, chair);
    this.chair = chair;
    this.match = match;
    this.sees = sees;
  }

  protected override worldsFrom(...seen: Parameters<LolBot['worldsFrom']>): (chance: Chance) => LolState {
    const truth = (): LolState => lol.clone(this.match.state as LolState);
    return sighted(truth, super.worldsFrom(...seen), this.chair, this.match, this.sees);
  }
}
