import { connect, type Socket } from 'node:net';
import { endlessMessage, hostileFrame, pingFrame, textFrame } from './frames.ts';
import { hostileMessage } from './messages.ts';
import { newTable } from './newTable.ts';
import { below, oneIn, pick } from './pick.ts';
import { type HostileSeat, hostileRequest, hostileUpgrade, upgrade } from './requests.ts';

/** Where to attack, from which address, and the seats that attackers have themselves. */
export interface Target {
  readonly port: number;
  readonly from: string;
  readonly seats: HostileSeat[];
  /** Something was sent. Resolves when more may be. */
  sent(inputs: number): Promise<void>;
}

const wait = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));

/** A connection that gives up by itself; null where it was refused. */
async function open({ port, from }: Target, reads = true): Promise<Socket | null> {
  const socket = connect({ port, host: '127.0.0.1', localAddress: from });
  socket.on('error', () => {});
  if (reads) socket.resume();
  const isOpen = await new Promise<boolean>((resolve) => {
    socket.once('connect', () => resolve(true));
    socket.once('close', () => resolve(false));
  });
  return isOpen ? socket : null;
}

const send = (socket: Socket, bytes: Buffer): boolean => socket.writable && socket.write(bytes);

/** Talks nonsense in proper frames, some by a guest of the table. */
async function talk(target: Target): Promise<void> {
  const seat = pick(target.seats);
  const socket = await open(target);
  if (!socket) return target.sent(1);
  send(socket, upgrade(seat.code));
  if (!oneIn(3)) send(socket, textFrame(JSON.stringify({ t: 'hello', token: seat.token })));
  for (let i = 0; i < 60 && socket.writable; i += 10) {
    for (let n = 0; n < 10; n++) send(socket, textFrame(hostileMessage(seat.code)));
    await target.sent(10);
  }
  socket.destroy();
}

/** Frames of all kinds and sizes, and pieces of frames. */
async function breakFrames(target: Target): Promise<void> {
  const seat = pick(target.seats);
  const socket = await open(target, !oneIn(3));
  if (!socket) return target.sent(1);
  send(socket, upgrade(seat.code));
  const frames = oneIn(5) ? endlessMessage() : Array.from({ length: 20 }, () => hostileFrame(seat.code));
  for (const bytes of frames) send(socket, bytes);
  await target.sent(frames.length + 1);
  await wait(below(200));
  socket.destroy();
}

/** Pings for which nobody wants an answer: the answers are never read. */
async function flood(target: Target): Promise<void> {
  const socket = await open(target, false);
  if (!socket) return target.sent(1);
  send(socket, upgrade(pick(target.seats).code));
  for (let i = 0; i < 10 && socket.writable; i++) {
    send(socket, Buffer.concat(Array.from({ length: 20 }, () => pingFrame(125))));
    await target.sent(20);
  }
  socket.destroy();
}

async function askWrongly(target: Target): Promise<void> {
  const socket = await open(target);
  if (!socket) return target.sent(1);
  const requests = Array.from({ length: 1 + below(5) }, () => {
    const seat = pick(target.seats);
    return oneIn(3) ? hostileUpgrade(seat) : hostileRequest(seat);
  });
  for (const bytes of requests) send(socket, bytes);
  await target.sent(requests.length);
  await wait(below(100));
  socket.destroy();
}

/** Begins requests and does not end them, on many connections at once. */
async function linger(target: Target): Promise<void> {
  const sockets = await Promise.all(Array.from({ length: 20 }, () => open(target, oneIn(2))));
  for (const socket of sockets) {
    if (!socket) continue;
    const whole = oneIn(2) ? hostileRequest(pick(target.seats)) : upgrade(pick(target.seats).code);
    send(socket, whole.subarray(0, below(whole.length)));
  }
  await target.sent(sockets.length);
  await wait(below(3000));
  for (const socket of sockets) if (oneIn(2)) socket?.resetAndDestroy();
  for (const socket of sockets) socket?.destroy();
}

/** A table of their own, since they delete their tables as well. */
async function settle(target: Target): Promise<void> {
  const { seats } = target;
  const seat = await newTable(target.port, target.from);
  const former = pick(seats.filter(({ isHost }) => isHost));
  if (seat) seats[seats.indexOf(former)] = { ...seat, isHost: true };
  await target.sent(1);
}

const common = [talk, talk, talk, breakFrames, breakFrames, flood, askWrongly, askWrongly, askWrongly, linger];

export const attackOnce = (target: Target): Promise<void> => (oneIn(200) ? settle : pick(common))(target);
