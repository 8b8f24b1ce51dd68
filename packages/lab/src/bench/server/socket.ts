import { randomBytes } from 'node:crypto';
import { connect, type Socket } from 'node:net';

const shared = Buffer.allocUnsafe(64 * 1024);

export interface Ears {
  opened(socket: PlainSocket): void;
  /** One whole message: text between two places of a buffer that is used again afterwards. */
  heard(socket: PlainSocket, buffer: Buffer, start: number, end: number): void;
  closed(error: Error): void;
}

/** The least a WebSocket client can be, so that the server and not the generator is the limit. */
export class PlainSocket {
  private readonly socket: Socket;
  private readonly ears: Ears;
  private head = '';
  private isOpen = false;
  private isClosed = false;
  private rest: Buffer | null = null;

  constructor(port: number, path: string, ears: Ears) {
    this.ears = ears;
    this.socket = connect({
      host: '127.0.0.1',
      port,
      noDelay: true,
      onread: {
        buffer: shared,
        callback: (length) => {
          this.read(shared, length);
          return true;
        },
      },
    });
    const key = randomBytes(16).toString('base64');
    const head = `GET ${path} HTTP/1.1\r\nHost: 127.0.0.1:${port}\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n`;
    this.socket.on('connect', () =>
      this.socket.write(`${head}Sec-WebSocket-Key: ${key}\r\nSec-WebSocket-Version: 13\r\n\r\n`),
    );
    this.socket.on('error', (error) => this.end(error));
    this.socket.on('close', () => this.end(new Error('closed')));
  }

  /** A text or a binary frame; the mask is all zeroes. */
  send(payload: string | Buffer, opcode = typeof payload === 'string' ? 1 : 2): void {
    const length = Buffer.byteLength(payload);
    const header = length < 126 ? 6 : 8;
    const frame = Buffer.alloc(header + length);
    frame[0] = 0x80 | opcode;
    if (length < 126) frame[1] = 0x80 | length;
    else {
      frame[1] = 0x80 | 126;
      frame.writeUInt16BE(length, 2);
    }
    if (typeof payload === 'string') frame.write(payload, header, 'utf8');
    else payload.copy(frame, header);
    this.socket.write(frame);
  }

  close(): void {
    this.isClosed = true;
    this.socket.destroy();
  }

  private end(error: Error): void {
    if (this.isClosed) return;
    this.isClosed = true;
    this.ears.closed(error);
  }

  private read(buffer: Buffer, length: number): void {
    let at = 0;
    if (!this.isOpen) {
      this.head += buffer.toString('latin1', 0, length);
      const end = this.head.indexOf('\r\n\r\n');
      if (end < 0) return;
      if (!this.head.startsWith('HTTP/1.1 101')) {
        this.socket.destroy(new Error(this.head.slice(0, 80)));
        return;
      }
      at = length - (this.head.length - end - 4);
      this.head = '';
      this.isOpen = true;
      this.ears.opened(this);
    }
    this.frames(buffer, at, length);
  }

  private frames(buffer: Buffer, at: number, length: number): void {
    if (this.rest) {
      buffer = Buffer.concat([this.rest, buffer.subarray(at, length)]);
      length = buffer.length;
      at = 0;
      this.rest = null;
    }
    while (length - at >= 2) {
      let size = buffer.readUInt8(at + 1) & 127;
      let header = 2;
      if (size === 126) {
        if (length - at < 4) break;
        size = buffer.readUInt16BE(at + 2);
        header = 4;
      } else if (size === 127) {
        if (length - at < 10) break;
        size = Number(buffer.readBigUInt64BE(at + 2));
        header = 10;
      }
      if (length - at < header + size) break;
      const opcode = buffer.readUInt8(at) & 15;
      const start = at + header;
      at = start + size;
      if (opcode === 9) this.send(Buffer.from(buffer.subarray(start, at)), 10);
      else if (opcode === 1 || opcode === 2) this.ears.heard(this, buffer, start, at);
    }
    if (at < length) this.rest = Buffer.from(buffer.subarray(at, length));
  }
}
