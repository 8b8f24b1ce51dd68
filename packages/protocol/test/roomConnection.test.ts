import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { closeCodes, connect, type RoomConnection } from '../src/index.ts';

/** A socket that does what the test says. */
class FakeSocket extends EventTarget {
  static opened: FakeSocket[] = [];
  readonly url: string;
  readyState = 0;
  sent: string[] = [];

  constructor(url: string) {
    super();
    this.url = url;
    FakeSocket.opened.push(this);
  }

  open(): void {
    this.readyState = 1;
    this.dispatchEvent(new Event('open'));
  }

  end(code: number): void {
    this.readyState = 3;
    this.dispatchEvent(Object.assign(new Event('close'), { code, reason: '', wasClean: true }));
  }

  send(text: string): void {
    this.sent.push(text);
  }

  close(): void {
    this.readyState = 3;
  }
}

let connection: RoomConnection;
beforeEach(async () => {
  vi.useFakeTimers();
  FakeSocket.opened = [];
  connection = connect({ url: 'ws://here/socket', room: 'BCDFG', token: 'secret', seq: 7, WebSocket: FakeSocket });
  await vi.advanceTimersByTimeAsync(10);
});
afterEach(() => {
  connection.close();
  vi.useRealTimers();
});

const last = (): FakeSocket => FakeSocket.opened.at(-1) as FakeSocket;

it('the room stands in the path, the secret only in the hello', () => {
  expect(last().url).toBe('ws://here/socket/BCDFG');
  last().open();
  expect(last().sent.map((text) => JSON.parse(text))).toEqual([{ t: 'hello', token: 'secret', seq: 7 }]);
});

it('an open socket that never says anything is given up, welcomed or not', async () => {
  last().open();
  await vi.advanceTimersByTimeAsync(60_000);
  expect(FakeSocket.opened.length).toBeGreaterThan(1);
});

it('comes again when its room has moved, and not when the app is too old', async () => {
  last().open();
  last().end(closeCodes.roomMoved);
  await vi.advanceTimersByTimeAsync(10_000);
  expect(FakeSocket.opened.length).toBeGreaterThan(1);
  const sockets = FakeSocket.opened.length;
  last().open();
  last().end(closeCodes.outdatedApp);
  await vi.advanceTimersByTimeAsync(60_000);
  expect(connection.status).toBe('closed');
  expect(FakeSocket.opened).toHaveLength(sockets);
});
