import { getHeapSpaceStatistics, setFlagsFromString } from 'node:v8';
import { configFrom } from './config.ts';
import { allGames } from './games.ts';
import { startServer } from './server.ts';

/** After this a stop is no longer polite (deploys wait 5 s). */
const politeMs = 4500;

const nurseryBytes = 16 * 2 ** 20;
const lookAfterMs = 1000;

/**
 * What people leave behind when they come in (requests, handshakes) lives a little longer than a move: V8 would let that
 * grow to twice of what is in use.
 *
 * Letters of many rooms wait for one commit together, so V8 would believe that they live long and make them in old memory
 * from then on: two kilobytes of garbage a move where no small collection finds them.
 */
function keepMemorySmall(): void {
  setFlagsFromString('--heap-growing-percent=40');
  setFlagsFromString('--no-allocation-site-pretenuring');
  setInterval(keepNursery, lookAfterMs).unref();
}

/**
 * What a move needs is garbage right after it, and the nursery is where it is cheap. Above this size it would save next to
 * nothing, take 16 MB more and make the pauses longer; but while nobody plays V8 gives most of it back, and must be let
 * grow again.
 */
function keepNursery(): void {
  const nursery = getHeapSpaceStatistics().find(({ space_name }) => space_name === 'new_space');
  const isLarge = nursery !== undefined && nursery.space_size >= nurseryBytes;
  setFlagsFromString(`--semi-space-growth-factor=${isLarge ? 1 : 2}`);
}

/** Runs a server until the process is asked to stop; the port it listens on. */
export async function runServer(project: string, env: NodeJS.ProcessEnv): Promise<number> {
  try {
    keepMemorySmall();
    const server = await startServer(configFrom({ LOG_LEVEL: 'warn', ...env }, project), allGames);
    const stop = (): void => {
      setTimeout(() => process.exit(1), politeMs).unref();
      server.close().then(
        () => process.exit(0),
        () => process.exit(1),
      );
    };
    process.once('SIGTERM', stop);
    process.once('SIGINT', stop);
    return server.port;
  } catch (error) {
    console.error(explain(error));
    process.exit(1);
  }
}

function explain(error: unknown): string {
  const { code, message, port } = error as { code?: string; message?: string; port?: number };
  if (code === 'EADDRINUSE') return `Port ${port} is taken: set another one, PORT=${Number(port) + 1} npm start`;
  return `The server could not start: ${message ?? String(error)}`;
}
