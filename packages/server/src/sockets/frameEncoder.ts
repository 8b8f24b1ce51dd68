/**
 * WebSocket frames as strings with one character per byte. Node copies such a string (`latin1`) straight into one write
 * of the socket; the library would make Buffers and write header and payload apart. Frames that leave together are joined
 * like any other text. Servers do not mask.
 */
const text = 0x81;
const ping = 0x89;

/** As if the message were plain ASCII, which nearly all are; `encodeFrames` corrects the others before they are written. */
export const textFrame = (message: string): string => header(text, message.length) + message;
export const pingFrame = (payload: string): string => header(ping, payload.length) + payload;

/**
 * Frames as they go out. V8 copies a joined text into one piece when it is first read, so this reads all frames at once
 * when the socket is given them, and not every message before.
 */
export function encodeFrames(frames: string): string {
  const beyondAscii = Buffer.byteLength(frames) - frames.length;
  let ofHeaders = 0;
  for (let at = 0; at < frames.length; ) {
    const payload = at + headerLength(frames, at);
    for (let i = at; i < payload; i++) if (frames.charCodeAt(i) > 127) ofHeaders++;
    at = payload + payloadLength(frames, at);
  }
  return beyondAscii === ofHeaders ? frames : encoded(frames);
}

/** With payloads in UTF-8, and headers that say how long they are then. */
function encoded(frames: string): string {
  let bytes = '';
  for (let at = 0; at < frames.length; ) {
    const start = at + headerLength(frames, at);
    const end = start + payloadLength(frames, at);
    const payload = Buffer.from(frames.slice(start, end)).toString('latin1');
    bytes += header(frames.charCodeAt(at), payload.length) + payload;
    at = end;
  }
  return bytes;
}

function headerLength(frames: string, at: number): number {
  const short = frames.charCodeAt(at + 1);
  return short < 126 ? 2 : short === 126 ? 4 : 10;
}

function payloadLength(frames: string, at: number): number {
  const short = frames.charCodeAt(at + 1);
  if (short < 126) return short;
  let length = 0;
  for (let i = at + 2; i < at + headerLength(frames, at); i++) length = length * 256 + frames.charCodeAt(i);
  return length;
}

const high = (bytes: number): number => Math.floor(bytes / 2 ** 24) & 255;

function header(kind: number, bytes: number): string {
  if (bytes < 126) return String.fromCharCode(kind, bytes);
  if (bytes < 65_536) return String.fromCharCode(kind, 126, bytes >> 8, bytes & 255);
  const low = String.fromCharCode((bytes >> 16) & 255, (bytes >> 8) & 255, bytes & 255);
  return String.fromCharCode(kind, 127, 0, 0, 0, 0, high(bytes)) + low;
}
