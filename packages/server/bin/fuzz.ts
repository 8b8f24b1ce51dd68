import { join } from 'node:path';
import { roomApi, type SeatCredentials } from '@tasovka/protocol';
import { audit } from '../kit/audit.ts';
import { hostileFrame, hostileRequest } from '../kit/hostile.ts';
import { ServerNode } from '../kit/node.ts';
import { RecordingPlayer } from '../kit/recordingPlayer.ts';
import { leaksAfter, memoryGrowth, resourceUsage } from '../kit/resourceUsage.ts';
import { openSqlite } from '../src/storage/sqlite/store.ts';

/** Hostile frames and requests against a live server while honest people play: fuzz.ts [how many] */
const total = Number(process.argv[2] ?? 100_000);
const wait = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));
// Rooms that attackers made and left fall asleep soon, and must be gone from memory then.
const node = await ServerNode.launchQuietly({ SLEEP_MS: '1000' });

async function honestRoom(i: number): Promise<RecordingPlayer[]> {
  const first = await roomApi.create(node.http, { game: 'swintus', name: `Раз ${i}`, face: 'a' });
  const second = await roomApi.join(node.http, first.code, { name: 'Два', face: 'b' });
  const pair = [new RecordingPlayer(node.http, first, 50), new RecordingPlayer(node.http, second, 50)] as const;
  while (pair.some(({ connection }) => connection.status !== 'open')) await wait(5);
  await pair[0].connection.table({ kind: 'choose', game: 'swintus', options: { turnMs: 0, target: 500 } });
  await pair[1].connection.table({ kind: 'ready', ready: true });
  await pair[0].connection.table({ kind: 'start' });
  return [...pair];
}

let sent = 0;
let refused = 0;
let closed = 0;

/** One attacker after another: some with a seat of their own, some without, each until thrown out. */
async function attack(seats: readonly SeatCredentials[]): Promise<void> {
  while (sent < total) {
    const seat = seats[Math.floor(Math.random() * seats.length)] as SeatCredentials;
    if (Math.random() < 0.3) {
      for (let i = 0; i < 5; i++) {
        sent++;
        const [url, init] = hostileRequest(node.http, seat);
        const response = await fetch(url, init).catch(() => null);
        await response?.arrayBuffer().catch(() => {});
        if (response && response.status >= 500) throw new Error(`${init.method} ${url} answered ${response.status}`);
        if (response && response.status >= 400) refused++;
      }
      continue;
    }
    const socket = new WebSocket(`${node.http.replace('http', 'ws')}/socket`);
    const over = new Promise((resolve) => socket.addEventListener('close', resolve));
    await new Promise((resolve) => {
      socket.addEventListener('open', resolve);
      socket.addEventListener('error', resolve);
    });
    if (Math.random() < 0.7) socket.send(JSON.stringify({ t: 'hello', room: seat.code, token: seat.token }));
    for (let i = 0; i < 40 && socket.readyState === WebSocket.OPEN; i++) {
      sent++;
      const frame = hostileFrame(seat.code);
      socket.send(typeof frame === 'string' ? frame : new Uint8Array(frame));
      if (i % 8 === 7) await wait(1);
    }
    if (socket.readyState !== WebSocket.OPEN) closed++;
    socket.close();
    await Promise.race([over, wait(1000)]);
  }
}

const honest = await Promise.all([1, 2, 3, 4].map(honestRoom));
const seats: SeatCredentials[] = [];
for (let i = 0; i < 8; i++) {
  const game = i % 2 === 0 ? 'lol' : 'spyfall';
  seats.push(await roomApi.create(node.http, { game, name: `Злыдень ${i}`, face: 'x' }));
}
// Attackers who watch an honest game have a seat in its room as well.
for (const [first] of honest) {
  seats.push(await roomApi.join(node.http, first!.seat.code, { name: 'Зритель', face: 'x', watching: true }));
}
const heapMB: number[] = [];
const before = await resourceUsage(node);
const timer = setInterval(() => {
  resourceUsage(node).then(
    (now) => heapMB.push(now.heapMB),
    () => {},
  );
}, 250);
const attackers = Array.from({ length: 8 }, () => attack(seats));
const failed = (await Promise.allSettled(attackers)).filter((one) => one.status === 'rejected');
clearInterval(timer);
const alive = await fetch(`${node.http}/readyz`).then(
  (response) => response.ok,
  () => false,
);
const moves = honest.flat().map(({ confirmed }) => confirmed.length);
await wait(1000);
const goOn = honest.flat().some(({ confirmed }, i) => confirmed.length > (moves[i] as number));
const leaks = [...(await leaksAfter(node, before)), ...memoryGrowth(heapMB)];
await node.stop('SIGTERM');
const { unexpectedErrors } = node;
const store = await openSqlite({ file: join(node.folder, 'tasovka.sqlite'), durability: 'normal' });
const faults: string[] = [];
for (const pair of honest) {
  const { code } = pair[0]!.seat;
  faults.push(...audit(code, await store.rows(code, 1), pair));
}
faults.push(...unexpectedErrors, ...leaks);
await store.close();
for (const player of honest.flat()) player.close();
await node.clear();
console.log(`${sent} hostile frames and requests: ${refused} requests refused, ${closed} sockets thrown out`);
console.log(`heap: ${heapMB.filter((_, i) => i % 40 === 0).map((mb) => mb.toFixed(0))} MB, every 10 s`);
console.log(
  `honest players made ${moves.reduce((a, b) => a + b, 0)} moves; server ${alive ? 'alive' : 'DEAD'}, games ${goOn ? 'go on' : 'STAND STILL'}, ${faults.length} faults`,
);
for (const fault of [...faults.slice(0, 20), ...failed.map((one) => String(one.reason))]) console.log(fault);
process.exit(alive && goOn && faults.length === 0 && failed.length === 0 ? 0 : 1);
