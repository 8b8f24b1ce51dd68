import type { AnyGame } from '@tasovka/kernel';
import {
  type Bot,
  Chance,
  type Decision,
  type Header,
  Match,
  never,
  type Seat,
  type SeatInfo,
  seenBy,
} from '@tasovka/kernel';
import type { AnyMatch } from '../random-play/play.ts';

/** Makes a bot for a seat. Only bots of the lab look at the match itself. */
export type Player = (seatInfo: SeatInfo, match: AnyMatch) => Bot;

export interface Played {
  readonly refused: string[];
  /** Simulated milliseconds. */
  readonly lasted: number;
}

export interface DecisionTimer {
  /** The time each decision took, per seat. */
  decided(seat: Seat, ms: number): void;
  clock(): number;
}

/** More inputs than any round takes. */
const maxSteps = 20_000;

/** Plays a whole match, round after round. */
export function playMatch(game: AnyGame, header: Header, players: readonly Player[]): Played {
  const table = new Table(game, header, players);
  while (!table.match.over) {
    table.playRound();
    if (table.match.betweenRounds) table.nextRound();
  }
  return table.played();
}

/** Plays one round, the first of its match. */
export function playRound(
  game: AnyGame,
  header: Header,
  players: readonly Player[],
  timer?: DecisionTimer,
): Played & { readonly winner: Seat } {
  const table = new Table(game, header, players, timer);
  table.playRound();
  const winner = table.match.standings.roundWinner;
  if (winner === null) throw new Error('a round of cards has a winner');
  return { ...table.played(), winner };
}

interface SeatedBot {
  readonly seat: Seat;
  readonly bot: Bot;
  readonly chance: Chance;
  pending: (Decision & { readonly at: number }) | null;
}

/** A match of bots in simulated time. Bots get views, offers and events alone; the earliest decision comes first. */
class Table {
  readonly match: AnyMatch;
  private readonly bots: readonly SeatedBot[];
  private readonly timer: DecisionTimer | undefined;
  private readonly refused: string[] = [];

  constructor(game: AnyGame, header: Header, players: readonly Player[], timer?: DecisionTimer) {
    const { seats, names, options, seed } = header;
    this.match = Match.start(game, header, { events: true });
    this.timer = timer;
    this.bots = players.map((player, seat) => ({
      seat,
      bot: player({ seat, seats, names, options }, this.match),
      chance: Chance.seeded(`${seed} mind ${seat}`),
      pending: null,
    }));
    this.askAll();
  }

  playRound(): void {
    for (let step = 0; !this.match.over && !this.match.betweenRounds; step++) {
      if (step > maxSteps) throw new Error(`endless: ${JSON.stringify(this.match.view('judge'))}`);
      this.step();
    }
  }

  nextRound(): void {
    this.match.take({ kind: 'next', seat: 0 }, this.match.now);
    this.askAll();
  }

  played(): Played {
    return { refused: this.refused, lasted: this.match.now };
  }

  private askAll(): void {
    const { match, timer } = this;
    const events = match.drainEvents();
    for (const one of this.bots) {
      const { seat, bot, chance } = one;
      for (const event of events) bot.notice(seenBy(event, seat));
      const observation = { view: match.view(seat), offers: match.offersFor(seat), now: match.now };
      const before = timer?.clock() ?? 0;
      const decision = bot.decide({ ...observation, language: 'ru' }, chance);
      timer?.decided(seat, timer.clock() - before);
      one.pending = decision && { ...decision, at: match.now + decision.after };
    }
  }

  private step(): void {
    const { match } = this;
    let first: SeatedBot | null = null;
    let at = match.due;
    for (const one of this.bots) {
      if (one.pending === null || one.pending.at >= at) continue;
      first = one;
      at = one.pending.at;
    }
    if (first?.pending) this.move(first, first.pending.action, at);
    else if (at === never) throw new Error(`stalled: ${JSON.stringify(match.view('judge'))}`);
    else {
      match.advance(at);
      this.askAll();
    }
  }

  private move(one: SeatedBot, action: Decision['action'], at: number): void {
    const refusal = this.match.act(one.seat, action, at);
    one.pending = null;
    if (refusal) this.refused.push(`${refusal.reason} ${refusal.rule}: ${JSON.stringify(action)}`);
    else this.askAll();
  }
}
