import { parentPort } from 'node:worker_threads';
import { gzipSync } from 'node:zlib';
import type { Replay } from '@tasovka/protocol';
import { forgetSeat } from '../book/forgetSeat.ts';
import { framesFor } from './replayFrames.ts';
import type { PackedReplay, ReplayOrder } from './replayThread.ts';
import { withoutNames } from './toldFrames.ts';

function packed(order: ReplayOrder): PackedReplay {
  const { id, body } = order;
  try {
    if ('forget' in order) return { id, packed: Buffer.from(forgetSeat(body, order.forget)) };
    const frames = framesFor(body, order.eyes);
    const replay: Replay = { ...order.about, frames: order.hidesNames ? withoutNames(frames) : frames };
    return { id, packed: gzipSync(JSON.stringify(replay)) };
  } catch (error) {
    return { id, error: error instanceof Error ? error.message : String(error) };
  }
}

parentPort?.on('message', (order: ReplayOrder) => parentPort?.postMessage(packed(order)));
