import { isUtf8 } from 'node:buffer';
import type { Duplex } from 'node:stream';
import { bounds } from '@tasovka/protocol';

const text = 0x81;
const pong = 0x8a;
const masked = 0x80;
const ascii = 0x7f;

export interface FrameListener {
  onText(message: string): void;
  onPong(payload: string): void;
}

type Frame = { readonly mask: number; readonly payload: number; readonly end: number };

/**
 * Reads the common frames, nearly all that players send: whole, small texts and pongs. The library would need a stream,
 * a list of buffers and two events for each. It stays responsible for all else: the first frame that is not common goes
 * to it, and so does everything after.
 */
export function readCommonFrames(stream: Duplex, listener: FrameListener): void {
  // Node types listeners as plain functions; those of 'data' take a chunk.
  const [library] = stream.listeners('data') as ((chunk: Buffer) => void)[];
  if (!library) throw new Error('nobody reads this socket');
  let rest: Buffer | null = null;
  const read = (chunk: Buffer): void => {
    const bytes = rest ? Buffer.concat([rest, chunk]) : chunk;
    rest = null;
    for (let at = 0; at < bytes.length; ) {
      const frame = commonFrame(bytes, at);
      if (frame === 'incomplete') {
        rest = bytes.subarray(at);
        return;
      }
      const message = frame === 'uncommon' ? null : unmasked(bytes, frame);
      if (frame === 'uncommon' || message === null) {
        stream.on('data', library);
        stream.removeListener('data', read);
        library.call(stream, bytes.subarray(at));
        return;
      }
      if (bytes[at] === text) listener.onText(message);
      else listener.onPong(message);
      at = frame.end;
    }
  };
  stream.on('data', read);
  stream.removeListener('data', library);
}

function commonFrame(bytes: Buffer, at: number): Frame | 'incomplete' | 'uncommon' {
  if (bytes[at] !== text && bytes[at] !== pong) return 'uncommon';
  if (at + 2 > bytes.length) return 'incomplete';
  const second = bytes[at + 1] ?? 0;
  const short = second & ~masked;
  if (short === second || short === 127) return 'uncommon';
  if (short < 126) return whole(bytes, at + 2, short);
  return at + 4 > bytes.length ? 'incomplete' : whole(bytes, at + 4, bytes.readUInt16BE(at + 2));
}

function whole(bytes: Buffer, mask: number, length: number): Frame | 'incomplete' | 'uncommon' {
  if (length > bounds.messageBytes) return 'uncommon';
  const payload = mask + 4;
  const end = payload + length;
  return end > bytes.length ? 'incomplete' : { mask, payload, end };
}

/** The text of a frame; null, and the frame as it was, where it is not valid text. */
function unmasked(bytes: Buffer, frame: Frame): string | null {
  const { payload, end } = frame;
  if (applyMask(bytes, frame) <= ascii) return bytes.toString('latin1', payload, end);
  if (isUtf8(bytes.subarray(payload, end))) return bytes.toString('utf8', payload, end);
  applyMask(bytes, frame);
  return null;
}

/** Masking twice restores the bytes. Returns all bits that occur. */
function applyMask(bytes: Buffer, { mask, payload, end }: Frame): number {
  let bits = 0;
  for (let i = payload; i < end; i++) {
    const byte = (bytes[i] ?? 0) ^ (bytes[mask + ((i - payload) & 3)] ?? 0);
    bytes[i] = byte;
    bits |= byte;
  }
  return bits;
}
