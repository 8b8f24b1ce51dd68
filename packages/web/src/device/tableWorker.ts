import type { Room } from '@tasovka/server/room';
import { DeviceClock } from './deviceClock.ts';
import { deviceReplay, type WantedReplay } from './deviceReplay.ts';
import { openDeviceRoom } from './deviceRoom.ts';
import { DeviceSocket } from './deviceSocket.ts';
import type { DevicePlan, FromWorker, ToWorker } from './messages.ts';
import { openRowStore } from './rowStore.ts';

const clock = new DeviceClock();
const store = openRowStore();
let forgotten = Promise.resolve();
const rooms = new Map<string, Promise<Room>>();
const sockets = new Map<number, DeviceSocket>();

const post = (message: FromWorker): void => postMessage(message);

function roomOf(plan: DevicePlan): Promise<Room> {
  const known = rooms.get(plan.room);
  if (known) return known;
  const drop = (): void => void rooms.delete(plan.room);
  const opened = forgotten
    .then(() => store)
    .then((rows) =>
      openDeviceRoom(plan, rows, clock, {
        lost: drop,
      }),
    );
  rooms.set(plan.room, opened);
  opened.catch(drop);
  return opened;
}

function open(socket: number, plan: DevicePlan): void {
  sockets.set(
    socket,
    new DeviceSocket(roomOf(plan), clock, {
      text: (text) => post({ kind: 'text', socket, text }),
      closed: (code) => {
        sockets.delete(socket);
        post({ kind: 'closed', socket, code });
      },
    }),
  );
  post({ kind: 'opened', socket });
}

/** Whoever opens a table after this finds nothing of the one before. */
function forget(room: string): void {
  const known = rooms.get(room)?.catch(() => null);
  rooms.delete(room);
  forgotten = forgotten.then(async () => {
    (await known)?.stop();
    await (await store).forget(room).catch(() => undefined);
  });
}

/** What cannot be read cannot be seen again. */
async function tell(n: number, wanted: WantedReplay): Promise<void> {
  const replay = await deviceReplay(wanted, await store).catch(() => null);
  post({ kind: 'replay', n, replay });
}

addEventListener('message', ({ data }: MessageEvent<ToWorker>) => {
  switch (data.kind) {
    case 'open':
      open(data.socket, data.plan);
      return;
    case 'text':
      sockets.get(data.socket)?.receive(data.text);
      return;
    case 'close':
      sockets.get(data.socket)?.end();
      sockets.delete(data.socket);
      return;
    case 'stand':
      clock.stand(data.still);
      for (const socket of sockets.values()) socket.ping();
      return;
    case 'forget':
      forget(data.room);
      return;
    case 'replay':
      void tell(data.n, data.wanted);
      return;
  }
});
