import type { Worker } from 'node:worker_threads';

/** The writer's side of the checkpointer: when asked to it waits a moment, and says so. */
export class CheckpointPause {
  private over: Promise<void> | null = null;
  private end: () => void = () => {};

  constructor(checkpointer: Worker) {
    checkpointer.on('message', (asked: 'pause' | 'go on') => {
      if (asked === 'go on') this.goOn();
      else {
        this.over = new Promise((resolve) => {
          this.end = resolve;
        });
        checkpointer.postMessage('paused');
      }
    });
    checkpointer.on('exit', () => this.goOn());
  }

  /** Resolves when it is fine to write; null where it is already. */
  get untilOver(): Promise<void> | null {
    return this.over;
  }

  private goOn(): void {
    this.over = null;
    this.end();
  }
}
