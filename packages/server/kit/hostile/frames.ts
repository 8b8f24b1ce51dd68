import { hostileMessage } from './messages.ts';
import { anyBytes, below, oneIn, pick } from './pick.ts';

const opcodes = { continuation: 0, text: 1, binary: 2, close: 8, ping: 9, pong: 10 };

interface FrameFields {
  readonly opcode: number;
  readonly payload: Buffer;
  readonly fin?: boolean;
  readonly reserved?: number;
  readonly masked?: boolean;
  /** What the head says the length is. */
  readonly length?: bigint;
  /** How many bytes the length is written in, whether they are needed or not. */
  readonly lengthBytes?: 0 | 2 | 8;
}

/** A WebSocket frame, right or wrong. */
export function frame({ opcode, payload, fin = true, reserved = 0, masked = true, ...given }: FrameFields): Buffer {
  const length = given.length ?? BigInt(payload.length);
  const bytes = given.lengthBytes ?? (length < 126n ? 0 : length < 65_536n ? 2 : 8);
  const head = Buffer.alloc(2 + bytes);
  head[0] = (fin ? 0x80 : 0) | (reserved << 4) | opcode;
  head[1] = (masked ? 0x80 : 0) | (bytes === 0 ? Number(length & 127n) : bytes === 2 ? 126 : 127);
  if (bytes === 2) head.writeUInt16BE(Number(length & 0xffffn), 2);
  if (bytes === 8) head.writeBigUInt64BE(BigInt.asUintN(64, length), 2);
  if (!masked) return Buffer.concat([head, payload]);
  const key = anyBytes(4);
  return Buffer.concat([head, key, payload.map((byte, i) => byte ^ (key[i % 4] as number))]);
}

export const textFrame = (text: string): Buffer => frame({ opcode: opcodes.text, payload: Buffer.from(text) });
export const pingFrame = (length: number): Buffer => frame({ opcode: opcodes.ping, payload: anyBytes(length) });

const sizes = [0, 1, 2, 124, 125, 126, 127, 1000, 4095, 4096, 4097, 65_535, 65_536, 100_000];
const lies = [0n, 125n, 126n, 65_535n, 65_536n, 2n ** 31n, 2n ** 53n, 2n ** 63n - 1n, 2n ** 63n, 2n ** 64n - 1n];

/** A frame no honest client sends. */
export function hostileFrame(code: string): Buffer {
  const payload = oneIn(3) ? anyBytes(below(300)) : Buffer.from(hostileMessage(code));
  const any: FrameFields = {
    opcode: oneIn(4) ? below(16) : pick(Object.values(opcodes)),
    payload: oneIn(10) ? Buffer.alloc(pick(sizes), 'x') : payload,
    fin: !oneIn(4),
    reserved: oneIn(8) ? below(8) : 0,
    masked: !oneIn(12),
    ...(oneIn(12) && { lengthBytes: pick([0, 2, 8] as const) }),
    ...(oneIn(12) && { length: pick(lies) }),
  };
  const whole = frame(any);
  if (oneIn(12)) return whole.subarray(0, below(whole.length));
  return oneIn(20) ? anyBytes(below(500)) : whole;
}

/** Pieces of one message that never ends, with pings in between. */
export const endlessMessage = (): Buffer[] =>
  Array.from({ length: 100 }, (_, i) =>
    i % 9 === 8
      ? pingFrame(below(126))
      : frame({ opcode: i === 0 ? opcodes.text : opcodes.continuation, payload: anyBytes(below(60)), fin: false }),
  );
