import { createClient } from 'redis';

const answerMs = 1500;

/** A node's connection to Redis. What cannot be sent now is not queued: the caller fails at once and asks again. */
export class RedisConnection {
  private readonly client;

  constructor(url: string, onError: (error: Error) => void) {
    this.client = createClient({
      url,
      disableOfflineQueue: true,
      socket: { connectTimeout: 1000, reconnectStrategy: (tries: number) => Math.min(500, 50 + tries * 50) },
    });
    this.client.on('error', onError);
  }

  async connect(): Promise<void> {
    await this.client.connect();
  }

  command(...words: string[]): Promise<unknown> {
    return soon(this.client.sendCommand(words));
  }

  script(text: string, ...values: string[]): Promise<unknown> {
    return this.command('EVAL', text, '0', ...values);
  }

  close(): void {
    this.client.destroy();
  }
}

function soon<T>(work: Promise<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => reject(new Error('Redis does not answer')), answerMs);
    work.then(resolve, reject).finally(() => clearTimeout(timer));
  });
}
