import { createClient } from 'redis';

const answerMs = 1500;

/**
 * The two connections of a node to Redis. What cannot be sent now is not queued: the caller waits and asks again, and
 * connections that may have missed something join anew (`onDisconnect`).
 */
export class RedisConnections {
  private readonly commands;
  private readonly subscriber;
  onDisconnect: () => void = () => {};

  constructor(url: string, onError: (error: Error) => void) {
    const options = {
      url,
      disableOfflineQueue: true,
      socket: { connectTimeout: 1000, reconnectStrategy: (tries: number) => Math.min(500, 50 + tries * 50) },
    };
    this.commands = createClient(options);
    this.subscriber = createClient(options);
    for (const client of [this.commands, this.subscriber]) {
      client.on('error', onError);
      client.on('reconnecting', () => this.onDisconnect());
    }
  }

  async connect(): Promise<void> {
    await Promise.all([this.commands.connect(), this.subscriber.connect()]);
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

  async subscribe(channel: string, receive: (text: string) => void): Promise<void> {
    await this.subscriber.subscribe(channel, receive);
  }

  close(): void {
    this.onDisconnect = () => {};
    this.commands.destroy();
    this.subscriber.destroy();
  }
}

function soon<T>(work: Promise<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => reject(new Error('Redis does not answer')), answerMs);
    work.then(resolve, reject).finally(() => clearTimeout(timer));
  });
}
