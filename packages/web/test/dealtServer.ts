import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { allGames, type Config, configFrom, startServer } from '@tasovka/server';
import { Dealer } from './dealer.ts';

export interface DealtServer {
  readonly address: string;
  readonly dealer: Dealer;
  close(): Promise<void>;
}

const project = join(import.meta.dirname, '../../..');

/** The real server in this process, with a dealer who deals as one wishes; it cannot be reached from outside. */
export async function startDealtServer(
  botPace = 0.2,
  site = process.env.SITE,
  host = '127.0.0.1',
  changes: Partial<Config> = {},
): Promise<DealtServer> {
  const dealer = new Dealer();
  const settings = {
    PORT: '0',
    HOST: host,
    DATA: mkdtempSync(join(tmpdir(), 'tasovka-test-')),
    LOG_LEVEL: 'error',
    ROOMS_PER_HOUR: '10000',
    CALLS_PER_MINUTE: '100000',
    BOT_PACE: `${botPace}`,
    // Phones may take a while to open; nobody has left the table before they came.
    LEFT_MS: '30000',
    ...(site && { SITE: site }),
  };
  const server = await startServer({ ...configFrom(settings, project), ...changes }, dealer.seatedAt(allGames));
  return { address: `http://127.0.0.1:${server.port}`, dealer, close: () => server.close() };
}
