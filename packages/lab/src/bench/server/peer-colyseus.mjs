// Colyseus 0.18 with its ws transport and plain messages (no synchronised state); it is installed on demand.
import { createRequire } from 'node:module';
import { pathToFileURL } from 'node:url';
import { newGame } from './peer-game.mjs';

const require = createRequire(`${process.env.PEERS}/index.js`);
const load = (name) => import(pathToFileURL(require.resolve(name)).href);
const core = await load('@colyseus/core');
const { WebSocketTransport } = await load('@colyseus/ws-transport');
const { Server, Room } = core.Server ? core : core.default;

const isToy = process.env.GAME === 'toy';
/** Texts of JSON are packed faster than objects as large as the real game's. */
const read = (message) => (isToy ? message : JSON.parse(message));
const write = (message) => (isToy ? message : JSON.stringify(message));

class Bench extends Room {
  maxClients = 4;
  patchRate = null;

  onCreate() {
    this.game = newGame();
    this.seats = [];
    this.onMessage('m', (client, message) => {
      const asked = read(message);
      if (asked.t === 'begin' || this.game.play(client.seat, asked)) this.tell();
      else client.send('u', write({ t: 'r' }));
    });
  }

  tell() {
    for (let i = 0; i < this.seats.length; i++) this.seats[i].send('u', write(this.game.view(i)));
  }

  onJoin(client) {
    client.seat = this.seats.length;
    this.seats.push(client);
  }
}

const server = new Server({ greet: false, transport: new WebSocketTransport({}) });
server.define('bench', Bench);
await server.listen(Number(process.env.PORT), '127.0.0.1', 4096);
console.log('READY');
