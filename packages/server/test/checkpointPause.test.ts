import { EventEmitter } from 'node:events';
import type { Worker } from 'node:worker_threads';
import { expect, it } from 'vitest';
import { CheckpointPause } from '../src/storage/sqlite/checkpointPause.ts';

class Checkpointer extends EventEmitter {
  readonly heard: string[] = [];

  postMessage(word: string): void {
    this.heard.push(word);
  }
}

it('a writer pauses on request until it may go on, or until the checkpointer exits', async () => {
  const checkpointer = new Checkpointer();
  const pause = new CheckpointPause(checkpointer as unknown as Worker);
  expect(pause.untilOver).toBeNull();
  for (const end of ['go on', 'exit']) {
    checkpointer.emit('message', 'pause');
    expect(checkpointer.heard.pop()).toBe('paused');
    const waiting = pause.untilOver;
    expect(waiting).not.toBeNull();
    if (end === 'exit') checkpointer.emit('exit', 1);
    else checkpointer.emit('message', end);
    await waiting;
    expect(pause.untilOver).toBeNull();
  }
});
