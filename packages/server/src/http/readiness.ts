const askEveryMs = 1000;
const answerMs = 2000;

/**
 * Whether this server should get new devices. The check writes to the storage: however often somebody asks, it runs
 * once a second, and one that takes too long has failed.
 */
export class Readiness {
  private readonly check: () => Promise<void>;
  private readonly isConnected: () => boolean;
  private last: Promise<boolean> = Promise.resolve(false);
  private askedAt = Number.NEGATIVE_INFINITY;
  private isClosing = false;

  /** `isConnected`: to the other nodes. */
  constructor(check: () => Promise<void>, isConnected: () => boolean = () => true) {
    this.check = check;
    this.isConnected = isConnected;
  }

  /** From now on nobody new should come. */
  close(): void {
    this.isClosing = true;
  }

  async isReady(): Promise<boolean> {
    const now = performance.now();
    if (now - this.askedAt >= askEveryMs) {
      this.askedAt = now;
      this.last = this.ask();
    }
    return (await this.last) && this.isConnected() && !this.isClosing;
  }

  private async ask(): Promise<boolean> {
    let timer: NodeJS.Timeout | undefined;
    const tooLate = new Promise<boolean>((resolve) => {
      timer = setTimeout(() => resolve(false), answerMs);
    });
    const answer = this.check().then(
      () => true,
      () => false,
    );
    return Promise.race([answer, tooLate]).finally(() => clearTimeout(timer));
  }
}
