import {
  type GameEvent,
  type GameRules,
  type JsonObject,
  Match,
  type Refusal,
  type Seat,
  type Signal,
  seenBy,
} from '@tasovka/kernel';

/** A position to practise on: the deal is fixed, the rules are the game's own. */
export interface Deal {
  readonly game: string;
  readonly seats: number;
  readonly options: JsonObject;
  readonly dealer: Seat;
  readonly fixedDeal: JsonObject;
}

/** What somebody at the table does. */
export interface Turn {
  readonly by: Seat;
  readonly does: JsonObject;
}

export const plays = (by: Seat, card: string, more: JsonObject = {}): Turn => ({
  by,
  does: { type: 'play', card, ...more },
});

type AnyMatch = ReturnType<typeof begin>;

const begin = ({ game }: GameRules, deal: Deal, names: readonly string[]) =>
  Match.start(
    game,
    {
      game: deal.game,
      rulesVersion: game.rulesVersion,
      seats: deal.seats,
      options: deal.options,
      dealer: deal.dealer,
      fixedDeal: deal.fixedDeal,
      seed: 'practice',
      names,
    },
    { events: true },
  );

/** A match on this device alone. No clock runs in it: whoever learns may think as long as they like. */
export class Practice {
  private readonly match: AnyMatch;

  constructor(rules: GameRules, deal: Deal, names: readonly string[] = []) {
    this.match = begin(rules, deal, names);
  }

  view(seat: Seat): JsonObject {
    return this.match.view(seat);
  }

  offers(seat: Seat): readonly JsonObject[] {
    return this.match.offersFor(seat);
  }

  /** What the rules would say, without doing it. */
  wouldRefuse(seat: Seat, action: JsonObject): Refusal | null {
    return this.match.clone().act(seat, action, this.match.now);
  }

  act(seat: Seat, action: JsonObject): Refusal | null {
    return this.match.act(seat, action, this.match.now);
  }

  signal(seat: Seat, signal: Signal): void {
    this.match.take({ kind: 'signal', seat, signal }, this.match.now);
  }

  /** What happened since this was last asked, as a seat sees it. */
  happened(seat: Seat): readonly GameEvent[] {
    return this.match.drainEvents().map((told) => seenBy(told, seat));
  }

  get over(): boolean {
    return this.match.over || this.match.betweenRounds;
  }
}
