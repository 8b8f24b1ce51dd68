import {
  type Bot,
  botLevels,
  Chance,
  type Decision,
  type Game,
  type GameTypes,
  type Json,
  type MakeBot,
  Match,
  type Seat,
  type SeatInfo,
  seenBy,
} from '@tasovka/kernel';

/** A table for bots, and a way to change at it whatever a seat does not see. */
export interface TwinTable<T extends GameTypes> {
  readonly game: Game<T>;
  readonly options: Json;
  readonly make: MakeBot;
  disguise(state: T['State'], viewer: Seat, chance: Chance): T['State'];
}

const names = ['Аня', 'Боря', 'Вера', 'Гена'];
/** More steps than any match takes. */
const patience = 5000;

/**
 * Plays a match of bots of all levels, and asks everybody's twin too, who is shown a table that only looks the same.
 * Returns whether the match came to its end, and what was refused on the way.
 */
export function playWithTwins<T extends GameTypes>(
  { game, options, make, disguise }: TwinTable<T>,
  seed: string,
  compare: (mine: Decision | null, twins: Decision | null) => void,
): { readonly over: boolean; readonly refused: readonly Json[] } {
  const seats = names.length;
  const header = { game: game.id, rulesVersion: game.rulesVersion, seats, options, seed, names };
  const match = Match.start(game, header, { events: true });
  const seatInfo = (seat: Seat): SeatInfo => ({ seat, seats, names, options });
  const levelOf = (seat: Seat) => botLevels[seat % botLevels.length] as (typeof botLevels)[number];
  const sides = [0, 1].map(() => names.map((_, seat) => make(levelOf(seat), seatInfo(seat))));
  const luck = [0, 1].map(() => names.map((_, seat) => Chance.seeded(`${seed} ${seat}`)));
  const veil = Chance.seeded('veil');
  const refused: Json[] = [];
  for (let step = 0; !match.over && step < patience; step++) {
    if (match.betweenRounds) match.take({ kind: 'next', seat: 0 }, match.now);
    const told = match.drainEvents();
    let first: { seat: Seat; decision: Decision } | null = null;
    for (let seat = 0; seat < seats; seat++) {
      const offers = match.offersFor(seat);
      const view = match.view(seat);
      const views = [view, { ...view, ...game.view(disguise(match.state, seat, veil), seat, match.now) }];
      const [mine = null, twins = null] = sides.map((bots, side) => {
        const bot = bots[seat] as Bot;
        for (const one of told) bot.notice(seenBy(one, seat));
        const observation = { view: views[side] as typeof view, offers, now: match.now, language: 'ru' as const };
        return bot.decide(observation, (luck[side] as Chance[])[seat] as Chance);
      });
      compare(mine, twins);
      if (mine && (first === null || mine.after < first.decision.after)) first = { seat, decision: mine };
    }
    if (first && match.now + first.decision.after < match.due) {
      const { action, after } = first.decision;
      if (match.act(first.seat, action, match.now + after) !== null) refused.push(action);
    } else if (!match.betweenRounds) match.advance(match.due);
  }
  return { over: match.over, refused };
}
