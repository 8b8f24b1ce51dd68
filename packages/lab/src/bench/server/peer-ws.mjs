// The baseline: as thin as a room server on plain `ws` can be. Nobody is asked who they are, nothing is bounded or saved.
import { WebSocketServer } from 'ws';
import { newGame } from './peer-game.mjs';

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
  if (!rooms.has(id)) rooms.set(id, { game: newGame(), sockets: [null, null, null, null] });
  const room = rooms.get(id);
  room.sockets[seat] = socket;
  socket.on('error', () => {});
  socket.on('message', (data) => {
    if (!room.game.play(seat, JSON.parse(data.toString()))) socket.send('{"t":"r"}');
    else for (let i = 0; i < 4; i++) room.sockets[i]?.send(JSON.stringify(room.game.view(i)));
  });
  socket.send(JSON.stringify({ ...room.game.view(seat), t: 'w' }));
});
sockets.on('listening', () => console.log('READY'));
