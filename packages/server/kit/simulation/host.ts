/** A simulated machine. What happens to it is all that the simulation needs to know of it. */
export class Host {
  readonly name: string;
  /** Nothing happens on a dead machine, ever: the process was killed. */
  isDead = false;
  /** Until then nothing happens on it, as on a machine that is swapped out, or a phone in a pocket. */
  frozenUntil = 0;

  constructor(name: string) {
    this.name = name;
  }

  freeze(ms: number): void {
    this.frozenUntil = Math.max(this.frozenUntil, performance.now() + ms);
  }
}
