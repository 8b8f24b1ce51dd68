/** Texts as WebSocket frames in one piece of memory, so that they leave in one write. Servers do not mask. */
export function framesOf(texts: readonly string[]): Buffer {
  let size = 0;
  const lengths: number[] = [];
  for (const text of texts) {
    const length = Buffer.byteLength(text);
    lengths.push(length);
    size += length + headerOf(length);
  }
  const buffer = Buffer.allocUnsafe(size);
  let at = 0;
  for (let i = 0; i < texts.length; i++) {
    const length = lengths[i] as number;
    buffer[at] = 0x81;
    if (length < 126) buffer[at + 1] = length;
    else if (length < 65_536) {
      buffer[at + 1] = 126;
      buffer.writeUInt16BE(length, at + 2);
    } else {
      buffer[at + 1] = 127;
      buffer.writeBigUInt64BE(BigInt(length), at + 2);
    }
    at += headerOf(length);
    at += buffer.write(texts[i] as string, at, 'utf8');
  }
  return buffer;
}

const headerOf = (length: number): number => (length < 126 ? 2 : length < 65_536 ? 4 : 10);
