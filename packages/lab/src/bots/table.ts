import type { AnyGame } from '@tasovka/kernel';
import {
  type Chair,
  Chance,
  type Decision,
  type Header,
  Match,
  type Mind,
  never,
  type Seat,
  seenBy,
} from '@tasovka/kernel';
import type { AnyMatch } from '../drive/random.ts';

/** Somebody who can take a chair. Only players of the lab look at the match itself. */
export type Player = (chair: Chair, match: AnyMatch) => Mind;

export interface Played {
  /** Winners of the rounds, in order. */
  readonly winners: Seat[];
  readonly refused: string[];
  readonly moves: number;
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

/** Plays a match through views, offers and events alone, in simulated time: the earliest wish comes first. */
export function playMatch(game: AnyGame, header: Header, players: readonly Player[], watching?: Watching): Played {
  const match = Match.start(game, header, { events: true });
  const { seats, names, options } = header;
  const chairs = players.map((_, seat): Chair => ({ seat, seats, names, options, language: 'ru' }));
  const minds = players.map((player, seat) => player(chairs[seat] as Chair, match));
  const luck = players.map((_, seat) => Chance.seeded(`${header.seed} mind ${seat}`));
  const pending = Array<Pending | null>(seats).fill(null);
  const played = { winners: [] as Seat[], refused: [] as string[], moves: 0, lasted: 0 };

  const showAll = (): void => {
    const told = match.happened();
    minds.forEach((mind, seat) => {
      for (const one of told) mind.notice(seenBy(one, seat));
      const sight = { view: match.view(seat), offers: match.offersFor(seat), now: match.now };
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
    if (refusal) played.refused.push(`${refusal.reason} ${refusal.rule}: ${JSON.stringify(action)}`);
    else {
      played.moves++;
      showAll();
    }
  };

  showAll();
  for (let step = 0; !match.over; step++) {
    if (step > patience * (played.winners.length + 1))
      throw new Error(`endless: ${JSON.stringify(match.view('judge'))}`);
    if (match.betweenRounds) {
      played.winners.push(match.standings.roundWinner as Seat);
      match.take({ kind: 'next', seat: 0 }, match.now);
      showAll();
    } else goOn();
  }
  played.winners.push(match.standings.roundWinner as Seat);
  played.lasted = match.now;
  return played;
}

function earliest(pending: readonly (Pending | null)[]): Seat | null {
  let first: Seat | null = null;
  pending.forEach((one, seat) => {
    if (one !== null && (first === null || one.at < (pending[first] as Pending).at)) first = seat;
  });
  return first;
}
