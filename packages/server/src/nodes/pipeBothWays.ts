import type { Duplex } from 'node:stream';

/** An end that is told of the other's end has this long to end as well. */
const lingerMs = 2000;

/** Every byte both ways, at the pace of the slower end. When either end goes, both go. */
export function pipeBothWays(one: Duplex, other: Duplex): void {
  pipe(one, other);
  pipe(other, one);
}

function pipe(from: Duplex, to: Duplex): void {
  from.pipe(to);
  from.on('error', () => to.destroy());
  from.once('end', () => {
    // What came before the end still leaves, a close frame for example; then nothing keeps the other half open.
    setTimeout(() => {
      from.destroy();
      to.destroy();
    }, lingerMs).unref();
  });
  from.once('close', () => {
    if (!from.readableEnded) to.destroy();
  });
}
