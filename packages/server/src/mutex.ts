/** One holder at a time: work of several steps must not be mixed with other work. */
export class Mutex {
  private last: Promise<void> = Promise.resolve();

  /** Resolves when the mutex is free, with the function that releases it. */
  async acquire(): Promise<() => void> {
    const before = this.last;
    let release = (): void => {};
    this.last = new Promise((resolve) => {
      release = resolve;
    });
    await before;
    return release;
  }
}
