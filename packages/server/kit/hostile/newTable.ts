import { request } from 'node:http';
import type { SeatCredentials } from '@tasovka/protocol';
import { pick } from './pick.ts';

/** A new table made from an address, as anybody may make one; null where that is refused. */
export function newTable(port: number, from: string): Promise<SeatCredentials | null> {
  const body = JSON.stringify({ game: pick(['swintus', 'lol', 'spyfall']), name: 'Злыдень', face: 'x' });
  const headers = { 'content-type': 'application/json', 'content-length': Buffer.byteLength(body) };
  return new Promise((resolve) => {
    const call = request(
      { host: '127.0.0.1', port, localAddress: from, method: 'POST', path: '/api/rooms', headers, agent: false },
      (answer) => {
        answer.toArray().then(
          (parts) => resolve(answer.statusCode === 200 ? JSON.parse(Buffer.concat(parts).toString()) : null),
          () => resolve(null),
        );
      },
    );
    call.on('error', () => resolve(null));
    call.end(body);
  });
}
