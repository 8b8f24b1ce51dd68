import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { createServer } from 'node:net';

const running = new Set<ChildProcess>();
const kill = ({ pid }: ChildProcess): void => {
  try {
    if (pid !== undefined) process.kill(-pid, 'SIGKILL');
  } catch {
    // It has ended by itself.
  }
};
// Whatever goes wrong, no browser is left behind.
process.once('exit', () => {
  for (const one of running) kill(one);
});

/** A program with all that it starts in turn; ended together. */
export function start(program: string, args: readonly string[], env: NodeJS.ProcessEnv = {}): { end(): void } {
  const child = spawn(program, args, { stdio: 'ignore', detached: true, env: { ...process.env, ...env } });
  child.once('error', (error) => console.error(`${program}: ${error.message}`));
  running.add(child);
  return {
    end() {
      running.delete(child);
      kill(child);
    },
  };
}

export async function freePort(): Promise<number> {
  const probe = createServer().listen(0, '127.0.0.1');
  await once(probe, 'listening');
  const address = probe.address();
  probe.close();
  await once(probe, 'close');
  if (address === null || typeof address === 'string') throw new Error('no port');
  return address.port;
}
