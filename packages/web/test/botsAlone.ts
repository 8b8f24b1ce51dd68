import { loadBots } from '@tasovka/games';
import { allGames } from '@tasovka/games/all';
import {
  type Bot,
  type BotLevel,
  botLevels,
  Chance,
  type Decision,
  type JsonObject,
  Match,
  type SeatInfo,
  seenBy,
} from '@tasovka/kernel';

const names = ['Аня', 'Боря', 'Вера', 'Гена'];
/** More inputs than any match takes. */
const patience = 20_000;

/** As the worker of a table on the device lets them think. */
const botOf = await loadBots({ clock: () => performance.now(), budgetMs: 30 });

/** A whole match of bots of all levels with no server anywhere, in their own time: whoever is ready first acts first. */
function botsAlone(
  id: string,
  options: JsonObject,
  levels: readonly BotLevel[] = botLevels,
): { over: boolean; refused: unknown[]; thoughts: number[] } {
  const game = allGames[id]?.game;
  if (!game) throw new Error(`no game ${id}`);
  const seats = names.length;
  const header = { game: id, rulesVersion: game.rulesVersion, seats, options, seed: 'alone', names };
  const match = Match.start(game, header, { events: true });
  const bots = names.map((_, seat) => {
    const chair: SeatInfo = { seat, seats, names, options };
    return botOf(id, levels[seat % levels.length] as BotLevel, chair) as Bot;
  });
  const luck = names.map((name) => Chance.seeded(name));
  const refused: unknown[] = [];
  const thoughts: number[] = [];
  for (let inputs = 0; !match.over && inputs < patience; inputs++) {
    if (match.betweenRounds) match.take({ kind: 'next', seat: 0 }, match.now);
    const told = match.drainEvents();
    let first: { seat: number; decision: Decision } | null = null;
    for (const [seat, bot] of bots.entries()) {
      for (const one of told) bot.notice(seenBy(one, seat));
      const observation = {
        view: match.view(seat),
        offers: match.offersFor(seat),
        now: match.now,
        language: 'ru' as const,
      };
      const began = performance.now();
      const decision = bot.decide(observation, luck[seat] as Chance);
      if (observation.offers.length > 0) thoughts.push(performance.now() - began);
      if (decision && (first === null || decision.after < first.decision.after)) first = { seat, decision };
    }
    if (first && match.now + first.decision.after < match.due) {
      const { seat, decision } = first;
      if (match.act(seat, decision.action, match.now + decision.after) !== null) refused.push(decision.action);
    } else match.advance(match.due);
  }
  return { over: match.over, refused, thoughts };
}

Object.assign(globalThis, { botsAlone });
