import { Agent, request } from 'node:http';
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
      response.on('end', () =>
        response.statusCode === 200 ? resolve(JSON.parse(answer) as T) : reject(new Error(answer)),
      );
    });
    call.on('error', reject);
    call.end(text);
  });
}

interface Offer {
  readonly type: string;
  readonly fields: Readonly<
    Record<string, readonly unknown[] | { readonly lowest?: number; readonly from?: readonly unknown[] }>
  >;
  readonly aside?: true;
}
interface OurMemory {
  readonly code: string;
  readonly token: string;
  offers: readonly Offer[];
  id: number;
  answers: Map<number, () => void>;
}

const memoryOf = (seat: BenchSeat): OurMemory => seat.memory as OurMemory;
const isUpdate = (buffer: Buffer, start: number): boolean => buffer[start + 6] === 0x75;

/**
 * The offers in an update, the one thing a player here needs of it: peers' updates are not read at all, and it is the
 * servers that are compared.
 */
function offersIn(text: string): readonly Offer[] | null {
  const field = text.indexOf('"offers":[');
  if (field < 0) return null;
  const start = field + '"offers":'.length;
  let end = start;
  let depth = 0;
  do {
    const sign = text.charCodeAt(end++);
    if (sign === 0x5b) depth++;
    else if (sign === 0x5d) depth--;
  } while (depth > 0);
  return JSON.parse(text.slice(start, end)) as Offer[];
}

/** Any of what an offer stands for: as careless players would keep a real game going. */
function anyOf(offer: Offer): object {
  const action: Record<string, unknown> = { type: offer.type };
  for (const [field, choice] of Object.entries(offer.fields)) {
    if (Array.isArray(choice)) action[field] = choice[Math.floor(Math.random() * choice.length)];
    else if ('lowest' in choice) action[field] = choice.lowest;
    else if ('from' in choice) action[field] = [];
  }
  return action;
}

/** Our real server with a real game: «Свинтус», whoever may move does. */
export const ours: Adapter = {
  async prepare(port, room, seats) {
    type Entered = { code: string; token: string };
    const first = await post<Entered>(port, '/api/rooms', { game: 'swintus', name: `Room ${room}`, face: 'a' });
    const all = [first];
    for (let seat = 1; seat < seats; seat++) {
      all.push(await post<Entered>(port, `/api/rooms/${first.code}/guests`, { name: `Seat ${seat}`, face: 'b' }));
    }
    return all.map(({ code, token }) => ({
      path: '/socket',
      memory: { code, token, offers: [], id: 0, answers: new Map() } satisfies OurMemory,
    }));
  },
  opened(seat) {
    const { code, token } = memoryOf(seat);
    seat.socket.send(JSON.stringify({ t: 'hello', room: code, token }));
  },
  heard(seat, buffer, start, end) {
    const memory = memoryOf(seat);
    const text = buffer.toString('latin1', start, end);
    if (isUpdate(buffer, start)) {
      memory.offers = offersIn(text) ?? memory.offers;
      return 'update';
    }
    const message = JSON.parse(text) as { t: string; id?: number; n?: number };
    switch (message.t) {
      case 'welcome':
        return 'ready';
      case 'refused':
        return 'refused';
      case 'done':
        memory.answers.get(message.id as number)?.();
        memory.answers.delete(message.id as number);
        return null;
      case 'ping':
        seat.socket.send(JSON.stringify({ t: 'pong', n: message.n, at: performance.timeOrigin + performance.now() }));
        return null;
      default:
        return null;
    }
  },
  async begin(seats) {
    const wish = (seat: BenchSeat, what: object): Promise<void> =>
      new Promise((resolve) => {
        const memory = memoryOf(seat);
        const id = ++memory.id;
        memory.answers.set(id, resolve);
        seat.socket.send(JSON.stringify({ t: 'table', id, wish: what }));
      });
    const host = seats[0] as BenchSeat;
    await wish(host, { kind: 'choose', game: 'swintus', options: { turnMs: 0, slapMs: 60_000, target: 1000 } });
    for (const seat of seats) await wish(seat, { kind: 'ready', ready: true });
    await wish(host, { kind: 'start' });
  },
  move(seats) {
    for (const seat of seats) {
      const memory = memoryOf(seat);
      const offers = memory.offers.filter(({ aside, type }) => aside === undefined && type !== 'draw');
      const offer =
        offers[Math.floor(Math.random() * offers.length)] ?? memory.offers.find(({ type }) => type === 'draw');
      if (!offer) continue;
      seat.socket.send(JSON.stringify({ t: 'act', id: ++memory.id, action: anyOf(offer) }));
      return true;
    }
    return false;
  },
};

/** A thin server on plain `ws`: JSON, a toy game of the same size of messages, nothing saved. */
export const plain: Adapter = {
  prepare: async (_port, room, seats) =>
    Array.from({ length: seats }, (_, seat) => ({ path: `/?room=${room}&seat=${seat}` })),
  opened() {},
  heard: (_seat, buffer, start) => (isUpdate(buffer, start) ? 'update' : 'ready'),
  move(seats, n) {
    seats[n % seats.length]?.socket.send(`{"t":"play","seq":${n},"card":${n % 7},"say":0}`);
    return true;
  },
};

const text = (word: string): number[] => [0xa0 | word.length, ...Buffer.from(word)];
const join = Buffer.from([10]);
const play = Buffer.from([
  ...[13, ...text('m'), 0x84, ...text('t'), ...text('play'), ...text('seq'), 0xce, 0, 0, 0, 0],
  ...[...text('card'), 0, ...text('say'), 0],
]);
const seqAt = 16;
const cardAt = seqAt + 4 + 5;

/** Colyseus 0.18: seats are reserved over HTTP, then binary frames. */
export const colyseus: Adapter = {
  async prepare(port, _room, seats) {
    type Reserved = { processId: string; roomId: string; sessionId: string };
    const all = [await post<Reserved>(port, '/matchmake/create/bench', {})];
    for (let seat = 1; seat < seats; seat++) {
      all.push(await post<Reserved>(port, `/matchmake/joinById/${all[0]?.roomId}`, {}));
    }
    return all.map(({ processId, roomId, sessionId }) => ({ path: `/${processId}/${roomId}?sessionId=${sessionId}` }));
  },
  opened() {},
  heard(seat, buffer, start) {
    const kind = (buffer[start] as number) & 31;
    if (kind === 10) seat.socket.send(join);
    return kind === 10 ? 'ready' : kind === 13 ? 'update' : null;
  },
  move(seats, n) {
    const frame = Buffer.from(play);
    frame.writeUInt32BE(n, seqAt);
    frame[cardAt] = n % 7;
    seats[n % seats.length]?.socket.send(frame);
    return true;
  },
};

export const adapters: Readonly<Record<string, Adapter>> = { ours, plain, colyseus };
