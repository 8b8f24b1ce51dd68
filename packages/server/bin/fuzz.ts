import { fork } from 'node:child_process';
import { once } from 'node:events';
import { constants, setPriority } from 'node:os';
import { join } from 'node:path';
import { roomApi } from '@tasovka/protocol';
import { audit } from '../kit/audit.ts';
import type { HostileSeat } from '../kit/hostile/requests.ts';
import { LogRecorder } from '../kit/logRecorder.ts';
import { ServerNode, usualLimits } from '../kit/node.ts';
import { RecordingPlayer } from '../kit/recordingPlayer.ts';
import { growth, leaksAfter, type ResourceUsage, resourceUsage } from '../kit/resourceUsage.ts';
import { openSqlite } from '../src/storage/sqlite/store.ts';
import type { AttackOrder } from './attack.ts';

/**
 * Everything a stranger can send, from fifty addresses, against a live server with its usual limits while people play:
 *   fuzz.ts [inputs] [seed]
 * From a hundred thousand inputs on, people's waiting is compared with the time before the attack.
 */
const inputs = Number(process.argv[2] ?? 100_000);
const seed = process.argv[3] ?? `${Date.now()}`;
const tables = 10;
const paceMs = 100;
const perSecond = 2500;
const comparesFrom = 100_000;
const mostSlowdown = 2;

type Pair = readonly [RecordingPlayer, RecordingPlayer];

const wait = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));
// Rooms that attackers made and left fall asleep soon, and must be gone from memory then.
const node = await ServerNode.launchQuietly({ ...usualLimits, ROOMS_PER_HOUR: '1000', SLEEP_MS: '1000', MCP: '1' });

async function honestRoom(i: number, options = { turnMs: 0, target: 500 }, pace = paceMs): Promise<Pair> {
  const first = await roomApi.create(node.http, { game: 'swintus', name: `Раз ${i}`, face: 'a' });
  const second = await roomApi.join(node.http, first.code, { name: 'Два', face: 'b' });
  const pair: Pair = [new RecordingPlayer(node.http, first, pace), new RecordingPlayer(node.http, second, pace)];
  while (pair.some(({ connection }) => connection.status !== 'open')) await wait(5);
  await pair[0].connection.table({ kind: 'choose', game: 'swintus', options });
  await pair[1].connection.table({ kind: 'ready', ready: true });
  await pair[0].connection.table({ kind: 'start' });
  return pair;
}

/** A table of the attackers with a match that is over, which anybody may see again. */
async function playedRoom(): Promise<HostileSeat> {
  const pair = await honestRoom(0, { turnMs: 0, target: 5 }, paceMs / 2);
  const [host, { seat, connection }] = pair;
  for (const player of pair) player.playsRematches = false;
  while (connection.view?.match?.view.over !== true) await wait(50);
  for (const player of pair) player.close();
  const [recording] = (await roomApi.recordings(node.http, seat.code, seat.token)).recordings;
  if (!recording) throw new Error('the match was not recorded');
  await roomApi.openReplay(node.http, recording.id, 'link', host.seat.token);
  return { ...seat, recording: recording.id };
}

const played = playedRoom();
const honest = await Promise.all(Array.from({ length: tables }, (_, i) => honestRoom(i)));
const players = honest.flat();
const store = await openSqlite({ file: join(node.folder, 'tasovka.sqlite'), durability: 'normal' });
const recorder = new LogRecorder(store);
for (const [first] of honest) recorder.watch(first.seat.code);
const seats: HostileSeat[] = [await played];
for (let i = 0; i < 8; i++) {
  const game = i % 2 === 0 ? 'lol' : 'spyfall';
  const seat = await roomApi.create(node.http, { game, name: `Злыдень ${i}`, face: 'x' });
  seats.push({ ...seat, isHost: true });
}
// Attackers who watch an honest game have a seat in its room as well.
for (const [first] of honest) {
  seats.push(await roomApi.join(node.http, first.seat.code, { name: 'Зритель', face: 'x', watching: true }));
}

/** What 99 of 100 answers took since the last time this was asked. */
function slowest(): number {
  const times = players.flatMap(({ answerMs }) => answerMs.splice(0)).sort((a, b) => a - b);
  return times[Math.floor(times.length * 0.99)] ?? Number.NaN;
}

await wait(2000);
slowest();
await wait(inputs >= comparesFrom ? 20_000 : 1000);
const before = { p99: slowest(), usage: await resourceUsage(node) };

const samples: ResourceUsage[] = [];
const timer = setInterval(() => {
  resourceUsage(node).then(
    (now) => samples.push(now),
    () => {},
  );
}, 1000);
const began = performance.now();
const order: AttackOrder = { port: node.port, seats, inputs, perSecond, seed };
const attack = fork(join(import.meta.dirname, 'attack.ts'), [JSON.stringify(order)]);
// Strangers have machines of their own: what they need to make their inputs must not be taken from the people's.
if (attack.pid) setPriority(attack.pid, constants.priority.PRIORITY_LOW);
let sent = 0;
attack.on('message', (count) => {
  sent = Number(count);
});
const [exit] = await once(attack, 'exit');
clearInterval(timer);
const seconds = (performance.now() - began) / 1000;
const p99 = slowest();

const alive = await fetch(`${node.http}/readyz`).then(
  (response) => response.ok,
  () => false,
);
const moves = players.map(({ confirmed }) => confirmed.length);
await wait(1000);
const goOn = players.some(({ confirmed }, i) => confirmed.length > (moves[i] as number));
const faults = [...(await leaksAfter(node, before.usage)), ...growth(samples)];
if (exit !== 0) faults.push(`the attackers ended with ${exit}`);
if (inputs >= comparesFrom && !(p99 <= before.p99 * mostSlowdown)) faults.push('people waited more than twice as long');
await node.stop('SIGTERM');
for (const pair of honest) {
  const { code } = pair[0].seat;
  faults.push(...audit(code, await recorder.rows(code), pair));
}
faults.push(...node.unexpectedErrors);
await recorder.stop();
await store.close();
for (const player of players) player.close();
await node.clear();

const every = (figure: (usage: ResourceUsage) => number): string => {
  const step = Math.max(1, Math.floor(samples.length / 10));
  return samples
    .filter((_, i) => i % step === 0)
    .map((usage) => figure(usage).toFixed(0))
    .join(' ');
};
console.log(
  `${sent} inputs in ${seconds.toFixed(0)} s, seed ${seed}; memory ${every(({ residentMB }) => residentMB)} MB`,
);
console.log(`heap ${every(({ heapMB }) => heapMB)} MB, file handles ${every(({ handles }) => handles)}`);
console.log(
  `people made ${moves.reduce((a, b) => a + b, 0)} moves; 99 of 100 answers within ${p99.toFixed(1)} ms, ${before.p99.toFixed(1)} ms before`,
);
console.log(`server ${alive ? 'alive' : 'DEAD'}, games ${goOn ? 'go on' : 'STAND STILL'}, ${faults.length} faults`);
for (const fault of faults.slice(0, 20)) console.log(fault);
process.exit(alive && goOn && faults.length === 0 ? 0 : 1);
