import { adapters } from './adapters.ts';
import { Load } from './load.ts';

/** A process of its own: connects everybody, says so, and runs what it is told to. */
const [name = '', port = '', rooms = '', mode = '', rate = '', seconds = ''] = process.argv.slice(2);
const adapter = adapters[name];
if (!adapter) throw new Error(`no adapter called ${name}`);
const load = new Load(adapter, Number(port), Number(rooms), {
  begin: () => console.log('BEGIN'),
  end: () => console.log('END'),
});
await load.connect();
console.log('CONNECTED');
await new Promise((resolve) => process.stdin.once('data', resolve));
const figures = mode === 'closed' ? await load.closed(Number(seconds)) : await load.open(Number(rate), Number(seconds));
console.log(JSON.stringify(figures));
process.exit(0);
