import { type GameTypes, Match } from '../src/index.ts';
import { Broken, difference } from './moment.ts';

/** (1) Header and log, written down and read again, give the same match to the byte. */
export function replaysTheSame<T extends GameTypes>(match: Match<T>): void {
  const { header, log } = JSON.parse(JSON.stringify({ header: match.header, log: match.log }));
  const [one, other] = [match.save(), Match.replay(match.game, header, log, { log: true }).save()];
  if (one !== other) throw new Broken(`a replay of the log gives another match${difference(one, other)}`);
}
