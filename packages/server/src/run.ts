import { configFrom } from './config.ts';
import { allGames } from './games.ts';
import { startServer } from './server.ts';

/** After this a stop is no longer polite (deploys wait 5 s). */
const politeMs = 4500;

/** Runs a server until the process is asked to stop; the port it listens on. */
export async function runServer(project: string, env: NodeJS.ProcessEnv): Promise<number> {
  const config = configFrom({ LOG_LEVEL: 'warn', ...env }, project);
  try {
    const server = await startServer(config, allGames);
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
    console.error(explain(error, config.port));
    process.exit(1);
  }
}

function explain(error: unknown, port: number): string {
  const { code, message } = error as { code?: string; message?: string };
  if (code === 'EADDRINUSE') return `Port ${port} is taken: set another one, PORT=${port + 1} npm start`;
  return `The server could not start: ${message ?? String(error)}`;
}
