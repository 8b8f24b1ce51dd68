/**
 * WebSocket frames as strings of bytes, one character each. Node copies such a string (`latin1`) straight into one write
 * of the socket, where a Buffer would have to be made first and a library would write header and payload apart; and what
 * leaves together is joined like any other text. Servers do not mask.
 */
const text = 0x81;
const ping = 0x89;

export const textFrame = (message: string): string => frame(text, message);
export const pingFrame = (payload: string): string => frame(ping, payload);

function frame(kind: number, message: string): string {
  const bytes = Buffer.byteLength(message);
  // Nearly all messages are plain ASCII, which is its own UTF-8.
  const payload = bytes === message.length ? message : Buffer.from(message).toString('latin1');
  return header(kind, bytes) + payload;
}

const high = (bytes: number): number => Math.floor(bytes / 2 ** 24) & 255;

function header(kind: number, bytes: number): string {
  if (bytes < 126) return String.fromCharCode(kind, bytes);
  if (bytes < 65_536) return String.fromCharCode(kind, 126, bytes >> 8, bytes & 255);
  const low = String.fromCharCode((bytes >> 16) & 255, (bytes >> 8) & 255, bytes & 255);
  return String.fromCharCode(kind, 127, 0, 0, 0, 0, high(bytes)) + low;
}
