import { type BotLevel, Chance, type Decision, type JsonObject, Match, type Seat, seenBy } from '@tasovka/kernel';
import { type Spyfall, type SpyfallView, spyfall } from '@tasovka/spyfall';
import { SpyfallBot } from '@tasovka/spyfall/bot';

export interface TableSetup {
  readonly seed: string;
  readonly seats: number;
  readonly levels: readonly BotLevel[];
  readonly language: 'ru' | 'en';
  readonly options: JsonObject;
  readonly names?: readonly string[];
}

type SpyMatch = Match<Spyfall>;

/** Somebody who looks on while bots talk. */
export interface Onlooker {
  /** After every input, with what each bot thinks. */
  moved?(match: SpyMatch, bots: readonly SpyfallBot[]): void;
  roundOver(match: SpyMatch, bots: readonly SpyfallBot[]): void;
}

const start = ({ seed, seats, options, names }: TableSetup): SpyMatch =>
  Match.start(
    spyfall,
    {
      game: spyfall.id,
      rulesVersion: spyfall.rulesVersion,
      seats,
      options,
      seed,
      names: names ?? Array.from({ length: seats }, (_, seat) => `bot ${seat + 1}`),
    },
    { events: true },
  );

export interface Played {
  refused: number;
  decisions: number;
  /** What each decision took, in milliseconds. */
  readonly times: number[];
  /** Nobody wanted to do anything, and no time was running. */
  stuck: boolean;
}

/** One match of bots in their own time: whoever is ready first acts first. */
export function playTable(setup: TableSetup, onlooker: Onlooker): Played {
  const match = start(setup);
  const { seats, levels, seed, language } = setup;
  const chances = Array.from({ length: seats }, (_, seat) => Chance.seeded(`${seed}/${seat}`));
  const bots = Array.from({ length: seats }, (_, seat) => {
    const seatInfo = { seat, seats, names: match.header.names, options: match.header.options };
    return new SpyfallBot(levels[seat % levels.length] as BotLevel, seatInfo);
  });
  const played: Played = { refused: 0, decisions: 0, times: [], stuck: false };
  const wants: (Decision | null)[] = [];
  const look = (): void => {
    for (const told of match.drainEvents()) for (const [seat, bot] of bots.entries()) bot.notice(seenBy(told, seat));
    for (const [seat, bot] of bots.entries()) {
      const began = performance.now();
      wants[seat] = bot.decide(
        { view: match.view(seat), offers: match.offersFor(seat), now: match.now, language },
        chances[seat] as Chance,
      );
      played.times.push(performance.now() - began);
      played.decisions++;
    }
    onlooker.moved?.(match, bots);
  };
  let settled = 0;
  for (look(); !match.over; look()) {
    const next = soonest(wants);
    const at = next === null ? Number.POSITIVE_INFINITY : match.now + (wants[next] as Decision).after;
    if (next === null && match.due === Number.POSITIVE_INFINITY) {
      played.stuck = true;
      return played;
    }
    if (next === null || match.due <= at) match.advance(match.due);
    else if (match.act(next, (wants[next] as Decision).action, at) !== null) played.refused++;
    if (match.standings.round > settled) {
      settled = match.standings.round;
      onlooker.roundOver(match, bots);
      if (!match.over) match.take({ kind: 'next', seat: 0 }, match.now);
    }
    if (played.refused > 100) return { ...played, stuck: true };
  }
  return played;
}

function soonest(wants: readonly (Decision | null)[]): Seat | null {
  let best: Seat | null = null;
  for (const [seat, want] of wants.entries()) {
    if (want && (best === null || want.after < (wants[best] as Decision).after)) best = seat;
  }
  return best;
}

export const judgeView = (match: SpyMatch): SpyfallView => match.view('judge') as unknown as SpyfallView;
