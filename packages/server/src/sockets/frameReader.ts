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
 * Reads the usual frames, which is nearly all that players send: whole, small texts and pongs. The library would take a
 * stream, a list of buffers and two events for each. It stays responsible for all else: the first frame that is not usual
 * goes to it, and so does everything after.
 */
export function readCommonFrames(wire: Duplex, ears: FrameListener): void {
  const [library] = wire.listeners('data') as ((chunk: Buffer) => void)[];
  if (!library) throw new Error('nobody reads this socket');
  let rest: Buffer | null = null;
  const read = (chunk: Buffer): void => {
    const bytes = rest ? Buffer.concat([rest, chunk]) : chunk;
    rest = null;
    for (let at = 0; at < bytes.length; ) {
      const frame = usualFrame(bytes, at);
      if (frame === 'incomplete') {
        rest = bytes.subarray(at);
        return;
      }
      const message = frame === 'unusual' ? null : unmasked(bytes, frame);
      if (frame === 'unusual' || message === null) {
        wire.on('data', library);
        wire.removeListener('data', read);
        library.call(wire, bytes.subarray(at));
        return;
      }
      if (bytes[at] === text) ears.onText(message);
      else ears.onPong(message);
      at = frame.end;
    }
  };
  wire.on('data', read);
  wire.removeListener('data', library);
}

function usualFrame(bytes: Buffer, at: number): Frame | 'incomplete' | 'unusual' {
  if (bytes[at] !== text && bytes[at] !== pong) return 'unusual';
  if (at + 2 > bytes.length) return 'incomplete';
  const second = bytes[at + 1] as number;
  const short = second & ~masked;
  if (short === second || short === 127) return 'unusual';
  if (short < 126) return whole(bytes, at + 2, short);
  return at + 4 > bytes.length ? 'incomplete' : whole(bytes, at + 4, bytes.readUInt16BE(at + 2));
}

function whole(bytes: Buffer, mask: number, length: number): Frame | 'incomplete' | 'unusual' {
  if (length > bounds.messageBytes) return 'unusual';
  const payload = mask + 4;
  const end = payload + length;
  return end > bytes.length ? 'incomplete' : { mask, payload, end };
}

/** The text of a frame; null, and the frame as it was, where it is none. */
function unmasked(bytes: Buffer, frame: Frame): string | null {
  const { payload, end } = frame;
  if (applyMask(bytes, frame) <= ascii) return bytes.toString('latin1', payload, end);
  if (isUtf8(bytes.subarray(payload, end))) return bytes.toString('utf8', payload, end);
  applyMask(bytes, frame);
  return null;
}

/** Twice is as if never. All bits that occur. */
function applyMask(bytes: Buffer, { mask, payload, end }: Frame): number {
  let bits = 0;
  for (let i = payload; i < end; i++) {
    const byte = (bytes[i] as number) ^ (bytes[mask + ((i - payload) & 3)] as number);
    bytes[i] = byte;
    bits |= byte;
  }
  return bits;
}
