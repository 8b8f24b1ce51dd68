import { type AnyGame, Chance, type Header, Match } from '@tasovka/kernel';
import { choose } from '@tasovka/kernel/kit';
import { type Golden, resultOf } from './golden.ts';

/** Long enough for several rounds and every kind of card, short enough to be kept in the repository. */
const longest = 400;

/** Plays a match at random, people talking and dawdling included, and keeps what came of it. */
export function record(
  game: AnyGame,
  { rulesVersion: _, ...given }: Omit<Header, 'rulesVersion'> & Partial<Header>,
): Golden {
  const header: Header = { ...given, rulesVersion: game.rulesVersion };
  const match = Match.start(game, header, { log: true });
  const player = Chance.seeded(`golden ${header.seed}`);
  for (let inputs = 0; inputs < longest && !match.over; inputs++) {
    const coming = choose(match, { setups: () => [], signals: true }, player);
    if (coming === null) break;
    match.take(coming.input, coming.at);
  }
  return { header, log: match.log ?? [], result: resultOf(match) };
}
