import { type Action, Match } from '../src/index.ts';
import type { MatchOf } from './config.ts';
import { Broken, difference } from './moment.ts';

/** (1) Header and log, written down and read again, give the same match to the byte. */
export function replaysTheSame<S, A extends Action>(match: MatchOf<S, A>): void {
  const { header, log } = JSON.parse(JSON.stringify({ header: match.header, log: match.log }));
  const again: MatchOf<S, A> = Match.replay(match.game, header, log, { log: true });
  // Refused inputs move the clock and are in no log.
  again.advance(match.now);
  const [one, other] = [match.save(), again.save()];
  if (one !== other) throw new Broken(`a replay of the log gives another match${difference(one, other)}`);
}
