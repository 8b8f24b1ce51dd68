/** One after the other: what takes several steps must not be mixed with anything else. */
export class Mutex {
  private last: Promise<void> = Promise.resolve();

  /** Resolves when it is one's turn, with what ends it. */
  async acquire(): Promise<() => void> {
    const before = this.last;
    let end = (): void => {};
    this.last = new Promise((resolve) => {
      end = resolve;
    });
    await before;
    return end;
  }
}
