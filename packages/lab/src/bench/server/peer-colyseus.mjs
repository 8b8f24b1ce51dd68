// Colyseus 0.18 with its ws transport and plain messages (no synchronised state); it is installed on demand.
import { createRequire } from 'node:module';
import { pathToFileURL } from 'node:url';
import { Toy } from './toy.mjs';

const require = createRequire(`${process.env.PEERS}/index.js`);
const load = (name) => import(pathToFileURL(require.resolve(name)).href);
const core = await load('@colyseus/core');
const { WebSocketTransport } = await load('@colyseus/ws-transport');
const { Server, Room } = core.Server ? core : core.default;

class Bench extends Room {
  maxClients = 4;
  patchRate = null;

  onCreate() {
    this.toy = new Toy(4);
    this.seats = [];
    this.onMessage('m', (client, move) => {
      if (move.t !== 'play' || !this.toy.play(client.seat, move)) return;
      for (let i = 0; i < this.seats.length; i++) this.seats[i].send('u', this.toy.view(i));
    });
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
