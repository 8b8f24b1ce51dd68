// The yardstick: as thin as a room server on plain `ws` can be. Nothing is checked, nothing is saved.
import { WebSocketServer } from 'ws';
import { Toy } from './toy.mjs';

const rooms = new Map();
const sockets = new WebSocketServer({
  host: '127.0.0.1',
  port: Number(process.env.PORT),
  perMessageDeflate: false,
  backlog: 4096,
  clientTracking: false,
});
sockets.on('connection', (socket, request) => {
  const asked = new URL(request.url, 'http://any').searchParams;
  const id = asked.get('room');
  const seat = Number(asked.get('seat'));
  if (!rooms.has(id)) rooms.set(id, { toy: new Toy(4), sockets: [null, null, null, null] });
  const room = rooms.get(id);
  room.sockets[seat] = socket;
  socket.on('error', () => {});
  socket.on('message', (data) => {
    const move = JSON.parse(data.toString());
    if (move.t !== 'play' || !room.toy.play(seat, move)) return;
    for (let i = 0; i < 4; i++) room.sockets[i]?.send(JSON.stringify(room.toy.view(i)));
  });
  socket.send('{"t":"w"}');
});
sockets.on('listening', () => console.log('READY'));
