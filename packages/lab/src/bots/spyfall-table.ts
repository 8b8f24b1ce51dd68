import {
  type BotLevel,
  Chance,
  type Decision,
  type JsonObject,
  Match,
  never,
  type Seat,
  type SeatInfo,
  seenBy,
} from '@tasovka/kernel';
import { type Spyfall, type SpyfallView, spyfall } from '@tasovka/spyfall';
import { SpyfallBot } from '@tasovka/spyfall/bot';

export interface TableSetup {
  readonly seed: string;
  readonly seats: number;
  readonly levels: readonly BotLevel[];
  readonly language: 'ru' | 'en';
  readonly options: JsonObject;
  readonly names?: readonly string[];
  readonly fixedDeal?: FixedDeal;
  /** Who sits where something else than our bots does: a scripted player, or null. */
  readonly player?: (level: BotLevel, info: SeatInfo) => SpyfallBot | null;
}

type FixedDeal = Parameters<typeof Match.start<Spyfall>>[1]['fixedDeal'];
type SpyMatch = Match<Spyfall>;

/** Is called while bots talk. */
export interface Onlooker {
  /** After every input, with what each bot thinks. */
  moved?(match: SpyMatch, bots: readonly SpyfallBot[]): void;
  roundOver(match: SpyMatch, bots: readonly SpyfallBot[]): void;
}

const start = ({ seed, seats, options, names, fixedDeal }: TableSetup): SpyMatch =>
  Match.start(
    spyfall,
    {
      game: spyfall.id,
      rulesVersion: spyfall.rulesVersion,
      seats,
      options,
      seed,
      names: names ?? Array.from({ length: seats }, (_, seat) => `bot ${seat + 1}`),
      ...(fixedDeal !== undefined && { fixedDeal }),
    },
    { events: true },
  );

export interface Played {
  refused: number;
  /** What each decision took, in milliseconds. */
  readonly times: number[];
  /** Nobody wanted to do anything, and no time was running. */
  stuck: boolean;
}

interface SeatedSpyfallBot {
  readonly seat: Seat;
  readonly bot: SpyfallBot;
  readonly chance: Chance;
  decision: Decision | null;
}

/** One match of bots in their own time: whoever is ready first acts first. */
export function playTable(setup: TableSetup, onlooker: Onlooker): Played {
  const match = start(setup);
  const { seats, levels, seed, language } = setup;
  const { names, options } = match.header;
  const seated: SeatedSpyfallBot[] = Array.from({ length: seats }, (_, seat) => {
    const level = levels[seat % levels.length] ?? 'solid';
    const info = { seat, seats, names, options };
    const bot = setup.player?.(level, info) ?? new SpyfallBot(level, info);
    return { seat, bot, chance: Chance.seeded(`${seed}/${seat}`), decision: null };
  });
  const bots = seated.map(({ bot }) => bot);
  const played: Played = { refused: 0, times: [], stuck: false };
  const look = (): void => {
    for (const event of match.drainEvents()) for (const { seat, bot } of seated) bot.notice(seenBy(event, seat));
    for (const one of seated) {
      const { seat, bot, chance } = one;
      const began = performance.now();
      one.decision = bot.decide(
        { view: match.view(seat), offers: match.offersFor(seat), now: match.now, language },
        chance,
      );
      played.times.push(performance.now() - began);
    }
    onlooker.moved?.(match, bots);
  };
  let settled = 0;
  for (look(); !match.over; look()) {
    const next = soonest(seated);
    const at = next === null ? never : match.now + next.after;
    if (next === null && match.due === never) {
      played.stuck = true;
      return played;
    }
    if (next === null || match.due <= at) match.advance(match.due);
    else if (match.act(next.seat, next.action, at) !== null) played.refused++;
    if (match.standings.round > settled) {
      settled = match.standings.round;
      onlooker.roundOver(match, bots);
      if (!match.over) match.take({ kind: 'next', seat: 0 }, match.now);
    }
    if (played.refused > 100) return { ...played, stuck: true };
  }
  return played;
}

function soonest(seated: readonly SeatedSpyfallBot[]): (Decision & { readonly seat: Seat }) | null {
  let best: (Decision & { readonly seat: Seat }) | null = null;
  for (const { seat, decision } of seated) {
    if (decision && (best === null || decision.after < best.after)) best = { ...decision, seat };
  }
  return best;
}

export const judgeView = (match: SpyMatch): SpyfallView => match.view('judge');
