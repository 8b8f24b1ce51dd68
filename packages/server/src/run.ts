import { tuneGarbageCollector } from './gcTuning.ts';

/** After this the process exits even if the server has not closed (deploys wait 5 s). */
const closeWithinMs = 4500;

/** Runs a server until the process is asked to stop; the port it listens on. */
export async function runServer(project: string, env: NodeJS.ProcessEnv): Promise<number> {
  try {
    tuneGarbageCollector();
    // Imported only now: loading the code leaves so much garbage that the nursery would grow before it is limited.
    const { allGames, configFrom, startServer } = await import('./index.ts');
    const server = await startServer(configFrom({ LOG_LEVEL: 'warn', ...env }, project), allGames);
    const stop = (): void => {
      setTimeout(() => process.exit(1), closeWithinMs).unref();
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
