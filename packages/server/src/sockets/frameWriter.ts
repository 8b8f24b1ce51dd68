import type { Duplex } from 'node:stream';
import { encodeFrames } from './frameEncoder.ts';

/** A client that leaves this much unread is disconnected: it gets the whole view when it comes back. */
const mostUnread = 1_000_000;

/** Writers with something to send at the end of this tick. */
let dirty: FrameWriter[] = [];

function flushAll(): void {
  const writers = dirty;
  dirty = [];
  for (const writer of writers) writer.flush();
}

/** Collects the frames of one tick and writes them at once: a reply and its update need not be two writes. */
export class FrameWriter {
  /** The stream below the WebSocket library: frames without compression can be written to it as they are. */
  private readonly stream: Duplex;
  private readonly canSend: () => boolean;
  private readonly onOverflow: () => void;
  private frames = '';

  constructor(stream: Duplex, canSend: () => boolean, onOverflow: () => void) {
    this.stream = stream;
    this.canSend = canSend;
    this.onOverflow = onOverflow;
  }

  put(frame: string): void {
    if (this.frames === '' && dirty.push(this) === 1) process.nextTick(flushAll);
    this.frames += frame;
  }

  flush(): void {
    if (this.frames === '') return;
    const { frames } = this;
    this.frames = '';
    if (!this.canSend()) return;
    if (this.stream.writableLength > mostUnread) this.onOverflow();
    else this.stream.write(encodeFrames(frames), 'latin1');
  }
}
