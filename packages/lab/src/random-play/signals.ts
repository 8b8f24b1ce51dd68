import type { Chance, Signal } from '@tasovka/kernel';
import type { AnyMatch } from '../random-play/play.ts';

/** A random signal of a random seat, as people around a table talk and move. */
export function chatter(match: AnyMatch, chance: Chance): void {
  const { seats, names } = match.header;
  const seat = chance.below(seats);
  match.submit({ kind: 'signal', seat, signal: randomSignal(names, chance) }, match.now);
}

const types = ['spoke', 'heard', 'left', 'hand', 'said'] as const;

function randomSignal(names: readonly string[], chance: Chance): Signal {
  const type = chance.pick(types);
  if (type !== 'said') return { type };
  const text = `${chance.below(2) === 0 ? chance.pick(names) : 'well'}${chance.below(2) === 0 ? '?' : '!'}`;
  return { type, text };
}
