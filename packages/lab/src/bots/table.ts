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
import type { AnyMatch } from '../drive/random.ts';

/** Somebody who can take a chair. Only players of the lab look at the match itself. */
export type Player = (chair: SeatInfo, match: AnyMatch) => Bot;

export interface Played {
  readonly refused: string[];
  /** Simulated milliseconds. */
  readonly lasted: number;
}

export interface Watching {
  /** The time each decision took, per seat. */
  decided(seat: Seat, ms: number): void;
  clock(): number;
}

/** More inputs than any round takes: who gets here is stalling. */
const patience = 20_000;

interface Pending extends Decision {
  readonly at: number;
}

/** Plays a whole match, round after round. */
export function playMatch(game: AnyGame, header: Header, players: readonly Player[]): Played {
  const table = sitDown(game, header, players);
  while (!table.match.over) {
    table.round();
    if (table.match.betweenRounds) table.nextRound();
  }
  return table.played();
}

/** Plays one round, the first of its match. */
export function playRound(
  game: AnyGame,
  header: Header,
  players: readonly Player[],
  watching?: Watching,
): Played & { readonly winner: Seat } {
  const table = sitDown(game, header, players, watching);
  table.round();
  return { ...table.played(), winner: table.match.standings.roundWinner as Seat };
}

/** Bots around a match, who see views, offers and events alone, in simulated time: the earliest wish comes first. */
function sitDown(game: AnyGame, header: Header, players: readonly Player[], watching?: Watching) {
  const match = Match.start(game, header, { events: true });
  const { seats, names, options } = header;
  const chairs = players.map((_, seat): SeatInfo => ({ seat, seats, names, options }));
  const minds = players.map((player, seat) => player(chairs[seat] as SeatInfo, match));
  const luck = players.map((_, seat) => Chance.seeded(`${header.seed} mind ${seat}`));
  const pending = Array<Pending | null>(seats).fill(null);
  const refused: string[] = [];

  const showAll = (): void => {
    const told = match.drainEvents();
    minds.forEach((mind, seat) => {
      for (const one of told) mind.notice(seenBy(one, seat));
      const sight = { view: match.view(seat), offers: match.offersFor(seat), now: match.now, language: 'ru' as const };
      const before = watching?.clock() ?? 0;
      const decision = mind.decide(sight, luck[seat] as Chance);
      watching?.decided(seat, watching.clock() - before);
      pending[seat] = decision && { ...decision, at: match.now + decision.after };
    });
  };

  const goOn = (): void => {
    const first = earliest(pending);
    if (first !== null && (pending[first] as Pending).at < match.due) {
      move(first, pending[first] as Pending);
      return;
    }
    if (match.due === never) throw new Error(`stalled: ${JSON.stringify(match.view('judge'))}`);
    match.advance(match.due);
    showAll();
  };

  const move = (seat: Seat, { action, at }: Pending): void => {
    const refusal = match.act(seat, action, at);
    pending[seat] = null;
    if (refusal) refused.push(`${refusal.reason} ${refusal.rule}: ${JSON.stringify(action)}`);
    else showAll();
  };

  showAll();
  return {
    match,
    round(): void {
      for (let step = 0; !match.over && !match.betweenRounds; step++) {
        if (step > patience) throw new Error(`endless: ${JSON.stringify(match.view('judge'))}`);
        goOn();
      }
    },
    nextRound(): void {
      match.take({ kind: 'next', seat: 0 }, match.now);
      showAll();
    },
    played: (): Played => ({ refused, lasted: match.now }),
  };
}

function earliest(pending: readonly (Pending | null)[]): Seat | null {
  let first: Seat | null = null;
  pending.forEach((one, seat) => {
    if (one !== null && (first === null || one.at < (pending[first] as Pending).at)) first = seat;
  });
  return first;
}
