import { createInterface } from 'node:readline';
import { adapters } from './adapters.ts';
import { Load } from './load.ts';

/** A process of its own: connects everybody, says so, warms up, and then plays a slice whenever it is told to. */
const [name = '', port = '', rooms = '', rate = ''] = process.argv.slice(2);
const adapter = adapters[name];
if (!adapter) throw new Error(`no adapter called ${name}`);
const load = new Load(adapter, Number(port), Number(rooms), rate === 'any' ? null : Number(rate), {
  begin: () => console.log('BEGIN'),
  end: () => console.log('END'),
});
await load.connect();
console.log('CONNECTED');
for await (const seconds of createInterface({ input: process.stdin })) {
  if (seconds === 'warm') {
    await load.warm();
    console.log('WARM');
  } else console.log(JSON.stringify(await load.slice(Number(seconds))));
}
process.exit(0);
