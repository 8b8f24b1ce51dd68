import { Agent, request } from 'node:http';
import { nextMove, type Player, readOffers } from './offers.ts';
import type { Adapter, BenchSeat } from './seat.ts';

const agent = new Agent({ keepAlive: true, maxSockets: 32 });

function post<T>(port: number, path: string, body: object): Promise<T> {
  const text = JSON.stringify(body);
  return new Promise((resolve, reject) => {
    const headers = { 'content-type': 'application/json', 'content-length': Buffer.byteLength(text) };
    const call = request({ host: '127.0.0.1', port, path, method: 'POST', agent, headers }, (response) => {
      let answer = '';
      response.setEncoding('utf8');
      response.on('data', (part: string) => {
        answer += part;
      });
      response.on('end', () => (response.statusCode === 200 ? resolve(JSON.parse(answer)) : reject(new Error(answer))));
    });
    call.on('error', reject);
    call.end(text);
  });
}

interface OurMemory extends Player {
  readonly token: string;
  id: number;
  answers: Map<number, () => void>;
}

// What `prepare` below gave this seat.
const memoryOf = (seat: BenchSeat): OurMemory => seat.memory as OurMemory;
const isUpdate = (buffer: Buffer, start: number): boolean => buffer[start + 6] === 0x75;
const newPlayer = (): Player => ({ offers: [] });

/** What a thin server says: `u`, `r` or `w` is its kind. */
const kindOf = (buffer: Buffer, start: number): 'update' | 'refused' | 'ready' =>
  isUpdate(buffer, start) ? 'update' : buffer[start + 6] === 0x72 ? 'refused' : 'ready';

/** Our real server with a real game: «Свинтус»; any player who may move does. `target`: the points a match ends at. */
const oursTo = (target: number): Adapter => ({
  async prepare(port, room, seats) {
    type Entered = { code: string; token: string };
    const first = await post<Entered>(port, '/api/rooms', { game: 'swintus', name: `Room ${room}`, face: 'a' });
    const all = [first];
    for (let seat = 1; seat < seats; seat++) {
      all.push(await post<Entered>(port, `/api/rooms/${first.code}/guests`, { name: `Seat ${seat}`, face: 'b' }));
    }
    return all.map(({ code, token }) => ({
      path: `/socket/${code}`,
      memory: { token, offers: [], id: 0, answers: new Map() } satisfies OurMemory,
    }));
  },
  opened(seat) {
    seat.socket.send(JSON.stringify({ t: 'hello', token: memoryOf(seat).token }));
  },
  heard(seat, buffer, start, end) {
    const memory = memoryOf(seat);
    const text = buffer.toString('latin1', start, end);
    if (isUpdate(buffer, start)) {
      readOffers(seat, text);
      return 'update';
    }
    const message: { t: string; id: number; n?: number } = JSON.parse(text);
    switch (message.t) {
      case 'welcome':
        return 'ready';
      case 'refused':
        memory.answers.delete(message.id);
        return 'refused';
      case 'done':
        memory.answers.get(message.id)?.();
        memory.answers.delete(message.id);
        return null;
      case 'ping':
        seat.socket.send(JSON.stringify({ t: 'pong', n: message.n, at: performance.timeOrigin + performance.now() }));
        return null;
      default:
        return null;
    }
  },
  async begin(seats) {
    const request = (seat: BenchSeat, what: object): Promise<void> =>
      new Promise((resolve) => {
        const memory = memoryOf(seat);
        const id = ++memory.id;
        memory.answers.set(id, resolve);
        seat.socket.send(JSON.stringify({ t: 'table', id, request: what }));
      });
    const [host] = seats;
    if (!host) throw new Error('a room has seats');
    await request(host, { kind: 'choose', game: 'swintus', options: { turnMs: 0, slapMs: 60_000, target } });
    for (const seat of seats) await request(seat, { kind: 'ready', ready: true });
    await request(host, { kind: 'start' });
  },
  move(seats) {
    const next = nextMove(seats);
    if (next) next.seat.socket.send(JSON.stringify({ t: 'act', id: ++memoryOf(next.seat).id, action: next.action }));
    return next !== null;
  },
});

const ours = oursTo(1000);

/** Where nobody has anything to do, the match is over: the host starts another one. */
const oursShort: Adapter = {
  ...oursTo(1),
  move(seats) {
    if (ours.move(seats, 0)) return true;
    const [host] = seats;
    const memory = host && memoryOf(host);
    if (!memory || memory.answers.size > 0) return false;
    memory.answers.set(++memory.id, () => {});
    host.socket.send(JSON.stringify({ t: 'table', id: memory.id, request: { kind: 'start' } }));
    return false;
  },
};

/** A thin server on plain `ws`, with the real game: JSON, nothing saved. */
const plain: Adapter = {
  prepare: async (_port, room, seats) =>
    Array.from({ length: seats }, (_, seat) => ({ path: `/?room=${room}&seat=${seat}`, memory: newPlayer() })),
  opened() {},
  heard(seat, buffer, start, end) {
    const kind = kindOf(buffer, start);
    if (kind !== 'refused') readOffers(seat, buffer.toString('latin1', start, end));
    return kind;
  },
  move(seats) {
    const next = nextMove(seats);
    if (next) next.seat.socket.send(JSON.stringify({ t: 'act', action: next.action }));
    return next !== null;
  },
};

/** The same with a toy game, whose rules cost nothing. */
const plainToy: Adapter = {
  prepare: async (_port, room, seats) =>
    Array.from({ length: seats }, (_, seat) => ({ path: `/?room=${room}&seat=${seat}` })),
  opened() {},
  heard: (_seat, buffer, start) => kindOf(buffer, start),
  move(seats, n) {
    seats[n % seats.length]?.socket.send(`{"t":"play","seq":${n},"card":${n % 7},"say":0}`);
    return true;
  },
};

/** Colyseus 0.18 speaks frames of MessagePack: a kind, a name, and what is said. */
const roomData = 13;
const joinRoom = Buffer.from([10]);
const short = (word: string): number[] => [0xa0 | word.length, ...Buffer.from(word)];
const asked = [roomData, ...short('m')];
const toyMove = Buffer.from([
  ...[...asked, 0x84, ...short('t'), ...short('play'), ...short('seq'), 0xce, 0, 0, 0, 0],
  ...[...short('card'), 0, ...short('say'), 0],
]);
const seqAt = 16;
const cardAt = seqAt + 4 + 5;

/** A text of up to 255 bytes. */
const textMove = (text: string): Buffer =>
  Buffer.concat([Buffer.from([...asked, 0xd9, text.length]), Buffer.from(text)]);

async function reserve(port: number, seats: number): Promise<readonly string[]> {
  type Reserved = { processId: string; roomId: string; sessionId: string };
  const all = [await post<Reserved>(port, '/matchmake/create/bench', {})];
  for (let seat = 1; seat < seats; seat++) {
    all.push(await post<Reserved>(port, `/matchmake/joinById/${all[0]?.roomId}`, {}));
  }
  return all.map(({ processId, roomId, sessionId }) => `/${processId}/${roomId}?sessionId=${sessionId}`);
}

function heardOfColyseus(seat: BenchSeat, buffer: Buffer, start: number): 'ready' | 'update' | null {
  const kind = buffer.readUInt8(start) & 31;
  if (kind === 10) seat.socket.send(joinRoom);
  return kind === 10 ? 'ready' : kind === roomData ? 'update' : null;
}

/** With the real game. What is sent are texts of JSON: it packs them faster than objects. */
const colyseus: Adapter = {
  async prepare(port, _room, seats) {
    return (await reserve(port, seats)).map((path) => ({ path, memory: newPlayer() }));
  },
  opened() {},
  heard(seat, buffer, start, end) {
    const kind = heardOfColyseus(seat, buffer, start);
    if (kind !== 'update') return kind;
    const text = buffer.toString('latin1', start, end);
    readOffers(seat, text);
    return text.includes('{"t":"r"') ? 'refused' : kind;
  },
  begin: async (seats) => void seats[0]?.socket.send(textMove('{"t":"begin"}')),
  move(seats) {
    const next = nextMove(seats);
    if (next) next.seat.socket.send(textMove(JSON.stringify({ t: 'act', action: next.action })));
    return next !== null;
  },
};

const colyseusToy: Adapter = {
  prepare: async (port, _room, seats) => (await reserve(port, seats)).map((path) => ({ path })),
  opened() {},
  heard: heardOfColyseus,
  move(seats, n) {
    const frame = Buffer.from(toyMove);
    frame.writeUInt32BE(n, seqAt);
    frame[cardAt] = n % 7;
    seats[n % seats.length]?.socket.send(frame);
    return true;
  },
};

export const adapters: Readonly<Record<string, Adapter>> = { ours, oursShort, plain, plainToy, colyseus, colyseusToy };
