import { createClient } from 'redis';

type Client = ReturnType<typeof createClient>;

const patience = 1500;

/**
 * The two connections of a node to Redis. What cannot be sent now is not queued: whoever wanted it waits and asks
 * again, and lines that may have missed something are opened anew (`onBroken`).
 */
export class RedisWires {
  private readonly commands: Client;
  private readonly ears: Client;
  onBroken: () => void = () => {};
  onBack: () => void = () => {};

  constructor(url: string, onError: (error: Error) => void) {
    const options = {
      url,
      disableOfflineQueue: true,
      socket: { connectTimeout: 1000, reconnectStrategy: (tries: number) => Math.min(500, 50 + tries * 50) },
    };
    this.commands = createClient(options) as Client;
    this.ears = createClient(options) as Client;
    for (const client of [this.commands, this.ears]) {
      client.on('error', onError);
      client.on('reconnecting', () => this.onBroken());
      client.on('ready', () => this.onBack());
    }
  }

  async connect(): Promise<void> {
    await Promise.all([this.commands.connect(), this.ears.connect()]);
  }

  command(...words: string[]): Promise<unknown> {
    return soon(this.commands.sendCommand(words));
  }

  script(text: string, keys: readonly string[], values: readonly string[]): Promise<unknown> {
    return this.command('EVAL', text, `${keys.length}`, ...keys, ...values);
  }

  async publish(channel: string, text: string): Promise<void> {
    await this.commands.sendCommand(['PUBLISH', channel, text]);
  }

  async listen(channel: string, hear: (text: string) => void): Promise<void> {
    await this.ears.subscribe(channel, hear);
  }

  close(): void {
    this.onBroken = () => {};
    this.onBack = () => {};
    this.commands.destroy();
    this.ears.destroy();
  }
}

function soon<T>(work: Promise<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => reject(new Error('Redis does not answer')), patience);
    work.then(resolve, reject).finally(() => clearTimeout(timer));
  });
}
