import { allGames, configFrom, type RunningServer, startServer } from './index.ts';

/** After this the process exits even if the server has not closed (deploys wait 5 s). */
const closeWithinMs = 4500;

/** Runs a server until the process is asked to stop. */
export async function runServer(project: string, env: NodeJS.ProcessEnv): Promise<RunningServer> {
  try {
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
    return server;
  } catch (error) {
    console.error(explain(error));
    process.exit(1);
  }
}

function explain(error: unknown): string {
  const { code, message, port } = error as { code?: string; message?: string; port?: number };
  if (code === 'EADDRINUSE')
    return `Port ${port} is taken: set another one, PORT=${Number(port) + 1} npm start (HTTPS_PORT for https)`;
  if (message?.startsWith('corrupted migrations')) {
    return 'A newer version has written this data. Start that version, or restore a backup of before the upgrade.';
  }
  return `The server could not start: ${message ?? String(error)}`;
}
